import type { Body } from '../../http/body.ts';
import type { Spend } from '../../http/work-budget.ts';
import type { SiteEnv } from '../../site/env.ts';
import type { Renderer } from '../renderer.tsx';

/** Input of a group of derived files. */
export interface OutputContext {
  renderer: Renderer;
  env: SiteEnv;
  /** Charges the work budget of the visitor; absent if no visitor requested the file. */
  spend?: Spend;
}

/** Files derived from the pages, such as feeds and sitemaps; served by the server and written by the static export. */
export interface OutputGroup {
  /** All URLs of the group without a query. */
  paths(context: OutputContext): string[] | Promise<string[]>;
  /** Returns the response body at a URL; undefined if the group has no such URL. */
  respond(path: string, query: URLSearchParams, context: OutputContext): Promise<Body | undefined>;
  /** Returns a text that changes with the file at a URL, if it is known without creating the file. */
  version?(path: string, context: OutputContext): Promise<string | undefined>;
}
