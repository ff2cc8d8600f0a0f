"""Turns records into data that JSON can hold, and back with every value's type checked.

Only what the annotations of a record name is ever made, so that data from anywhere can give a wrong value at worst.
Records are `{"Size": [3, null]}`, mappings `{"": [[key, value], ...]}`, all other containers lists.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from types import GenericAlias, NoneType, UnionType
from typing import Any, TypeVar, cast

T = TypeVar("T")
_Reader = Callable[[object], object]

_SIMPLE = (int, str, bool, NoneType)
_MAPPING = ""


class UnfitError(ValueError):
    """Data that are not what the record asks for, or a value that no plain data stand for."""


def to_plain(value: object) -> object:
    """Return a value as plain data. Raises UnfitError where there is no way back."""
    if isinstance(value, Enum):
        return value.value
    if type(value) in _SIMPLE:
        return value
    if isinstance(value, tuple):
        items = [to_plain(item) for item in value]
        return {type(value).__name__: items} if hasattr(value, "_fields") else items
    if isinstance(value, Mapping):
        return {_MAPPING: [[to_plain(key), to_plain(item)] for key, item in value.items()]}
    raise UnfitError(f"no plain data for {type(value).__name__}")


def from_plain(data: object, kind: type[T]) -> T:
    """Return the record of this kind that plain data stand for. Raises UnfitError if they don't fit."""
    annotation: Any = kind
    return cast("T", _reader(annotation)(data))


@cache
def _reader(kind: Any) -> _Reader:
    """Return the function that reads values of a kind, which is a class or an annotation."""
    if kind is None:
        return _exactly(NoneType)
    if kind in _SIMPLE:
        return _exactly(kind)
    if isinstance(kind, UnionType):
        return _any_of([_reader(one) for one in kind.__args__])
    if isinstance(kind, GenericAlias):
        return _container(kind.__origin__, kind.__args__)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _member(kind)
    if hasattr(kind, "_fields"):
        return _record(kind)
    raise UnfitError(f"no plain data for {kind}")


def _container(origin: Any, kinds: tuple[Any, ...]) -> _Reader:
    if origin is tuple and kinds[1:] == (...,):
        return _items(kinds[0])
    if origin is Mapping:
        return _mapping(*map(_reader, kinds))
    raise UnfitError(f"no plain data for {origin} of {kinds}")


def _exactly(kind: type) -> _Reader:
    def read(data: object) -> object:
        if type(data) is not kind:  # True is no number here
            raise UnfitError
        return data

    return read


def _any_of(readers: list[_Reader]) -> _Reader:
    def read(data: object) -> object:
        for reader in readers:
            try:
                return reader(data)
            except UnfitError:
                continue
        raise UnfitError

    return read


def _items(kind: Any) -> _Reader:
    reader = _reader(kind)

    def read(data: object) -> object:
        if type(data) is not list:
            raise UnfitError
        return tuple(map(reader, data))

    return read


def _mapping(read_key: _Reader, read_value: _Reader) -> _Reader:
    def read(data: object) -> object:
        pairs = _inside(data, _MAPPING)
        if not all(type(pair) is list and len(pair) == 2 for pair in pairs):
            raise UnfitError
        return {read_key(key): read_value(value) for key, value in pairs}

    return read


def _member(kind: type[Enum]) -> _Reader:
    members: dict[object, Enum] = {member.value: member for member in kind}

    def read(data: object) -> object:
        if type(data) is not str or data not in members:
            raise UnfitError
        return members[data]

    return read


def _record(kind: Any) -> _Reader:
    readers = [_reader(kind.__annotations__[field]) for field in kind._fields]

    def read(data: object) -> object:
        values = _inside(data, kind.__name__)
        if len(values) != len(readers):
            raise UnfitError
        return kind(*[reader(value) for reader, value in zip(readers, values, strict=True)])

    return read


def _inside(data: object, name: str) -> list[Any]:
    """Return the list under the only key of an object."""
    if type(data) is not dict or list(data) != [name] or type(data[name]) is not list:
        raise UnfitError
    return cast("list[Any]", data[name])
