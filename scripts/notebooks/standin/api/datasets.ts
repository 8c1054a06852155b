import { asText } from '../model-call.ts';
import type { Row, Store } from '../store.ts';
import { ApiError, notFound } from './api-error.ts';
import { created, matchesQuery, type Operations, ok, page } from './request.ts';

function findDataset(store: Store, name: unknown): Row {
  const found = store.datasets.find((row) => row.name === name);
  if (!found) throw notFound(`dataset named ${String(name)}`);
  return found;
}

const getActiveItems = (store: Store, name: unknown) =>
  store.datasetItems.filter((row) => row.datasetName === name && row.status === 'active').length;

const withItems = (store: Store, row: Row) => ({ ...row, items: getActiveItems(store, row.name) });

function getAverages(store: Store, traceIds: readonly unknown[]): Record<string, number> {
  const scores = [...store.scores.values()].filter(
    ({ traceId, value }) => traceIds.includes(traceId) && typeof value !== 'string',
  );
  const groups = Map.groupBy(scores, ({ name }) => name);
  return Object.fromEntries(
    [...groups].map(([name, rows]) => {
      const sum = rows.reduce((total, { value }) => total + Number(value), 0);
      return [name, Number((sum / rows.length).toFixed(4))];
    }),
  );
}

function runView(store: Store, run: Row) {
  const results = store.runItems.filter((row) => row.runName === run.name && row.datasetName === run.datasetName);
  const averages = getAverages(
    store,
    results.map(({ traceId }) => traceId),
  );
  return { view: { ...run, items: results.length, averages }, results };
}

function saveItem({ store, body }: Parameters<Operations[string]>[0]) {
  const dataset = findDataset(store, body.datasetName);
  const time = store.nextTime();
  const id = asText(body.id) || store.nextId('it');
  const existing = store.datasetItems.find((row) => row.id === id);
  const item: Row = {
    metadata: {},
    status: 'active',
    ...body,
    id,
    createdAt: existing?.createdAt ?? time,
    updatedAt: time,
  };
  if (existing) store.datasetItems.splice(store.datasetItems.indexOf(existing), 1, item);
  else store.datasetItems.push(item);
  dataset.updatedAt = time;
  return created(item);
}

function addResult({ store, body }: Parameters<Operations[string]>[0]) {
  findDataset(store, body.datasetName);
  if (!store.runs.some((row) => row.name === body.runName && row.datasetName === body.datasetName))
    store.runs.push({
      id: store.nextId('run'),
      name: body.runName,
      datasetName: body.datasetName,
      description: body.runDescription ?? null,
      metadata: body.runMetadata ?? {},
      createdAt: store.nextTime(),
    });
  const { runDescription: _, runMetadata: __, ...result } = body;
  const row: Row = { id: store.nextId('res'), error: null, ...result, createdAt: store.nextTime() };
  store.runItems.push(row);
  return created(row);
}

/** Datasets, their items and their runs. */
export const datasetOperations: Operations = {
  listDatasets: ({ store, query }) => {
    const sorted = store.datasets.toSorted((a, b) => (String(a.name) < String(b.name) ? -1 : 1));
    return page(
      sorted.map((row) => withItems(store, row)),
      query,
    );
  },
  createDataset: ({ store, body }) => {
    if (store.datasets.some((row) => row.name === body.name))
      throw new ApiError(409, 'conflict', `There is a dataset named ${asText(body.name)} already.`);
    const time = store.nextTime();
    const row: Row = { id: store.nextId('ds'), metadata: {}, ...body, createdAt: time, updatedAt: time };
    store.datasets.push(row);
    return created(withItems(store, row));
  },
  getDataset: ({ store, path }) => ok(withItems(store, findDataset(store, path.datasetName))),
  deleteDataset: ({ store, path }) => {
    store.datasets.splice(store.datasets.indexOf(findDataset(store, path.datasetName)), 1);
    for (const list of [store.datasetItems, store.runItems, store.runs])
      list.splice(0, list.length, ...list.filter((row) => row.datasetName !== path.datasetName));
    return { status: 204 };
  },
  listDatasetItems: ({ store, query }) => {
    findDataset(store, query.get('datasetName'));
    const version = query.get('version');
    const rows = store.datasetItems.filter((row) => matchesQuery(row, query, ['datasetName', 'status']));
    return page(
      rows.filter((row) => !version || Date.parse(String(row.createdAt)) <= Date.parse(version)),
      query,
    );
  },
  createDatasetItem: saveItem,
  getDatasetItem: ({ store, path }) => {
    const found = store.datasetItems.find(({ id }) => id === path.itemId);
    if (!found) throw notFound('dataset item with this ID');
    return ok(found);
  },
  deleteDatasetItem: ({ store, path }) => {
    const index = store.datasetItems.findIndex(({ id }) => id === path.itemId);
    if (index < 0) throw notFound('dataset item with this ID');
    store.datasetItems.splice(index, 1);
    return { status: 204 };
  },
  listDatasetRuns: ({ store, query }) => {
    const runs = store.runs.filter((row) => matchesQuery(row, query, ['datasetName'])).toReversed();
    return page(
      runs.map((run) => runView(store, run).view),
      query,
    );
  },
  addDatasetRunItem: addResult,
  getDatasetRun: ({ store, path, query }) => {
    const found = store.runs.find((row) => row.name === path.runName && matchesQuery(row, query, ['datasetName']));
    if (!found) throw notFound(`run named ${path.runName}`);
    const { view, results } = runView(store, found);
    const scores = (traceId: unknown) => [...store.scores.values()].filter((row) => row.traceId === traceId);
    return ok({ ...view, results: results.map((row) => ({ ...row, scores: scores(row.traceId) })) });
  },
};
