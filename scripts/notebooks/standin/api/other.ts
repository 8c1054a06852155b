import { asText } from '../model-call.ts';
import type { Row } from '../store.ts';
import { ApiError, notFound } from './api-error.ts';
import { created, matchesQuery, type Operations, ok, page } from './request.ts';

/** Comments, media, model definitions, annotation queues, the project and health. */
export const otherOperations: Operations = {
  listComments: ({ store, query }) =>
    page(store.comments.filter((row) => matchesQuery(row, query, ['objectType', 'objectId'])).toReversed(), query),
  createComment: ({ store, body }) => {
    const row: Row = { id: store.nextId('com'), ...body, author: null, createdAt: store.nextTime() };
    store.comments.push(row);
    return created(row);
  },
  getComment: ({ store, path }) => {
    const found = store.comments.find(({ id }) => id === path.commentId);
    if (!found) throw notFound('comment with this ID');
    return ok(found);
  },
  deleteComment: ({ store, path }) => {
    const index = store.comments.findIndex(({ id }) => id === path.commentId);
    if (index < 0) throw notFound('comment with this ID');
    store.comments.splice(index, 1);
    return { status: 204 };
  },
  createMedia: ({ store, body }) => {
    const existing = store.media.find((row) => row.sha256 === body.sha256);
    const row: Row = existing ?? { id: store.nextId('md'), ...body };
    if (!existing) store.media.push(row);
    const uploadUrl = existing ? null : `https://media.sightglass.example/upload/${row.id}`;
    return created({ mediaId: row.id, uploadUrl });
  },
  getMedia: ({ store, path }) => {
    const found = store.media.find(({ id }) => id === path.mediaId);
    if (!found) throw notFound('file with this ID');
    return ok({
      id: found.id,
      contentType: found.contentType,
      contentLength: found.contentLength,
      url: `https://media.sightglass.example/${found.id}`,
      expiresAt: store.nextTime(),
    });
  },
  listModels: ({ store, query }) => page(store.models, query),
  createModel: ({ store, body }) => {
    const row: Row = { id: store.nextId('mdl'), ...body, builtIn: false };
    store.models.push(row);
    return created(row);
  },
  listAnnotationQueues: ({ store, query }) => page(store.queues, query),
  createAnnotationQueue: ({ store, body }) => {
    const row: Row = { id: store.nextId('aq'), ...body, open: 0, completed: 0, createdAt: store.nextTime() };
    store.queues.push(row);
    return created(row);
  },
  listAnnotationQueueItems: ({ store, path, query }) =>
    page(
      store.queueItems.filter((row) => row.queueId === path.queueId),
      query,
    ),
  createAnnotationQueueItem: ({ store, path, body }) => {
    const queue = store.queues.find(({ id }) => id === path.queueId);
    if (!queue) throw notFound('annotation queue with this ID');
    const isSame = (row: Row) =>
      row.queueId === path.queueId && row.objectType === body.objectType && row.objectId === body.objectId;
    if (store.queueItems.some(isSame)) throw new ApiError(409, 'conflict', 'The object is in this queue already.');
    queue.open = Number(queue.open) + 1;
    const row: Row = {
      id: store.nextId('qi'),
      queueId: asText(path.queueId),
      ...body,
      status: 'open',
      completedAt: null,
      completedBy: null,
      createdAt: store.nextTime(),
    };
    store.queueItems.push(row);
    return created(row);
  },
  getProject: ({ store, query }) =>
    page([{ id: 'pj_000001', name: 'cookbook', retentionDays: null, createdAt: store.startTime }], query),
  getHealth: () => ok({ status: 'ok', version: '3.12.0' }),
};
