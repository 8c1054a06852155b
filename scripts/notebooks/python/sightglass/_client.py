"""The client of a project."""

import hashlib
import logging
import sys
from datetime import datetime

from ._datasets import Datasets
from ._prompts import Prompts
from ._recorder import Recorder
from ._serialize import to_json
from ._transport import ApiError, Transport, setting

log = logging.getLogger("sightglass")
_first: "Sightglass | None" = None


def default_client() -> "Sightglass":
    """The client that traces."""
    return _first or Sightglass()


class Score:
    """A score in a list."""

    def __init__(self, row) -> None:
        self.id = row["id"]
        self.name = row["name"]
        self.value = row["value"]
        self.data_type = row["dataType"]
        self.source = row["source"]
        self.trace_id = row.get("traceId")
        self.observation_id = row.get("observationId")
        self.session_id = row.get("sessionId")
        self.comment = row.get("comment")
        self.config_id = row.get("configId")
        self.created_at = datetime.fromisoformat(row["createdAt"])


class Scores:
    """Scores of traces, observations and sessions."""

    def __init__(self, client) -> None:
        self._client = client

    def create(
        self,
        *,
        name,
        value,
        trace_id=None,
        observation_id=None,
        session_id=None,
        comment=None,
        data_type=None,
        config_id=None,
        id=None,
        metadata=None,
    ) -> None:
        """Creates a score, or replaces the one with the same ID."""
        body = {"name": name, "value": value, "traceId": trace_id, "observationId": observation_id}
        body |= {"sessionId": session_id, "comment": comment, "dataType": data_type, "configId": config_id}
        body |= {"id": id, "metadata": to_json(metadata)}
        self._client.post_score({key: item for key, item in body.items() if item is not None})

    def list(self, *, name=None, trace_id=None, source=None, limit=50):
        """All scores, newest first."""
        rows = self._client.api.pages("/api/public/scores", name=name, traceId=trace_id, source=source, limit=limit)
        return (Score(row) for row in rows)

    def delete(self, score_id) -> None:
        """Deletes a score."""
        self._client.transport.request("DELETE", f"/api/public/scores/{score_id}")


class Api:
    """The public API, one method a request."""

    def __init__(self, client) -> None:
        self._client = client

    def get(self, path, **params):
        """Sends GET."""
        return self._client.transport.request("GET", path, params)

    def post(self, path, body):
        """Sends POST."""
        return self._client.transport.request("POST", path, body=to_json(body))

    def patch(self, path, body):
        """Sends PATCH."""
        return self._client.transport.request("PATCH", path, body=to_json(body))

    def delete(self, path, body=None) -> None:
        """Sends DELETE."""
        self._client.transport.request("DELETE", path, body=to_json(body))

    def pages(self, path, **params):
        """Yields the entries of a list, page after page."""
        cursor = None
        while True:
            answer = self.get(path, **params, cursor=cursor)
            yield from answer["data"]
            cursor = answer["meta"]["nextCursor"]
            if cursor is None:
                return


class Sightglass:
    """The first one of a process is the one that traces. Without arguments, the first one is returned again."""

    def __new__(cls, **options):
        return _first if _first is not None and not options else super().__new__(cls)

    def __init__(
        self,
        *,
        public_key=None,
        secret_key=None,
        host=None,
        environment=None,
        release=None,
        sample_rate=None,
        flush_at=None,
        flush_interval=None,
        timeout=None,
        debug=None,
        tracing_enabled=None,
        mask=None,
        media_upload=True,
    ) -> None:
        global _first
        if _first is self:
            return
        keys = setting(public_key, "PUBLIC_KEY"), setting(secret_key, "SECRET_KEY")
        self.transport = Transport(
            setting(host, "HOST", "https://cloud.sightglass.example"),
            keys[0] or "",
            keys[1] or "",
            float(setting(timeout, "TIMEOUT", "10")),
        )
        self.environment = setting(environment, "ENVIRONMENT", "default")
        self.release = setting(release, "RELEASE")
        self.debug = str(setting(debug, "DEBUG", "false")).lower() == "true"
        enabled = str(setting(tracing_enabled, "TRACING_ENABLED", "true")).lower() == "true"
        self.tracing_enabled = enabled and float(setting(sample_rate, "SAMPLE_RATE", "1")) > 0
        self.mask = mask
        self.media_upload = media_upload
        self.recorder = Recorder(self)
        self.api = Api(self)
        self.prompts = Prompts(self)
        self.scores = Scores(self)
        self.datasets = Datasets(self)
        if self.debug:
            _log_to_stderr()
        _first = _first or self

    def post_score(self, body) -> None:
        """Sends a score; one that is refused is logged."""
        try:
            self.transport.request("POST", "/api/public/scores", body=to_json(body))
        except ApiError as error:
            message = str(error).partition(": ")[2]
            log.error("Score %s refused: %s %s. %s", body["name"], error.status, error.code, message)

    def flush(self, timeout=None) -> bool:
        """Whether all was sent; traces are sent when they end."""
        return True

    def shutdown(self) -> None:
        """Sends what is left and stops."""

    def check_keys(self) -> bool:
        """Whether the project knows the keys."""
        try:
            self.transport.request("GET", "/api/public/projects")
        except ApiError:
            return False
        return True

    def trace_url(self, trace_id) -> str:
        """Where the trace can be opened."""
        return f"{self.transport.host}/trace/{trace_id}"

    def trace_id_from(self, seed) -> str:
        """The first 32 hexadecimal characters of the seed's SHA-256."""
        return hashlib.sha256(seed.encode()).hexdigest()[:32]


def _log_to_stderr() -> None:
    log.setLevel(logging.DEBUG)
    if not log.handlers:
        log.addHandler(logging.StreamHandler(sys.stderr))
