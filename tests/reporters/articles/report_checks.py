"""Is a report a document that the machines which read its format accept?"""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from jsonschema import Draft202012Validator

_SCHEMAS = Path(__file__).parent / "schemas"

# What the schema of Jenkins allows, as far as it is used: the attributes an element must have, and may; its children.
_JUNIT: Mapping[str, tuple[set[str], set[str], set[str]]] = {
    "testsuites": (set(), {"name"}, {"testsuite"}),
    "testsuite": ({"name", "tests"}, {"failures", "errors"}, {"testcase"}),
    "testcase": ({"name"}, {"classname"}, {"failure", "error", "system-out"}),
    "failure": (set(), {"message", "type"}, set()),
    "error": (set(), {"message", "type"}, set()),
    "system-out": (set(), set(), set()),
}


def is_json_by(name: str) -> Callable[[Sequence[str]], Any]:
    """Return what reads a JSON document that follows a schema, and fails for any other."""
    schema = json.loads((_SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))
    validator = Draft202012Validator(schema)

    def read(lines: Sequence[str]) -> Any:
        document = json.loads("\n".join(lines))
        validator.validate(document)
        return document

    return read


read_sarif = is_json_by("sarif")
read_gitlab = is_json_by("gitlab")
read_rdjson = is_json_by("rdjson")


def read_junit(lines: Sequence[str]) -> ET.Element:
    """Return the root of a JUnit document; fail for anything that is none."""
    root = ET.fromstring("\n".join(lines).encode())
    assert root.tag == "testsuites"
    for element in root.iter():
        needed, allowed, children = _JUNIT[element.tag]
        assert needed <= set(element.attrib) <= needed | allowed
        assert {child.tag for child in element} <= children
    for suite in root:
        assert int(suite.attrib["tests"]) == len(suite) > 0
        assert int(suite.attrib["failures"]) == len(suite.findall("testcase/failure"))
        assert int(suite.attrib["errors"]) == len(suite.findall("testcase/error"))
    return root
