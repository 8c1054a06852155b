"""Python SDK v3. `pip install sightglass`; Python 3.10 or newer.

Sends data with `requests`, so `HTTPS_PROXY`, `NO_PROXY` and `REQUESTS_CA_BUNDLE` apply. Client methods are synchronous.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Any, Literal, ParamSpec, Protocol, TypeVar, overload

__version__: str

P = ParamSpec("P")
R = TypeVar("R")

ObservationKind = Literal[
    "span", "generation", "event", "agent", "tool", "chain", "retriever", "embedding", "evaluator", "guardrail"
]
Level = Literal["DEBUG", "DEFAULT", "WARNING", "ERROR"]
ScoreValue = float | str | bool
ScoreDataType = Literal["numeric", "categorical", "boolean"]
Json = Any
Mask = Callable[[Any], Any]

# Records a function: its arguments become the input, and its return value becomes the output. Use it with or without parentheses.
@overload
def observe(function: Callable[P, R], /) -> Callable[P, R]: ...
@overload
def observe(
    *,
    name: str | None = None,  # Name of the observation; by default the function's name.
    kind: ObservationKind = "span",  # Kind of the observation.
    capture_input: bool = True,  # Whether the arguments become the input.
    capture_output: bool = True,  # Whether the return value becomes the output.
) -> Callable[[Callable[P, R]], Callable[P, R]]: ...

class Observation:
    """One step of a trace, open until its block ends."""

    id: str
    trace_id: str
    name: str
    kind: ObservationKind
    input: Json
    output: Json
    metadata: Mapping[str, Json]
    level: Level
    status_message: str | None
    version: str | None

    # Sets fields of the observation.
    def update(
        self,
        *,
        name: str | None = None,  # Name of the observation.
        input: Json = None,  # What the step received; any JSON.
        output: Json = None,  # What the step returned; any JSON.
        metadata: Mapping[str, Json] | None = None,  # Anything without a dedicated field, merged by key with what is already set.
        level: Level | None = None,  # How serious the observation is.
        status_message: str | None = None,  # Reason for the level, such as the text of an exception.
        version: str | None = None,  # Version of the step.
    ) -> Observation: ...
    # Adds a score to the observation.
    def score(
        self,
        name: str,  # What is judged.
        value: ScoreValue,  # A number, a category, or true or false.
        *,
        comment: str | None = None,  # Reason for the score.
        data_type: ScoreDataType | None = None,  # Type that the value must have; by default the type of the value.
        config_id: str | None = None,  # ID of the score config to check the value against.
        id: str | None = None,  # Your own ID; sending the same ID again replaces the score.
    ) -> None: ...
    # Adds an event, which has no duration.
    def event(
        self,
        name: str,  # Name of the event.
        *,
        input: Json = None,  # Any JSON.
        output: Json = None,  # Any JSON.
        metadata: Mapping[str, Json] | None = None,  # Anything without a dedicated field.
        level: Level = "DEFAULT",  # How serious the event is.
    ) -> None: ...

class Generation(Observation):
    """A call to a model."""

    model: str | None
    parameters: Mapping[str, Json]
    usage: Mapping[str, int]
    cost: Mapping[str, float]
    prompt: Prompt | None
    completion_start_time: datetime | None

    # Sets fields of the generation.
    def update(
        self,
        *,
        name: str | None = None,  # Name of the observation.
        input: Json = None,  # Messages or text that the model received; any JSON.
        output: Json = None,  # What the model returned; any JSON.
        metadata: Mapping[str, Json] | None = None,  # Anything without a dedicated field, merged by key with what is already set.
        level: Level | None = None,  # How serious the observation is.
        status_message: str | None = None,  # Reason for the level, such as the text of an exception.
        version: str | None = None,  # Version of the step.
        model: str | None = None,  # Name of the model, as the provider writes it.
        parameters: Mapping[str, Json] | None = None,  # Model parameters, such as `temperature`.
        usage: Mapping[str, int] | None = None,  # Tokens by usage type, such as `input` and `output`.
        cost: Mapping[str, float] | None = None,  # US dollars by usage type, or one amount as `total`.
        prompt: Prompt | None = None,  # Prompt to link the generation to.
        completion_start_time: datetime | None = None,  # When the first token arrived.
    ) -> Generation: ...

# Records part of a function. Use it in a `with` statement.
def span(
    name: str,  # Name of the observation.
    *,
    kind: ObservationKind = "span",  # Kind of the observation.
    input: Json = None,  # Any JSON.
    metadata: Mapping[str, Json] | None = None,  # Anything without a dedicated field.
    level: Level = "DEFAULT",  # How serious the observation is.
    version: str | None = None,  # Version of the step.
) -> AbstractContextManager[Observation]: ...
# Records a call to a model. Use it in a `with` statement.
def generation(
    name: str,  # Name of the observation.
    *,
    model: str | None = None,  # Name of the model, as the provider writes it.
    input: Json = None,  # Messages or text; any JSON.
    parameters: Mapping[str, Json] | None = None,  # Model parameters, such as `temperature`.
    metadata: Mapping[str, Json] | None = None,  # Anything without a dedicated field.
    prompt: Prompt | None = None,  # Prompt to link the generation to.
    level: Level = "DEFAULT",  # How serious the observation is.
    version: str | None = None,  # Version of the step.
) -> AbstractContextManager[Generation]: ...

class CurrentTrace:
    """The trace that the running code belongs to."""

    @property
    def id(self) -> str | None: ...
    @property
    def url(self) -> str | None: ...
    # Sets fields of the trace. Tags are added, metadata is merged by key, and every other field keeps the last value.
    def update(
        self,
        *,
        name: str | None = None,  # What the request is for.
        user_id: str | None = None,  # Who made the request.
        session_id: str | None = None,  # The session that the trace belongs to.
        tags: Sequence[str] | None = None,  # Words to filter by, added to the tags that are already set.
        metadata: Mapping[str, Json] | None = None,  # Anything without a dedicated field, merged by key with what is already set.
        input: Json = None,  # What the application received; any JSON.
        output: Json = None,  # What the application returned; any JSON.
        release: str | None = None,  # Version of the application.
        version: str | None = None,  # Version of one part of the application.
        public: bool | None = None,  # Whether anyone with the URL may read the trace.
    ) -> None: ...

class Current:
    """What is currently being traced."""

    trace: CurrentTrace

    @property
    def observation(self) -> Observation | None: ...
    # Adds a score to the current trace.
    def score(
        self,
        name: str,  # What is judged.
        value: ScoreValue,  # A number, a category, or true or false.
        *,
        comment: str | None = None,  # Reason for the score.
        data_type: ScoreDataType | None = None,  # Type that the value must have; by default the type of the value.
        config_id: str | None = None,  # ID of the score config to check the value against.
        id: str | None = None,  # Your own ID; sending the same ID again replaces the score.
    ) -> None: ...
    # Adds an event, which has no duration.
    def event(
        self,
        name: str,  # Name of the event.
        *,
        input: Json = None,  # Any JSON.
        output: Json = None,  # Any JSON.
        metadata: Mapping[str, Json] | None = None,  # Anything without a dedicated field.
        level: Level = "DEFAULT",  # How serious the event is.
    ) -> None: ...
    # Returns the W3C Trace Context headers: `traceparent`, and `tracestate` if there is one.
    def headers(self) -> dict[str, str]: ...
    # Continues the trace in the headers. Use it in a `with` statement. Header names are case-insensitive. Without a valid `traceparent`, a new trace starts.
    def continue_trace(
        self,
        headers: Mapping[str, str],  # Headers of the incoming request.
    ) -> AbstractContextManager[None]: ...

# The trace and observation that the running code belongs to.
current: Current

class Media:
    """A file that is stored with a trace. Base64 data URIs in inputs, outputs and metadata become files automatically."""

    def __init__(
        self,
        *,
        content: bytes | None = None,  # Content of the file, if you have it in memory.
        content_type: str | None = None,  # Media type, such as `image/png`.
        file_path: str | None = None,  # Path of the file, if it is on disk.
        base64: str | None = None,  # Content of the file in base64.
    ) -> None: ...

class PromptMessage(Protocol):
    role: str
    content: str

class Prompt:
    """A version of a prompt, ready to be filled in."""

    name: str
    version: int
    type: Literal["text", "chat"]
    prompt: Any
    labels: list[str]
    config: dict[str, Json]
    variables: list[str]
    is_fallback: bool

    # Fills in the variables and returns the text or the messages.
    def compile(
        self,
        **variables: Any,  # Value of each variable, by name.
    ) -> Any: ...
    # Returns the prompt as a LangChain template.
    def to_langchain(self) -> Any: ...

# In every `list` and `runs` method, `limit` is the page size; iterating continues to the last entry.
class Prompts:
    # Fetches a version of a prompt, from the cache if it is fresh.
    def get(
        self,
        name: str,  # Name of the prompt.
        *,
        label: str | None = None,  # Fetches the version with this label; `production` by default.
        version: int | None = None,  # Fetches this version instead of a label.
        type: Literal["text", "chat"] = "text",  # Type that the prompt must have.
        cache_ttl: int = 60,  # Seconds to cache the prompt; 0 fetches it each time.
        fallback: str | list[dict[str, str]] | None = None,  # Used if the fetch fails and nothing is cached.
        timeout: float | None = None,  # Timeout of the first fetch, in seconds.
    ) -> Prompt: ...
    # Saves a new version of a prompt.
    def create(
        self,
        *,
        name: str,  # Name, with slashes for folders.
        prompt: str | list[dict[str, str]],  # Text, or messages for a chat prompt.
        type: Literal["text", "chat"] = "text",  # Whether the prompt is a text or a list of messages.
        labels: Sequence[str] = (),  # Labels of the version.
        config: Mapping[str, Json] | None = None,  # Settings for your code, such as the model and its parameters.
        tags: Sequence[str] = (),  # Words to filter by; they belong to the prompt, not to a version.
        commit_message: str | None = None,  # What changed.
    ) -> Prompt: ...
    # Moves labels to a version.
    def update(
        self,
        name: str,  # Name of the prompt.
        *,
        version: int,  # Number of the version that gets the labels.
        labels: Sequence[str],  # Labels to move to this version.
    ) -> Prompt: ...
    # Iterates over all prompts that match.
    def list(
        self,
        *,
        name: str | None = None,  # Only prompts with this name.
        label: str | None = None,  # Only prompts that have a version with this label.
        tag: str | None = None,  # Only prompts with this tag.
        limit: int = 50,  # Number of entries in each page; iterating continues to the last entry.
    ) -> Iterator[PromptSummary]: ...
    # Deletes a prompt, or one version of it.
    def delete(
        self,
        name: str,  # Name of the prompt.
        *,
        version: int | None = None,  # Number of the version to delete; all versions by default.
    ) -> None: ...
    # Clears the cache for one prompt, or for all prompts.
    def clear_cache(
        self,
        name: str | None = None,  # Name of the prompt; all prompts by default.
    ) -> None: ...

class PromptSummary:
    name: str
    type: Literal["text", "chat"]
    versions: list[int]
    labels: list[str]
    tags: list[str]
    updated_at: datetime

class Score:
    id: str
    name: str
    value: ScoreValue
    data_type: ScoreDataType
    source: Literal["api", "annotation", "judge"]
    trace_id: str | None
    observation_id: str | None
    session_id: str | None
    comment: str | None
    config_id: str | None
    created_at: datetime

class Scores:
    # Queues a score for a trace, an observation or a session.
    def create(
        self,
        *,
        name: str,  # What is judged.
        value: ScoreValue,  # A number, a category, or true or false.
        trace_id: str | None = None,  # Trace to score.
        observation_id: str | None = None,  # Observation to score; needs `trace_id` too.
        session_id: str | None = None,  # Session to score, instead of a trace.
        comment: str | None = None,  # Reason for the score.
        data_type: ScoreDataType | None = None,  # Type that the value must have; by default the type of the value.
        config_id: str | None = None,  # ID of the score config to check the value against.
        id: str | None = None,  # Your own ID; sending the same ID again replaces the score.
        metadata: Mapping[str, Json] | None = None,  # Anything without a dedicated field.
    ) -> None: ...
    # Iterates over all scores that match.
    def list(
        self,
        *,
        name: str | None = None,  # Only scores with this name.
        trace_id: str | None = None,  # Only scores of this trace.
        source: str | None = None,  # Only scores from this source: `api`, `annotation` or `judge`.
        limit: int = 50,  # Number of entries in each page; iterating continues to the last entry.
    ) -> Iterator[Score]: ...
    # Deletes a score.
    def delete(
        self,
        score_id: str,  # ID of the score.
    ) -> None: ...

class DatasetItem:
    id: str
    input: Json
    expected_output: Json
    metadata: dict[str, Json]
    source_trace_id: str | None
    source_observation_id: str | None
    status: Literal["active", "archived"]

class Evaluation:
    """A score that an evaluator returns when a bare value isn't enough."""

    def __init__(
        self,
        *,
        name: str | None = None,  # Name of the score; the evaluator's name by default.
        value: ScoreValue,  # A number, a category, or true or false.
        comment: str | None = None,  # Reason for the score.
        metadata: Mapping[str, Json] | None = None,  # Anything without a dedicated field.
    ) -> None: ...

