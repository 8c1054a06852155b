"""Turns any value into JSON."""

import base64
import dataclasses
import inspect
from collections.abc import Mapping
from datetime import date
from enum import Enum
from typing import Any


class Media:
    """A file that is stored with a trace."""

    def __init__(
        self,
        *,
        content: bytes | None = None,
        content_type: str | None = None,
        file_path: str | None = None,
        base64: str | None = None,
    ) -> None:
        if file_path is not None:
            with open(file_path, "rb") as file:
                content = file.read()
        if base64 is not None:
            content = _decode(base64)
        self.content = content or b""
        self.content_type = content_type or "application/octet-stream"


def _decode(text: str) -> bytes:
    return base64.b64decode(text)


def _media_of_data_uri(text: str) -> Media | None:
    head, _, body = text.partition(";base64,")
    if not body or not head.startswith("data:"):
        return None
    return Media(content=base64.b64decode(body), content_type=head.removeprefix("data:"))


def to_json(value: Any, upload=None) -> Any:
    """Returns plain JSON; `upload` turns files into references."""
    if isinstance(value, str):
        media = _media_of_data_uri(value) if value.startswith("data:") and upload else None
        return upload(media) if media else value
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, Media):
        return upload(value) if upload else {"contentType": value.content_type}
    if isinstance(value, Mapping):
        return {str(key): to_json(item, upload) for key, item in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [to_json(item, upload) for item in value]
    if isinstance(value, Enum):
        return to_json(value.value, upload)
    if isinstance(value, date):
        return value.isoformat()
    if hasattr(value, "model_dump"):
        return to_json(value.model_dump(mode="json", exclude_none=True), upload)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return to_json(dataclasses.asdict(value), upload)
    if isinstance(value, bytes):
        return f"<{len(value)} bytes>"
    return str(value)


def named_arguments(function, args, kwargs) -> dict[str, Any]:
    """The arguments of a call by their names, without `self` and `cls`."""
    try:
        bound = inspect.signature(function).bind(*args, **kwargs)
    except (TypeError, ValueError):
        return {"args": list(args), **kwargs}
    return {name: value for name, value in bound.arguments.items() if name not in ("self", "cls")}
