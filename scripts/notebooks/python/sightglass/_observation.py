"""Observations and the functions that open them."""

import functools
import inspect
import json
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import standin_clock as clock

from ._recorder import TraceState, current_observation, log, next_id, remote_trace, tick
from ._serialize import named_arguments, to_json


def _recorder():
    from ._client import default_client

    return default_client().recorder


def _set(target, values: dict[str, Any]) -> None:
    for name, value in values.items():
        if value is not None:
            setattr(target, name, value)


class Observation:
    """One step of a trace, open until its block ends."""

    def __init__(self, name, kind, trace: TraceState, parent_id, **fields) -> None:
        self.id = next_id(16)
        self.trace_id = trace.id
        self.name = name
        self.kind = kind
        self.input = None
        self.output = None
        self.metadata: dict[str, Any] = {}
        self.level = "DEFAULT"
        self.status_message = None
        self.version = None
        self.parent_id = parent_id
        self.start = self.end = clock.now()
        self._trace = trace
        _set(self, fields)

    def update(self, *, name=None, input=None, output=None, metadata=None, level=None, status_message=None, version=None):
        """Changes fields; metadata is merged by key."""
        _set(self, {"name": name, "input": input, "output": output, "level": level, "version": version})
        _set(self, {"status_message": status_message})
        self.metadata = {**self.metadata, **(metadata or {})}
        return self

    def score(self, name, value, *, comment=None, data_type=None, config_id=None, id=None) -> None:
        """Scores this observation."""
        self._add_score(name, value, comment, data_type, config_id, id, self.id)

    def _add_score(self, name, value, comment, data_type, config_id, id, observation_id) -> None:
        score = {"name": name, "value": value, "comment": comment, "dataType": data_type, "configId": config_id, "id": id}
        given = {key: item for key, item in score.items() if item is not None}
        target = {"traceId": self.trace_id, **({"observationId": observation_id} if observation_id else {})}
        self._trace.scores.append({**given, **target})

    def event(self, name, *, input=None, output=None, metadata=None, level="DEFAULT") -> None:
        """Records something that has no duration."""
        found = Observation(
            name, "event", self._trace, self.id, input=input, output=output, metadata=metadata, level=level
        )
        found.start = found.end = tick()
        self._trace.open += 1
        _close(found)

    def extra_attributes(self) -> dict[str, Any]:
        """Attributes other than input, output and metadata."""
        return {"status_message": self.status_message, "version": self.version}


class Generation(Observation):
    """A call to a model."""

    def __init__(self, name, kind, trace, parent_id, **fields) -> None:
        self.model = None
        self.parameters: dict[str, Any] = {}
        self.usage: dict[str, int] = {}
        self.cost: dict[str, float] = {}
        self.prompt = None
        self.completion_start_time = None
        super().__init__(name, kind, trace, parent_id, **fields)

    def update(
        self,
        *,
        name=None,
        input=None,
        output=None,
        metadata=None,
        level=None,
        status_message=None,
        version=None,
        model=None,
        parameters=None,
        usage=None,
        cost=None,
        prompt=None,
        completion_start_time=None,
    ):
        """Changes fields; metadata is merged by key."""
        super().update(
            name=name,
            input=input,
            output=output,
            metadata=metadata,
            level=level,
            status_message=status_message,
            version=version,
        )
        _set(self, {"model": model, "parameters": parameters, "usage": usage, "cost": cost, "prompt": prompt})
        _set(self, {"completion_start_time": completion_start_time})
        return self

    def extra_attributes(self) -> dict[str, Any]:
        """Attributes other than input, output and metadata."""
        started = self.completion_start_time
        linked = self.prompt if self.prompt is not None and not self.prompt.is_fallback else None
        return {
            **super().extra_attributes(),
            "model": self.model,
            "parameters": json.dumps(to_json(self.parameters)) if self.parameters else None,
            "usage": json.dumps(self.usage) if self.usage else None,
            "cost": json.dumps(self.cost) if self.cost else None,
            "completion_start_time": started.isoformat() if started else None,
            "prompt.name": linked.name if linked else None,
            "prompt.version": linked.version if linked else None,
        }


def open_observation(name, kind="span", cls=Observation, **fields):
    """Opens an observation below the current one, or as the start of a trace."""
    parent = current_observation.get()
    if parent is not None:
        trace, parent_id = parent._trace, parent.id
    else:
        trace = remote_trace.get() or TraceState(next_id(32))
        parent_id = trace.parent_id
    trace.open += 1
    observation = cls(name, kind, trace, parent_id, **fields)
    observation.start = tick()
    return observation


def close_observation(observation, error: BaseException | None = None) -> None:
    """Closes an observation, as failed where there is an error."""
    if error is not None:
        observation.level = "ERROR"
        observation.status_message = observation.status_message or str(error) or type(error).__name__
    observation.end = tick()
    _close(observation)


def _close(observation) -> None:
    observation._trace.open -= 1
    _recorder().finish(observation, observation._trace)


@contextmanager
def _block(observation):
    token = current_observation.set(observation)
    try:
        yield observation
    except BaseException as error:
        close_observation(observation, error)
        raise
    else:
        close_observation(observation)
    finally:
        current_observation.reset(token)