Task = Callable[[Any], Any] | Callable[[Any], Awaitable[Any]]
Evaluator = Callable[[DatasetItem, Any], ScoreValue | Evaluation | Sequence[Evaluation] | None]
RunEvaluator = Callable[[Sequence[ItemResult]], ScoreValue | Evaluation | None]

class ItemResult:
    item: DatasetItem
    output: Json
    error: str | None
    trace_id: str
    scores: dict[str, ScoreValue]

class RunResult:
    name: str
    dataset: str
    url: str
    items: list[ItemResult]
    scores: dict[str, float]

    # Returns the result as a table for the terminal.
    def format(self) -> str: ...

class Dataset:
    name: str
    description: str | None
    metadata: dict[str, Json]
    version: datetime
    items: list[DatasetItem]

    # Adds an item to the dataset.
    def add(
        self,
        *,
        input: Json,  # What the task receives; any JSON.
        expected_output: Json = None,  # What a good answer looks like; any JSON.
        metadata: Mapping[str, Json] | None = None,  # Anything else to keep with the item, such as its topic.
        source_trace_id: str | None = None,  # Trace that the item comes from.
        source_observation_id: str | None = None,  # Observation that the item comes from.
        id: str | None = None,  # Your own ID, unique within the project; generated by default.
    ) -> DatasetItem: ...
    # Changes or archives an item.
    def update(
        self,
        item_id: str,  # ID of the item.
        *,
        input: Json = None,  # New input.
        expected_output: Json = None,  # New expected output.
        metadata: Mapping[str, Json] | None = None,  # New metadata.
        status: Literal["active", "archived"] | None = None,  # `archived` excludes the item from runs; `active` includes it again.
    ) -> DatasetItem: ...
    # Runs an experiment: calls the task for each item and saves outputs and scores as a run.
    def run(
        self,
        name: str,  # Name of the run, unique within the dataset.
        *,
        task: Task,  # Called with the input of each item; returns the output.
        evaluators: Sequence[Evaluator] = (),  # Called with each item and its output; return scores.
        run_evaluators: Sequence[RunEvaluator] = (),  # Called with all results; return scores for the run.
        description: str | None = None,  # What the run is for.
        metadata: Mapping[str, Json] | None = None,  # Anything else to keep with the run.
        max_concurrency: int = 10,  # Number of items that run at the same time.
    ) -> RunResult: ...

