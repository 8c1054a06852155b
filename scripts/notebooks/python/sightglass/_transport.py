"""Sends requests to the Sightglass API."""

import base64
import json
import os
import urllib.error
import urllib.parse
import urllib.request
from typing import Any


class SightglassError(Exception):
    """Base class of all errors of the SDK."""


class ApiError(SightglassError):
    """Its text is `{status} {code}: {message}`."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code


class PromptNotFound(ApiError):
    """There is no such prompt, version or label."""


class Transport:
    """One connection to a project."""

    def __init__(self, host: str, public_key: str, secret_key: str, timeout: float) -> None:
        self.host = host.rstrip("/")
        self._authorization = "Basic " + base64.b64encode(f"{public_key}:{secret_key}".encode()).decode()
        self._timeout = timeout

    def request(self, method: str, path: str, params: dict[str, Any] | None = None, body: Any = None) -> Any:
        query = urllib.parse.urlencode(
            {key: _query_value(value) for key, value in (params or {}).items() if value is not None}
        )
        request = urllib.request.Request(
            f"{self.host}{path}{'?' + query if query else ''}",
            data=None if body is None else json.dumps(body).encode(),
            method=method,
            headers={"authorization": self._authorization, "content-type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as response:
                text = response.read().decode()
        except urllib.error.HTTPError as error:
            raise _api_error(error, path) from None
        return json.loads(text) if text else None


def _query_value(value: Any) -> Any:
    if isinstance(value, bool):
        return str(value).lower()
    if hasattr(value, "isoformat"):
        return value.isoformat()
    return ",".join(value) if isinstance(value, (list, tuple)) else value


def _api_error(error: urllib.error.HTTPError, path: str) -> ApiError:
    try:
        details = json.loads(error.read().decode())["error"]
    except (ValueError, KeyError):
        details = {"code": "internal", "message": error.reason}
    is_prompt = error.code == 404 and path.startswith("/api/public/prompts/")
    return (PromptNotFound if is_prompt else ApiError)(error.code, details["code"], details["message"])


def setting(value: Any, name: str, default: str | None = None) -> Any:
    """An argument, else the environment variable, else the default."""
    return value if value is not None else os.environ.get(f"SIGHTGLASS_{name}", default)
