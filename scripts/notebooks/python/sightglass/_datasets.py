"""Datasets, their items and their runs."""

import asyncio
import inspect
import threading
import urllib.parse
from datetime import datetime

from ._observation import close_observation, open_observation
from ._recorder import current_observation
from ._serialize import to_json

_FIELDS = {"input": "input", "expected_output": "expectedOutput", "metadata": "metadata", "status": "status"}
_FIELDS |= {"source_trace_id": "sourceTraceId", "source_observation_id": "sourceObservationId", "id": "id"}


class DatasetItem:
    """An input and what is expected of it."""

    def __init__(self, row) -> None:
        self.id = row["id"]
        self.input = row["input"]
        self.expected_output = row.get("expectedOutput")
        self.metadata = row.get("metadata") or {}
        self.source_trace_id = row.get("sourceTraceId")
        self.source_observation_id = row.get("sourceObservationId")
        self.status = row["status"]


class Evaluation:
    """A score that an evaluator returns, where a bare value does not say enough."""

    def __init__(self, *, name=None, value, comment=None, metadata=None) -> None:
        self.name = name
        self.value = value
        self.comment = comment
        self.metadata = metadata


class ItemResult:
    """What a task returned for one item."""

    def __init__(self, item, output, error, trace_id) -> None:
        self.item = item
        self.output = output
        self.error = error
        self.trace_id = trace_id
        self.scores = {}


class RunResult:
    """A finished run."""

    def __init__(self, name, dataset, url, items, scores) -> None:
        self.name = name
        self.dataset = dataset
        self.url = url
        self.items = items
        self.scores = scores

    def format(self) -> str:
        """A table of all items and the averages, as text."""
        names = list(dict.fromkeys(name for result in self.items for name in result.scores))
        header = ["input", "output", *names]
        rows = [[_cell(r.item.input), _cell(r.error or r.output), *(_cell(r.scores.get(n)) for n in names)] for r in self.items]
        widths = [max(len(row[at]) for row in [header, *rows]) for at in range(len(header))]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in [header, *rows]]
        averages = "  ".join(f"{name} {value:.2f}" for name, value in self.scores.items())
        return "\n".join([f"{self.dataset} / {self.name}: {len(self.items)} items", *lines, *([averages] if averages else [])])


def _cell(value) -> str:
    text = "" if value is None else str(to_json(value)).replace("\n", " ")
    return text if len(text) <= 40 else text[:39] + "…"


class Dataset:
    """A dataset with its items."""

    def __init__(self, client, row, items) -> None:
        self._client = client
        self.name = row["name"]
        self.description = row.get("description")
        self.metadata = row.get("metadata") or {}
        self.version = datetime.fromisoformat(row["updatedAt"])
        self.items = items

    def add(self, *, input, expected_output=None, metadata=None, source_trace_id=None, source_observation_id=None, id=None):
        """Adds an item."""
        values = {"input": input, "expected_output": expected_output, "metadata": metadata, "id": id}
        values |= {"source_trace_id": source_trace_id, "source_observation_id": source_observation_id}
        item = self._save(values)
        self.items.append(item)
        return item

    def update(self, item_id, *, input=None, expected_output=None, metadata=None, status=None):
        """Makes a new version of an item."""
        known = next(item for item in self.items if item.id == item_id)
        changes = {"input": input, "expected_output": expected_output, "metadata": metadata, "status": status}
        kept = {name: getattr(known, name) for name in _FIELDS}
        item = self._save({**kept, **{key: value for key, value in changes.items() if value is not None}})
        self.items[self.items.index(known)] = item
        return item

    def _save(self, values):
        body = {_FIELDS[key]: to_json(value) for key, value in values.items() if value is not None}
        body["datasetName"] = self.name
        return DatasetItem(self._client.transport.request("POST", "/api/public/dataset-items", body=body))

    def run(self, name, *, task, evaluators=(), run_evaluators=(), description=None, metadata=None, max_concurrency=10):
        """Runs a task over all active items and scores what it returns."""
        results = []
        for item in [item for item in self.items if item.status == "active"]:
            result = self._run_item(name, item, task)
            self._link(name, result, description, metadata)
            for evaluator in evaluators:
                self._score(result, evaluator, evaluator(item, result.output) if result.error is None else None)
            results.append(result)
        scores = _averages(results)
        for evaluator in run_evaluators:
            for evaluation in _evaluations(evaluator, evaluator(results)):
                scores[evaluation.name] = evaluation.value
        url = f"{self._client.transport.host}/datasets/{_path(self.name)}/runs/{_path(name)}"
        return RunResult(name, self.name, url, results, scores)

    def _run_item(self, name, item, task):
        observation = open_observation(getattr(task, "__name__", "task"), input=item.input)
        observation._trace.metadata |= {"dataset": self.name, "run": name}
        token = current_observation.set(observation)
        output = error = None
        try:
            output = _finish(task(item.input))
            observation.output = output
        except Exception as failure:
            error = failure
        finally:
            current_observation.reset(token)
        close_observation(observation, error)
        return ItemResult(item, output, str(error) if error else None, observation.trace_id)

    def _link(self, name, result, description, metadata) -> None:
        body = {"datasetName": self.name, "runName": name, "itemId": result.item.id, "traceId": result.trace_id}
        body |= {"runDescription": description} if description else {}
        body |= {"runMetadata": to_json(metadata)} if metadata else {}
        body |= {"error": result.error} if result.error else {}
        self._client.transport.request("POST", "/api/public/dataset-runs", body=body)

    def _score(self, result, evaluator, verdict) -> None:
        for evaluation in _evaluations(evaluator, _finish(verdict)):
            result.scores[evaluation.name] = evaluation.value
            self._client.scores.create(
                name=evaluation.name,
                value=evaluation.value,
                trace_id=result.trace_id,
                comment=evaluation.comment,
                metadata=evaluation.metadata,
            )