class Datasets:
    # Fetches a dataset with its items, as it is now or as it was at a given time.
    def get(
        self,
        name: str,  # Name of the dataset.
        *,
        version: datetime | None = None,  # Fetches the dataset as it was at this time; as it is now by default.
    ) -> Dataset: ...
    # Creates an empty dataset.
    def create(
        self,
        name: str,  # Name, unique within the project.
        *,
        description: str | None = None,  # What the dataset is for.
        metadata: Mapping[str, Json] | None = None,  # Anything else to keep with the dataset.
    ) -> Dataset: ...
    # Iterates over all datasets.
    def list(
        self,
        *,
        limit: int = 50,  # Number of entries in each page; iterating continues to the last entry.
    ) -> Iterator[DatasetSummary]: ...
    # Deletes a dataset.
    def delete(
        self,
        name: str,  # Name of the dataset.
    ) -> None: ...
    # Iterates over the runs of a dataset.
    def runs(
        self,
        name: str,  # Name of the dataset.
        *,
        limit: int = 50,  # Number of entries in each page; iterating continues to the last entry.
    ) -> Iterator[RunSummary]: ...

class DatasetSummary:
    name: str
    description: str | None
    items: int
    updated_at: datetime

class RunSummary:
    name: str
    created_at: datetime
    items: int
    scores: dict[str, float]

