"""Collects observations and sends them as OpenTelemetry spans."""

import hashlib
import json
import logging
import os
from contextvars import ContextVar
from datetime import datetime, timedelta, timezone
from typing import Any

import standin_clock as clock

from ._serialize import Media, to_json
from ._transport import ApiError

log = logging.getLogger("sightglass")
_START = datetime.fromisoformat(os.environ.get("STANDIN_START", "2026-01-01T09:00:00+00:00"))
_counter = 0


def next_id(length: int) -> str:
    """An ID that is the same in every run of the same notebook."""
    global _counter
    _counter += 1
    seed = f"{os.environ.get('STANDIN_SEED', '')}/{_counter}"
    return hashlib.sha256(seed.encode()).hexdigest()[:length]


def time_at(milliseconds: float) -> datetime:
    """The simulated time of day."""
    return _START + timedelta(milliseconds=milliseconds)


class TraceState:
    """What the observations of one trace share."""

    def __init__(self, trace_id: str, parent_id: str = "") -> None:
        self.id = trace_id
        self.parent_id = parent_id
        self.fields: dict[str, Any] = {}
        self.tags: list[str] = []
        self.metadata: dict[str, Any] = {}
        self.finished: list[dict[str, Any]] = []
        self.scores: list[dict[str, Any]] = []
        self.open = 0


current_observation: ContextVar[Any] = ContextVar("sightglass_observation", default=None)
remote_trace: ContextVar[TraceState | None] = ContextVar("sightglass_remote_trace", default=None)


def _attribute(key: str, value: Any) -> dict[str, Any]:
    if isinstance(value, bool):
        return {"key": key, "value": {"boolValue": value}}
    if isinstance(value, int):
        return {"key": key, "value": {"intValue": str(value)}}
    if isinstance(value, list):
        return {"key": key, "value": {"arrayValue": {"values": [{"stringValue": str(item)} for item in value]}}}
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return {"key": key, "value": {"stringValue": text}}


def _nanoseconds(milliseconds: float) -> str:
    return str(int(time_at(milliseconds).timestamp() * 1_000) * 1_000_000)


class Recorder:
    """Sends finished traces with the client that was created first."""

    def __init__(self, client) -> None:
        self.client = client

    def masked(self, value: Any, field: str, name: str) -> Any:
        """The value as JSON, after the mask of the client."""
        mask = self.client.mask
        if mask is not None:
            try:
                value = mask(to_json(value))
            except Exception as error:
                log.warning('The mask failed on the %s of "%s": %s. The value was dropped.', field, name, error)
                return None
        return to_json(value, self._upload if self.client.media_upload else None)

    def _upload(self, media: Media) -> dict[str, Any]:
        import base64

        digest = base64.b64encode(hashlib.sha256(media.content).digest()).decode()
        observation = current_observation.get()
        body = {
            "traceId": observation.trace_id if observation else "0" * 32,
            "contentType": media.content_type,
            "contentLength": len(media.content),
            "sha256": digest,
            "field": "input",
        }
        created = self.client.transport.request("POST", "/api/public/media", body=body)
        return {"mediaId": created["mediaId"], "contentType": media.content_type}

    def finish(self, observation, trace: TraceState) -> None:
        """Adds an observation to its trace, and sends the trace when nothing of it is open."""
        trace.finished.append(self._span(observation, trace))
        if trace.open == 0:
            self.send(trace)

    def _span(self, observation, trace: TraceState) -> dict[str, Any]:
        attributes = {"kind": observation.kind, "level": observation.level}
        for name in ("input", "output", "metadata"):
            value = getattr(observation, name)
            if value is not None and value != {}:
                attributes[name] = json.dumps(self.masked(value, name, observation.name), ensure_ascii=False)
        attributes |= observation.extra_attributes()
        span = {f"sightglass.observation.{key}": value for key, value in attributes.items() if value is not None}
        if observation.parent_id == trace.parent_id:
            span |= self._trace_attributes(trace, observation.name)
        return {
            "traceId": trace.id,
            "spanId": observation.id,
            "parentSpanId": observation.parent_id,
            "name": observation.name,
            "kind": 1,
            "startTimeUnixNano": _nanoseconds(observation.start),
            "endTimeUnixNano": _nanoseconds(observation.end),
            "attributes": [_attribute(key, value) for key, value in span.items()],
            "status": {"code": 2, "message": observation.status_message or ""} if observation.level == "ERROR" else {},
        }

    def _trace_attributes(self, trace: TraceState, name: str) -> dict[str, Any]:
        fields = dict(trace.fields)
        result = {"user.id": fields.pop("user_id", None), "session.id": fields.pop("session_id", None)}
        for key, value in fields.items():
            encode = key in ("input", "output")
            result[f"sightglass.trace.{key}"] = json.dumps(self.masked(value, key, name)) if encode else value
        result["sightglass.trace.tags"] = trace.tags or None
        result["sightglass.trace.metadata"] = (
            json.dumps(self.masked(trace.metadata, "metadata", name)) if trace.metadata else None
        )
        return {key: value for key, value in result.items() if value is not None}

    def send(self, trace: TraceState) -> None:
        """Sends what has finished, then the scores that were given meanwhile."""
        spans, scores = trace.finished, trace.scores
        trace.finished, trace.scores = [], []
        if not self.client.tracing_enabled or not spans:
            return
        resource = {"deployment.environment.name": self.client.environment, "service.version": self.client.release}
        attributes = [_attribute(key, value) for key, value in resource.items() if value]
        body = {"resourceSpans": [{"resource": {"attributes": attributes}, "scopeSpans": [{"spans": spans}]}]}
        try:
            self.client.transport.request("POST", "/api/public/otel/v1/traces", body=body)
        except ApiError as error:
            message = str(error).partition(": ")[2]
            log.error("Batch of %d observations refused: %s %s. %s", len(spans), error.status, error.code, message)
            return
        except OSError:
            log.error("Batch of %d observations dropped after 10 minutes of trying.", len(spans))
            return
        for score in scores:
            self.client.post_score(score)
        if self.client.debug:
            log.debug("Batch of %d observations sent to %s in 0 ms: 200.", len(spans), self.client.transport.host)


def tick() -> float:
    """A short, fixed time for work that is not simulated."""
    return clock.tick(1)
