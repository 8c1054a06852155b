import type { Hono } from 'hono';
import type { Store } from '../../platform/store/store.ts';
import type { SiteEnv } from '../../site/env.ts';
import type { WrittenAnswers } from '../assistant/model/written-answers.ts';
import type { TrustedProxies } from '../client-address.ts';
import type { Renderer } from '../renderer.tsx';
import type { Secrets } from '../secrets.ts';
import type { WorkBudget } from '../work-budget.ts';
import { mountAsk } from './ask.ts';
import { mountAvatar } from './avatar.ts';
import { continent } from './continent.ts';
import { feedbackRoutes } from './feedback.ts';
import { mountImage } from './image.ts';
import { mountMcp } from './mcp.ts';
import { mountSearch } from './search.ts';
import { mountSearchNote } from './search-note.ts';

/** What endpoints stand on. */
export interface Services {
  env: SiteEnv;
  proxies: TrustedProxies;
  secrets: Secrets;
  store: Store;
  /** What expensive requests draw from. */
  work: WorkBudget;
  renderer(): Renderer | Promise<Renderer>;
  /** Answers written by a model; absent: answers are quoted. */
  writing?: WrittenAnswers | undefined;
  /** Told after feedback has been stored. */
  onFeedback?(): void;
}

/** Puts the routes of one endpoint on the server. */
export type Mount = (app: Hono, services: Services) => void;

const MOUNTS: readonly Mount[] = [
  continent,
  mountAsk,
  mountAvatar,
  mountImage,
  mountMcp,
  mountSearch,
  feedbackRoutes,
  mountSearchNote,
];

/** Puts every endpoint on the server. */
export function apiRoutes(app: Hono, services: Services): void {
  for (const mount of MOUNTS) mount(app, services);
}