class Api:
    """Calls the public API. Paths such as `/api/public/traces` and responses are as in the API reference. Each method sends one request, except `pages`, which reads all pages of a list."""

    # Sends a GET request; keyword arguments become query parameters.
    def get(
        self,
        path: str,  # Path of the endpoint, such as `/api/public/traces`.
        **params: Any,  # Query parameters.
    ) -> dict[str, Any]: ...
    # Sends a POST request with a JSON body.
    def post(
        self,
        path: str,  # Path of the endpoint, such as `/api/public/scores`.
        body: Mapping[str, Json],  # Body of the request, sent as JSON.
    ) -> dict[str, Any]: ...
    # Sends a PATCH request with a JSON body.
    def patch(
        self,
        path: str,  # Path of the endpoint, with the ID of what to change.
        body: Mapping[str, Json],  # Body of the request, sent as JSON.
    ) -> dict[str, Any]: ...
    # Sends a DELETE request.
    def delete(
        self,
        path: str,  # Path of the endpoint, with the ID of what to delete.
        body: Mapping[str, Json] | None = None,  # Body of the request, sent as JSON; none by default.
    ) -> None: ...
    # Iterates over all entries of a list, page by page.
    def pages(
        self,
        path: str,  # Path of an endpoint that returns a list.
        **params: Any,  # Query parameters, such as filters and the page size as `limit`.
    ) -> Iterator[dict[str, Any]]: ...

