import { getTotals, type ObservationRow, type Store, type TraceRow } from '../store.ts';
import { notFound } from './api-error.ts';
import { isWithin, matchesQuery, type Operations, ok, page } from './request.ts';

const byStart = (a: ObservationRow, b: ObservationRow) => (a.startTime < b.startTime ? -1 : 1);

/** The observations of a trace, in order of their start. */
export const getObservations = (store: Store, traceId: string): ObservationRow[] =>
  [...store.observations.values()].filter((row) => row.traceId === traceId).sort(byStart);

const getScores = (store: Store, traceId: string) =>
  [...store.scores.values()].filter((row) => row.traceId === traceId);

function withDetails(store: Store, trace: TraceRow, fields: readonly string[]) {
  const observations = getObservations(store, trace.id);
  const { input, output, ...rest } = trace;
  return {
    ...rest,
    ...getTotals(observations),
    ...(fields.includes('io') && { input, output }),
    ...(fields.includes('observations') && { observations }),
    ...(fields.includes('scores') && { scores: getScores(store, trace.id) }),
  };
}

function find(store: Store, traceId: string | undefined): TraceRow {
  const trace = store.traces.get(traceId ?? '');
  if (!trace) throw notFound('trace with this ID');
  return trace;
}

function remove(store: Store, traceId: string): void {
  store.traces.delete(traceId);
  for (const { id } of getObservations(store, traceId)) store.observations.delete(id);
  for (const { id } of getScores(store, traceId)) store.scores.delete(id);
}

const getList = (query: URLSearchParams, name: string) => query.getAll(name).flatMap((value) => value.split(','));

const newestFirst = (store: Store) => [...store.traces.values()].sort((a, b) => (a.timestamp > b.timestamp ? -1 : 1));

function toSession(store: Store, id: string, traces: readonly TraceRow[]) {
  const sorted = [...traces].sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  return {
    id,
    createdAt: sorted[0]?.timestamp,
    lastTraceAt: sorted.at(-1)?.timestamp,
    traces: sorted.length,
    users: [...new Set(sorted.flatMap(({ userId }) => userId ?? []))],
    environment: sorted[0]?.environment,
    totalCost: sorted.reduce((sum, trace) => sum + getTotals(getObservations(store, trace.id)).totalCost, 0),
  };
}

/** Traces, observations and sessions. */
export const traceOperations: Operations = {
  listTraces: ({ store, query }) => {
    const tags = getList(query, 'tags');
    const fields = getList(query, 'fields');
    const rows = newestFirst(store).filter(
      (row) =>
        matchesQuery(row, query, ['userId', 'sessionId', 'name', 'environment', 'release', 'version']) &&
        tags.every((tag) => row.tags.includes(tag)) &&
        isWithin(row.timestamp, query),
    );
    return page(
      rows.map((row) => withDetails(store, row, fields)),
      query,
    );
  },
  getTrace: ({ store, path }) => ok(withDetails(store, find(store, path.traceId), ['io', 'observations', 'scores'])),
  updateTrace: ({ store, path, body }) => {
    const trace = { ...find(store, path.traceId), ...body } as TraceRow;
    store.traces.set(trace.id, trace);
    return ok(withDetails(store, trace, []));
  },
  deleteTrace: ({ store, path }) => {
    remove(store, find(store, path.traceId).id);
    return { status: 202 };
  },
  deleteTraces: ({ store, body }) => {
    for (const id of body.traceIds as string[]) remove(store, id);
    return { status: 202 };
  },
  listObservations: ({ store, query }) => {
    const names = [
      'traceId',
      'parentObservationId',
      'kind',
      'name',
      'model',
      'level',
      'promptName',
      'promptVersion',
      'environment',
    ];
    const rows = [...store.observations.values()]
      .filter((row) => matchesQuery(row, query, names) && isWithin(row.startTime, query))
      .sort((a, b) => byStart(b, a));
    const io = getList(query, 'fields').includes('io');
    return page(
      rows.map(({ input, output, ...rest }) => (io ? { ...rest, input, output } : rest)),
      query,
    );
  },
  getObservation: ({ store, path }) => {
    const found = store.observations.get(path.observationId ?? '');
    if (!found) throw notFound('observation with this ID');
    return ok(found);
  },
  listSessions: ({ store, query }) => {
    const groups = Map.groupBy(
      newestFirst(store).filter((row) => row.sessionId && matchesQuery(row, query, ['userId', 'environment'])),
      ({ sessionId }) => sessionId ?? '',
    );
    return page(
      [...groups].map(([id, traces]) => toSession(store, id, traces)),
      query,
    );
  },
  getSession: ({ store, path }) => {
    const traces = newestFirst(store).filter(({ sessionId }) => sessionId === path.sessionId);
    if (traces.length === 0) throw notFound('session with this ID');
    const items = traces.reverse().map((row) => withDetails(store, row, []));
    return ok({ ...toSession(store, path.sessionId ?? '', traces), items });
  },
};
