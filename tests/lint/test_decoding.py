"""Are the bytes of an article read as text, or refused with their place?"""

import codecs
import time

import pytest

from rummycheck.errors import ArticleError
from rummycheck.lint.decoding import MAX_BYTES, decoded
from rummycheck.source import Span

TEXT = "# Hände\r\nA♥ 2♥\r3♥ 🂡\n"


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ],
    ids=["utf-8", "utf-8-bom", "utf-16-le", "utf-16-be"],
)
@pytest.mark.parametrize("text", [TEXT, ""], ids=["text", "empty"])
def test_an_article_is_read_and_written_again_byte_for_byte(mark: bytes, encoding: str, text: str) -> None:
    content = mark + text.encode(encoding)
    article = decoded("a.md", content)
    assert article.text == text
    assert article.encoded(article.text) == content


@pytest.mark.parametrize(
    ("content", "message", "place"),
    [
        (b"caf\xe9 A", "byte 0xE9 is not UTF-8", (1, 4)),
        ("♥♥\r\nA\r♥".encode() + b"\xe2\x99", "byte 0xE2 is not UTF-8", (3, 2)),
        (b"A\n\0", "a NUL: is this a text?", (2, 1)),
        (b"A\0\xff", "a NUL: is this a text?", (1, 2)),
        (codecs.BOM_UTF8 + b"A\0B\0", "a NUL: is this a text?", (1, 2)),
        ("Ab".encode("utf-16-le"), "a NUL: UTF-16 without a byte order mark?", (1, 2)),
        ("Ab".encode("utf-16-be"), "a NUL: UTF-16 without a byte order mark?", (1, 1)),
        ("♥ abc def".encode("utf-16-be"), "a NUL: UTF-16 without a byte order mark?", (1, 3)),
        ("é abc def".encode("utf-16-le"), "byte 0xE9 is not UTF-8: UTF-16 without a byte order mark?", (1, 1)),
        (codecs.BOM_UTF16_LE + b"A\0\n\0B", "damaged UTF-16: truncated data", (2, 1)),
        (codecs.BOM_UTF16_LE + b"\0\xdc", "damaged UTF-16: illegal encoding", (1, 1)),
        ("A".encode("utf-32"), "a NUL: UTF-16 without a byte order mark?", (1, 1)),
    ],
)
def test_what_is_no_text_is_refused_with_its_place(content: bytes, message: str, place: tuple[int, int]) -> None:
    with pytest.raises(ArticleError) as caught:
        decoded("docs/a.md", content)
    assert caught.value.message == message
    assert caught.value.path == "docs/a.md"
    assert caught.value.span == Span(*place, place[0], place[1] + 1)


def test_a_file_that_no_article_is_as_long_as_is_refused() -> None:
    with pytest.raises(ArticleError, match=r"^more than 64 MB: no article is as long as that$"):
        decoded("a.md", bytes(MAX_BYTES + 1))


def test_fifty_megabytes_are_read_in_no_time() -> None:
    content = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦\n".encode() * (50 * 1024 * 1024 // 32)
    start = time.monotonic()
    assert decoded("a.md", content).text.endswith("Q♦\n")
    with pytest.raises(ArticleError):
        decoded("a.md", content + b"\xff")
    assert time.monotonic() - start < 20
