import { type Connection, flushAll, readConnection } from '../settings.ts';

/** Parameters of a query. */
export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

/** Its message is `{status} {code}: {message}`. */
export class SightglassApiError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(`${status} ${code}: ${message}`);
    this.name = 'SightglassApiError';
    this.status = status;
    this.code = code;
  }
}

/** Sends requests to the public API. */
export class Http {
  readonly connection: Connection;
  constructor(options: Parameters<typeof readConnection>[0]) {
    this.connection = readConnection(options);
  }

  async request<Answer>(method: string, path: string, params: Params = {}, body?: unknown): Promise<Answer> {
    // Earlier traces must have arrived, as they would have after a moment in production.
    await flushAll();
    const entries = Object.entries(params).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const query = new URLSearchParams(entries).toString();
    const response = await fetch(`${this.connection.host}${path}${query ? `?${query}` : ''}`, {
      method,
      headers: this.connection.headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const answer = text ? JSON.parse(text) : undefined;
    if (!response.ok) throw new SightglassApiError(response.status, answer?.error?.code, answer?.error?.message);
    return answer;
  }

  async *pages<Row>(path: string, params: Params = {}): AsyncGenerator<Row> {
    let cursor: string | undefined;
    do {
      const page: { data: Row[]; meta: { nextCursor: string | null } } = await this.request('GET', path, {
        ...params,
        cursor,
      });
      yield* page.data;
      cursor = page.meta.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}