def _finish(value):
    """Waits for a coroutine, also inside a notebook, where a loop is running already."""
    if not inspect.isawaitable(value):
        return value
    outcome = {}

    async def wait():
        return await value

    def work():
        try:
            outcome["value"] = asyncio.run(wait())
        except Exception as error:
            outcome["error"] = error

    import contextvars

    thread = threading.Thread(target=contextvars.copy_context().run, args=(work,))
    thread.start()
    thread.join()
    if "error" in outcome:
        raise outcome["error"]
    return outcome["value"]


def _evaluations(evaluator, verdict):
    if verdict is None:
        return []
    found = list(verdict) if isinstance(verdict, (list, tuple)) else [verdict]
    found = [item if isinstance(item, Evaluation) else Evaluation(value=item) for item in found]
    for item in found:
        item.name = item.name or evaluator.__name__
    return found


def _averages(results):
    names = dict.fromkeys(name for result in results for name in result.scores)
    numbers = {n: [r.scores[n] for r in results if isinstance(r.scores.get(n), (int, float))] for n in names}
    return {name: sum(values) / len(values) for name, values in numbers.items() if values}


class DatasetSummary:
    """A dataset in a list."""

    def __init__(self, row) -> None:
        self.name = row["name"]
        self.description = row.get("description")
        self.items = row["items"]
        self.updated_at = datetime.fromisoformat(row["updatedAt"])


class RunSummary:
    """A run in a list."""

    def __init__(self, row) -> None:
        self.name = row["name"]
        self.created_at = datetime.fromisoformat(row["createdAt"])
        self.items = row["items"]
        self.scores = row.get("averages", {})


class Datasets:
    """All datasets of the project."""

    def __init__(self, client) -> None:
        self._client = client

    def get(self, name, *, version=None):
        """Returns a dataset with its items."""
        row = self._client.transport.request("GET", f"/api/public/datasets/{_path(name)}")
        items = self._client.api.pages("/api/public/dataset-items", datasetName=name, version=version)
        return Dataset(self._client, row, [DatasetItem(item) for item in items])

    def create(self, name, *, description=None, metadata=None):
        """Creates an empty dataset."""
        body = {"name": name, "description": description, "metadata": metadata}
        given = {key: value for key, value in body.items() if value is not None}
        return Dataset(self._client, self._client.transport.request("POST", "/api/public/datasets", body=given), [])

    def list(self, *, limit=50):
        """All datasets, page after page."""
        return (DatasetSummary(row) for row in self._client.api.pages("/api/public/datasets", limit=limit))

    def delete(self, name) -> None:
        """Deletes a dataset with its items and runs."""
        self._client.transport.request("DELETE", f"/api/public/datasets/{_path(name)}")

    def runs(self, name, *, limit=50):
        """All runs of a dataset, newest first."""
        rows = self._client.api.pages("/api/public/dataset-runs", datasetName=name, limit=limit)
        return (RunSummary(row) for row in rows)


def _path(name: str) -> str:
    return urllib.parse.quote(name, safe="")
