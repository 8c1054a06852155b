import type { Body } from '../../http/body.ts';
import type { Spend } from '../../http/work-budget.ts';
import type { SiteEnv } from '../../site/env.ts';
import type { Renderer } from '../renderer.tsx';

/** What a family of derived files is made from. */
export interface OutputContext {
  renderer: Renderer;
  env: SiteEnv;
  /** Pays for the work of a request; absent if no visitor requested it. */
  spend?: Spend;
}

/** Files derived from the pages, such as feeds and sitemaps: routes of the server, written out by the static export too. */
export interface OutputFamily {
  /** Every URL the family answers without a query. */
  paths(context: OutputContext): string[] | Promise<string[]>;
  /** The answer at a URL, or undefined where it is not one of the family's. */
  respond(path: string, query: URLSearchParams, context: OutputContext): Promise<Body | undefined>;
}
