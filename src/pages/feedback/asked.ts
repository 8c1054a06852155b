import { type Choice, choiceOf } from '../../features/feedback/body.ts';
import type { SiteIndex } from '../listing/site.ts';

/** The page that feedback is about. */
export interface AboutPage {
  path: string;
  title: string;
}

/** What `/feedback` was asked for. */
export interface Asked {
  page?: AboutPage;
  choice?: Choice;
  /** The comment has been taken. */
  done: boolean;
  /** Why it has not, as the endpoint names it. */
  error?: string;
  comment: string;
  /** Passed back to the endpoint as they came. */
  visit: string;
  token: string;
}

// One slash and plain characters: no other site can be spelled with them.
const OWN_PATH = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;

/** The page at a path of this site; undefined for anything that could lead elsewhere. */
export function aboutPage(path: string | null, pages: SiteIndex['pages']): AboutPage | undefined {
  if (!path || !OWN_PATH.test(path)) return undefined;
  return { path, title: pages.find((page) => page.path === path)?.title ?? path };
}

/** Reads the query of `/feedback`. */
export function askedOf(query: URLSearchParams, pages: SiteIndex['pages']): Asked {
  return {
    page: aboutPage(query.get('page'), pages),
    choice: choiceOf(query.get('feedback')),
    done: query.has('done'),
    error: query.get('error') ?? undefined,
    comment: query.get('comment') ?? '',
    visit: query.get('key') ?? '',
    token: query.get('token') ?? '',
  };
}
