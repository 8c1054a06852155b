import type {
  Dataset,
  DatasetItem,
  Datasets,
  NewDatasetItem,
  RunOptions,
  RunResult,
  RunSummary,
} from '../../../../contracts/typescript/client/index.d.ts';
import type { Http } from './http.ts';
import { runDataset } from './run-dataset.ts';

interface DatasetRow {
  name: string;
  description?: string;
  metadata?: Record<string, unknown>;
  items: number;
  updatedAt: string;
}

const path = (name: string) => `/api/public/datasets/${encodeURIComponent(name)}`;

function datasetFrom(http: Http, row: DatasetRow, items: DatasetItem[]): Dataset {
  const save = (item: Partial<NewDatasetItem>) =>
    http.request<DatasetItem>('POST', '/api/public/dataset-items', {}, { ...item, datasetName: row.name });
  return {
    name: row.name,
    description: row.description,
    metadata: row.metadata ?? {},
    version: new Date(row.updatedAt),
    items,
    async add(item) {
      const added = await save(item);
      items.push(added);
      return added;
    },
    async update(id, change) {
      const index = items.findIndex((item) => item.id === id);
      const { input, expectedOutput, metadata, sourceTraceId, sourceObservationId, status } = items[index] ?? {};
      const fields = { input, expectedOutput, metadata, sourceTraceId, sourceObservationId, status };
      const updated = await save({ ...fields, ...change, id });
      items.splice(index, 1, updated);
      return updated;
    },
    run: <Output>(name: string, options: RunOptions<Output>): Promise<RunResult<Output>> =>
      runDataset(http, { name: row.name, items }, name, options),
  };
}

/** All datasets of the project. */
export function createDatasets(http: Http): Datasets {
  return {
    async get(name, { version } = {}) {
      const row = await http.request<DatasetRow>('GET', path(name));
      const query = { datasetName: name, version: version?.toISOString() };
      const items: DatasetItem[] = [];
      for await (const item of http.pages<DatasetItem>('/api/public/dataset-items', query)) items.push(item);
      return datasetFrom(http, row, items);
    },
    create: async (dataset) => datasetFrom(http, await http.request('POST', '/api/public/datasets', {}, dataset), []),
    async *list(filter = {}) {
      for await (const row of http.pages<DatasetRow>('/api/public/datasets', filter))
        yield { name: row.name, description: row.description, items: row.items, updatedAt: new Date(row.updatedAt) };
    },
    delete: (name) => http.request('DELETE', path(name)),
    async *runs(name, filter = {}) {
      const query = { ...filter, datasetName: name };
      const rows = http.pages<{ name: string; createdAt: string; items: number; averages: RunSummary['scores'] }>(
        '/api/public/dataset-runs',
        query,
      );
      for await (const row of rows)
        yield { name: row.name, createdAt: new Date(row.createdAt), items: row.items, scores: row.averages };
    },
  };
}
