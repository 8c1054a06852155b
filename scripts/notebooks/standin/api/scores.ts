import { asText, type Json } from '../model-call.ts';
import type { Row, ScoreRow, Store } from '../store.ts';
import { ApiError, notFound } from './api-error.ts';
import { created, isWithin, matchesQuery, type Operations, ok, page } from './request.ts';

function getDataType(value: unknown): string {
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'number' ? 'numeric' : 'categorical';
}

function checkValue(value: unknown, dataType: string, config: Row | undefined): void {
  const refuse = (message: string) => {
    throw new ApiError(400, 'invalid_request', `value: ${message}`, 'value');
  };
  if (dataType === 'boolean' && typeof value !== 'boolean') refuse('expected true or false for dataType boolean');
  if (dataType === 'numeric' && typeof value !== 'number') refuse('expected a number for dataType numeric');
  if (dataType === 'categorical' && typeof value !== 'string') refuse('expected text for dataType categorical');
  if (!config) return;
  const { minimum, maximum, categories } = config as { minimum?: number; maximum?: number; categories?: string[] };
  if (typeof value === 'number' && minimum !== undefined && value < minimum) refuse(`expected at least ${minimum}`);
  if (typeof value === 'number' && maximum !== undefined && value > maximum) refuse(`expected at most ${maximum}`);
  if (typeof value === 'string' && categories && !categories.includes(value))
    refuse(`expected one of ${categories.join(', ')}`);
}

function scoreFrom(store: Store, body: Json): ScoreRow {
  const value = body.value as ScoreRow['value'];
  const config = store.scoreConfigs.find(({ id }) => id === body.configId);
  if (body.configId && !config) throw notFound('score config with this ID');
  const dataType = asText(body.dataType) || asText(config?.dataType) || getDataType(value);
  checkValue(value, dataType, config);
  const text = (name: string) => asText(body[name]) || null;
  return {
    id: text('id') ?? store.nextId('sc'),
    traceId: text('traceId'),
    observationId: text('observationId'),
    sessionId: text('sessionId'),
    name: asText(body.name),
    value,
    dataType,
    source: 'api',
    comment: text('comment'),
    configId: text('configId'),
    metadata: (body.metadata as Json) ?? {},
    environment: text('environment') ?? store.traces.get(asText(body.traceId))?.environment ?? 'default',
    createdAt: store.nextTime(),
  };
}

/** Scores and score configs. */
export const scoreOperations: Operations = {
  listScores: ({ store, query }) => {
    const names = ['name', 'traceId', 'observationId', 'sessionId', 'source', 'dataType', 'environment'];
    const user = query.get('userId');
    const rows = [...store.scores.values()].filter(
      (row) =>
        matchesQuery(row, query, names) &&
        isWithin(row.createdAt, query) &&
        (!user || store.traces.get(row.traceId ?? '')?.userId === user),
    );
    return page(rows.reverse(), query);
  },
  createScore: ({ store, body }) => {
    const score = scoreFrom(store, body);
    store.scores.set(score.id, score);
    return created(score);
  },
  getScore: ({ store, path }) => {
    const found = store.scores.get(path.scoreId ?? '');
    if (!found) throw notFound('score with this ID');
    return ok(found);
  },
  deleteScore: ({ store, path }) => {
    if (!store.scores.delete(path.scoreId ?? '')) throw notFound('score with this ID');
    return { status: 204 };
  },
  listScoreConfigs: ({ store, query }) => page(store.scoreConfigs, query),
  createScoreConfig: ({ store, body }) => {
    const config: Row = { id: store.nextId('cfg'), ...body, archived: false, createdAt: store.nextTime() };
    store.scoreConfigs.push(config);
    return created(config);
  },
  getScoreConfig: ({ store, path }) => {
    const found = store.scoreConfigs.find(({ id }) => id === path.configId);
    if (!found) throw notFound('score config with this ID');
    return ok(found);
  },
};