class Sightglass:
    """The first client of a process is the one that traces. `Sightglass()` without arguments returns that client again."""

    prompts: Prompts
    scores: Scores
    datasets: Datasets
    api: Api

    def __init__(
        self,
        *,
        public_key: str | None = None,  # Public key of the project; `SIGHTGLASS_PUBLIC_KEY` by default.
        secret_key: str | None = None,  # Secret key of the project; `SIGHTGLASS_SECRET_KEY` by default.
        host: str | None = None,  # URL of your cloud region or self-hosted instance; `SIGHTGLASS_HOST` by default.
        environment: str | None = None,  # Environment of all traces; `SIGHTGLASS_ENVIRONMENT` by default.
        release: str | None = None,  # Version of the application; `SIGHTGLASS_RELEASE` by default.
        sample_rate: float | None = None,  # Share of traces to send, from 0 to 1; `SIGHTGLASS_SAMPLE_RATE` by default.
        flush_at: int | None = None,  # Maximum number of observations in a batch; `SIGHTGLASS_FLUSH_AT` by default.
        flush_interval: float | None = None,  # Seconds between batches; `SIGHTGLASS_FLUSH_INTERVAL` by default.
        timeout: float | None = None,  # Timeout of one request, in seconds; `SIGHTGLASS_TIMEOUT` by default.
        debug: bool | None = None,  # Logs what is sent; `SIGHTGLASS_DEBUG` by default.
        tracing_enabled: bool | None = None,  # `False` turns tracing off, while prompts, scores and datasets still work; `SIGHTGLASS_TRACING_ENABLED` by default.
        mask: Mask | None = None,  # Function that receives each input, output and metadata value and returns what to send instead.
        media_upload: bool = True,  # Whether to upload files and base64 data URIs.
    ) -> None: ...
    # Sends what is queued and returns whether everything was sent within `timeout` seconds. Without a timeout, waits until everything is sent or dropped.
    def flush(
        self,
        timeout: float | None = None,  # Maximum time to wait, in seconds; no maximum by default.
    ) -> bool: ...
    # Sends what is queued and stops the background task.
    def shutdown(self) -> None: ...
    # Returns whether the host accepts the keys.
    def check_keys(self) -> bool: ...
    # Returns `{host}/trace/{trace_id}`. Append `?observation={id}` to open the trace at one observation.
    def trace_url(
        self,
        trace_id: str,  # ID of the trace.
    ) -> str: ...
    # Returns the trace ID for a seed: the first 32 hexadecimal characters of its SHA-256 hash, as in the TypeScript SDK.
    def trace_id_from(
        self,
        seed: str,  # Any text, such as your own request ID.
    ) -> str: ...

class SightglassError(Exception): ...
class ApiError(SightglassError):
    """An error response from the API. Its text is `{status} {code}: {message}`."""

    status: int
    code: str

class PromptNotFound(ApiError): ...
