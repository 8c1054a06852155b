import type { Hono, MiddlewareHandler } from 'hono';
import { Counter, formatGauge, Histogram } from '../lib/prometheus.ts';
import type { StoreState } from '../platform/store/store.ts';
import { MCP_PATH } from '../site/agents.ts';
import { FEATURE_ENDPOINTS } from './features.ts';

export const METRICS_PATH = '/metrics';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATES: readonly StoreState[] = ['opening', 'ready', 'full', 'away'];

export interface MetricSources {
  storeState(): StoreState;
  pages: number;
  /** Pending searches and questions of the worker; absent without a worker. */
  pendingAnswers?(): number;
  /** Lines of the features. */
  features?(): readonly string[];
}

/** What the server counts about itself. */
export interface Metrics {
  /** Counts requests and their duration. */
  middleware: MiddlewareHandler;
  /** Everything in Prometheus' text format. */
  text(): string;
}

/** Counts requests by kind, method and status, never by path or visitor. */
export function createMetrics(sources: MetricSources): Metrics {
  const requests = new Counter();
  const seconds = new Histogram(SECONDS);
  const refused = new Counter();
  return {
    async middleware(context, next) {
      const started = performance.now();
      await next();
      const kind = getKind(context.req.path);
      const { status } = context.res;
      requests.add({ kind, method: getMethod(context.req.method), status: String(status) });
      seconds.observe({ kind }, (performance.now() - started) / 1000);
      if (status === 429 || status === 503) refused.add({ kind, status: String(status) });
    },
    text: () =>
      [
        ...requests.lines('sightglass_requests_total', 'Requests by kind, method and status.'),
        ...seconds.lines('sightglass_request_seconds', 'Time until the response was ready.'),
        ...refused.lines('sightglass_refused_total', 'Requests refused by a limit (429) or while busy (503).'),
        ...(sources.features?.() ?? []),
        ...gaugeLines(sources),
        '',
      ].join('\n'),
  };
}

function gaugeLines({ storeState, pages, pendingAnswers }: MetricSources): string[] {
  const current = storeState();
  const { rss, heapUsed } = process.memoryUsage();
  return [
    ...formatGauge('sightglass_store_state', 'The state of the store: 1 for the current one.', [
      ...STATES.map((state): [{ state: string }, number] => [{ state }, state === current ? 1 : 0]),
    ]),
    ...formatGauge('sightglass_index_pages', 'Pages of the site.', [[{}, pages]]),
    ...formatGauge('sightglass_index_worker', '1 where an index of the bundle is searched in a worker.', [
      [{}, pendingAnswers ? 1 : 0],
    ]),
    ...formatGauge('sightglass_answers_pending', 'Searches and questions under way.', [[{}, pendingAnswers?.() ?? 0]]),
    ...formatGauge('process_resident_memory_bytes', 'Memory of the process.', [[{}, rss]]),
    ...formatGauge('nodejs_heap_used_bytes', 'Heap of the main thread in use.', [[{}, heapUsed]]),
  ];
}

const SERVER_KINDS = ['avatar', 'continent', 'image', 'og'];
const API_KINDS = new Set([...SERVER_KINDS, ...FEATURE_ENDPOINTS.map((path) => path.slice('/api/'.length))]);

/** Returns one of a few kinds, so that no visitor can add series by requesting other paths. */
function getKind(path: string): string {
  if (path === MCP_PATH) return 'mcp';
  const [, api = ''] = /^\/api\/([^/]+)/.exec(path) ?? [];
  if (API_KINDS.has(api)) return api;
  if (/^\/(livez|readyz|metrics)$/.test(path)) return 'health';
  if (path.endsWith('.md')) return 'markdown';
  return /\.[a-z0-9]{2,11}$/.test(path) ? 'file' : 'page';
}

const getMethod = (method: string) => (/^(GET|HEAD|POST|OPTIONS)$/.test(method) ? method : 'other');

/** `/metrics`; mounted only where it is switched on. */
export function metricsRoute(app: Hono, metrics: Metrics): void {
  app.get(METRICS_PATH, (context) =>
    context.body(metrics.text(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    }),
  );
}