def span(name, *, kind="span", input=None, metadata=None, level="DEFAULT", version=None) -> AbstractContextManager[Observation]:
    """Records part of a function."""
    return _block(open_observation(name, kind, input=input, metadata=metadata, level=level, version=version))


def generation(
    name, *, model=None, input=None, parameters=None, metadata=None, prompt=None, level="DEFAULT", version=None
) -> AbstractContextManager[Generation]:
    """Records a call to a model."""
    fields = {"model": model, "input": input, "parameters": parameters, "metadata": metadata, "prompt": prompt}
    return _block(open_observation(name, "generation", Generation, **fields, level=level, version=version))


def observe(function=None, /, *, name=None, kind="span", capture_input=True, capture_output=True):
    """Records a function: its arguments become the input, what it returns the output."""
    if function is not None:
        return _wrap(function, name, kind, capture_input, capture_output)
    return lambda target: _wrap(target, name, kind, capture_input, capture_output)


def _wrap(function, name, kind, capture_input, capture_output):
    def start(args, kwargs):
        cls = Generation if kind in ("generation", "embedding") else Observation
        given = named_arguments(function, args, kwargs) if capture_input else None
        return open_observation(name or function.__name__, kind, cls, input=given or None)

    def keep(observation, result):
        if capture_output and observation.output is None and result is not None:
            observation.output = result

    @functools.wraps(function)
    def run(*args, **kwargs):
        with _block(start(args, kwargs)) as observation:
            result = function(*args, **kwargs)
            keep(observation, result)
            return result

    @functools.wraps(function)
    async def run_async(*args, **kwargs):
        with _block(start(args, kwargs)) as observation:
            result = await function(*args, **kwargs)
            keep(observation, result)
            return result

    @functools.wraps(function)
    def run_generator(*args, **kwargs):
        with _block(start(args, kwargs)) as observation:
            items = []
            for item in function(*args, **kwargs):
                items.append(item)
                yield item
            keep(observation, _joined(items))

    @functools.wraps(function)
    async def run_async_generator(*args, **kwargs):
        with _block(start(args, kwargs)) as observation:
            items = []
            async for item in function(*args, **kwargs):
                items.append(item)
                yield item
            keep(observation, _joined(items))

    if inspect.isasyncgenfunction(function):
        return run_async_generator
    if inspect.isgeneratorfunction(function):
        return run_generator
    return run_async if inspect.iscoroutinefunction(function) else run


def _joined(items):
    return "".join(items) if all(isinstance(item, str) for item in items) else items


class CurrentTrace:
    """The trace that the running code belongs to."""

    @property
    def id(self):
        found = current_observation.get()
        return found.trace_id if found else None

    @property
    def url(self):
        from ._client import default_client

        return default_client().trace_url(self.id) if self.id else None

    def update(
        self,
        *,
        name=None,
        user_id=None,
        session_id=None,
        tags=None,
        metadata=None,
        input=None,
        output=None,
        release=None,
        version=None,
        public=None,
    ) -> None:
        """Tags are added, metadata is merged by key, every other field keeps the last value."""
        found = current_observation.get()
        if found is None:
            log.warning("%s outside a trace: nothing was recorded.", "current.trace.update()")
            return
        trace = found._trace
        fields = {"name": name, "user_id": user_id, "session_id": session_id, "input": input, "output": output}
        fields |= {"release": release, "version": version, "public": public}
        trace.fields |= {key: value for key, value in fields.items() if value is not None}
        trace.tags += [tag for tag in (tags or ()) if tag not in trace.tags]
        trace.metadata |= metadata or {}


class Current:
    """What is being traced at this moment."""

    def __init__(self) -> None:
        self.trace = CurrentTrace()

    @property
    def observation(self):
        return current_observation.get()

    def score(self, name, value, *, comment=None, data_type=None, config_id=None, id=None) -> None:
        """Scores the trace that is running."""
        found = current_observation.get()
        if found is None:
            log.warning("%s outside a trace: nothing was recorded.", "current.score()")
            return
        found._add_score(name, value, comment, data_type, config_id, id, None)

    def event(self, name, *, input=None, output=None, metadata=None, level="DEFAULT") -> None:
        """Records something that has no duration."""
        found = current_observation.get()
        if found is None:
            log.warning("%s outside a trace: nothing was recorded.", "current.event()")
            return
        found.event(name, input=input, output=output, metadata=metadata, level=level)

    def headers(self) -> dict[str, str]:
        """W3C Trace Context for another service."""
        found = current_observation.get()
        return {"traceparent": f"00-{found.trace_id}-{found.id}-01"} if found else {}

    @contextmanager
    def continue_trace(self, headers):
        """Continues the trace of a caller; without a valid `traceparent` a new trace begins."""
        value = {key.lower(): item for key, item in headers.items()}.get("traceparent", "")
        parts = value.split("-")
        valid = len(parts) == 4 and len(parts[1]) == 32 and len(parts[2]) == 16
        token = remote_trace.set(TraceState(parts[1], parts[2]) if valid else None)
        outer = current_observation.set(None)
        try:
            yield
        finally:
            current_observation.reset(outer)
            remote_trace.reset(token)


current = Current()
