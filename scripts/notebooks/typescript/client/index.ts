import type {
  Api,
  Datasets,
  Prompts,
  Score,
  Scores,
  SightglassClientOptions,
} from '../../../../contracts/typescript/client/index.d.ts';
import { flushAll, sendLater } from '../settings.ts';
import { createDatasets } from './datasets.ts';
import { Http, SightglassApiError } from './http.ts';
import { createPrompts } from './prompts.ts';

/** An error of the public API. */
export { SightglassApiError };

function createScores(http: Http): Scores {
  return {
    // A score that is refused is logged, as the SDK queues it. Waiting keeps the order of IDs.
    create: async (score) => {
      sendLater(http.connection, '/api/public/scores', score, `Score ${score.name}`);
      await flushAll();
    },
    async *list(filter = {}) {
      const rows = http.pages<Omit<Score, 'createdAt'> & { createdAt: string }>('/api/public/scores', filter);
      for await (const row of rows) yield { ...row, createdAt: new Date(row.createdAt) };
    },
    delete: (id) => http.request('DELETE', `/api/public/scores/${encodeURIComponent(id)}`),
  };
}

function createApi(http: Http): Api {
  return {
    get: (path, params) => http.request('GET', path, params),
    post: (path, body) => http.request('POST', path, {}, body),
    patch: (path, body) => http.request('PATCH', path, {}, body),
    delete: (path, body) => http.request('DELETE', path, {}, body),
    pages: (path, params) => http.pages(path, params),
  };
}

/** Prompts, datasets and scores. */
export class SightglassClient {
  readonly prompts: Prompts;
  readonly scores: Scores;
  readonly datasets: Datasets;
  readonly api: Api;
  readonly #http: Http;

  constructor(options: SightglassClientOptions = {}) {
    this.#http = new Http(options);
    this.prompts = createPrompts(this.#http);
    this.scores = createScores(this.#http);
    this.datasets = createDatasets(this.#http);
    this.api = createApi(this.#http);
  }

  async checkKeys(): Promise<boolean> {
    try {
      await this.#http.request('GET', '/api/public/projects');
      return true;
    } catch (error) {
      if (error instanceof SightglassApiError) return false;
      throw error;
    }
  }

  traceUrl(traceId: string): string {
    return `${this.#http.connection.host}/trace/${traceId}`;
  }

  flush(): Promise<void> {
    return flushAll();
  }
}
