"""Prompts."""

import logging
import re
import urllib.parse
from datetime import datetime

from ._transport import ApiError

log = logging.getLogger("sightglass")
_VARIABLE = re.compile(r"\{\{\s*([\w.-]+)\s*\}\}")


class Prompt:
    """A version of a prompt, ready to be filled in."""

    def __init__(self, row, is_fallback=False) -> None:
        self.name = row["name"]
        self.version = row["version"]
        self.type = row["type"]
        self.prompt = row["prompt"]
        self.labels = list(row["labels"])
        self.config = dict(row["config"])
        self.variables = list(row.get("variables", []))
        self.is_fallback = is_fallback

    def compile(self, **variables):
        """Fills in the variables; one without a value stays as it is."""
        if isinstance(self.prompt, str):
            return self._fill(self.prompt, variables)
        return [{**message, "content": self._fill(message["content"], variables)} for message in self.prompt]

    def _fill(self, text, variables):
        def value(match):
            name = match.group(1)
            if name not in variables:
                log.warning('Prompt "%s", version %s: no value for %s.', self.name, self.version, name)
                return match.group(0)
            return str(variables[name])

        return _VARIABLE.sub(value, text)

    def to_langchain(self):
        """The prompt with variables as LangChain writes them."""
        convert = lambda text: _VARIABLE.sub(r"{\1}", text)  # noqa: E731
        if isinstance(self.prompt, str):
            return convert(self.prompt)
        return [(message["role"], convert(message["content"])) for message in self.prompt]


class PromptSummary:
    """A prompt in a list."""

    def __init__(self, row) -> None:
        self.name = row["name"]
        self.type = row["type"]
        self.versions = row["versions"]
        self.labels = row["labels"]
        self.tags = row["tags"]
        self.updated_at = datetime.fromisoformat(row["updatedAt"])


class Prompts:
    """Prompt management."""

    def __init__(self, client) -> None:
        self._client = client
        self._cache: dict[tuple, Prompt] = {}

    def get(self, name, *, label=None, version=None, type="text", cache_ttl=60, fallback=None, timeout=None):
        """Returns a version; from the cache where it is there."""
        key = (name, label, version)
        if cache_ttl and key in self._cache:
            return self._cache[key]
        try:
            params = {"version": version} if version else {"label": label or "production"}
            row = self._client.transport.request("GET", f"/api/public/prompts/{_path(name)}", params)
        except (ApiError, OSError):
            if fallback is None:
                raise
            row = {"name": name, "version": 0, "type": type, "prompt": fallback, "labels": [], "config": {}}
            return Prompt(row, is_fallback=True)
        if row["type"] != type:
            raise ValueError(f'Prompt "{name}" is of type {row["type"]}, not {type}.')
        self._cache[key] = Prompt(row)
        return self._cache[key]

    def create(self, *, name, prompt, type="text", labels=(), config=None, tags=(), commit_message=None):
        """Creates a prompt, or the next version of one."""
        body = {"name": name, "prompt": prompt, "type": type, "labels": list(labels), "tags": list(tags)}
        body |= {"config": dict(config or {})} | ({"commitMessage": commit_message} if commit_message else {})
        return Prompt(self._client.transport.request("POST", "/api/public/prompts", body=body))

    def update(self, name, *, version, labels):
        """Moves labels to a version."""
        path = f"/api/public/prompts/{_path(name)}/versions/{version}"
        self.clear_cache(name)
        return Prompt(self._client.transport.request("PATCH", path, body={"labels": list(labels)}))

    def list(self, *, name=None, label=None, tag=None, limit=50):
        """All prompts, page after page."""
        rows = self._client.api.pages("/api/public/prompts", name=name, label=label, tag=tag, limit=limit)
        return (PromptSummary(row) for row in rows)

    def delete(self, name, *, version=None) -> None:
        """Deletes a prompt or one version."""
        path = f"/api/public/prompts/{_path(name)}"
        self.clear_cache(name)
        self._client.transport.request("DELETE", f"{path}/versions/{version}" if version else path)

    def clear_cache(self, name=None) -> None:
        """Forgets one prompt or all."""
        self._cache = {key: value for key, value in self._cache.items() if name is not None and key[0] != name}


def _path(name: str) -> str:
    return urllib.parse.quote(name, safe="")
