import type { Hono } from 'hono';
import type { Migration } from '../platform/store/migrations.ts';
import type { Store } from '../platform/store/store.ts';
import type { SiteEnv } from '../site/env.ts';
import type { TrustedProxies } from './client-address.ts';
import type { Secrets } from './secrets.ts';
import type { WorkBudget } from './work-budget.ts';

/** What every endpoint can use. */
export interface EndpointServices {
  env: SiteEnv;
  proxies: TrustedProxies;
  secrets: Secrets;
  store: Store;
  /** The budget that expensive requests draw on. */
  work: WorkBudget;
}

/** Adds endpoints to the server. */
export type Mount<Services extends EndpointServices = EndpointServices> = (app: Hono, services: Services) => void;

/** Work that the server repeats in the background. */
export interface Job {
  everyMs: number;
  run(): Promise<void>;
}

/** A feature on one running server. */
export interface RunningFeature<Services extends EndpointServices = EndpointServices> {
  mount: Mount<Services>;
  jobs?: readonly Job[];
  /** Lines in the text format of Prometheus. */
  metrics?(): readonly string[];
  /** Lines for `/readyz?detail`. */
  healthDetail?(): readonly string[];
  /** What the server prints at startup, as label and value. */
  summary?: readonly (readonly [label: string, value: string])[];
}

/** The server's side of a feature. A feature that needs more than `EndpointServices` names it in `Services`. */
export interface ServerFeature<Services extends EndpointServices = EndpointServices> {
  /** Paths of its endpoints: metrics count them, and link checks know that they respond. */
  endpoints: readonly string[];
  migrations?: readonly Migration[];
  create(context: Pick<EndpointServices, 'env' | 'store'>): RunningFeature<Services>;
}
