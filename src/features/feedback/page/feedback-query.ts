import type { CodedPageProps } from '../../../layouts/coded-page.ts';
import { type Choice, parseChoice } from '../body.ts';

type Pages = CodedPageProps['site']['pages'];

export interface AboutPage {
  path: string;
  title: string;
}

/** The query string of `/feedback`. */
export interface FeedbackQuery {
  page?: AboutPage;
  choice?: Choice;
  /** The comment is stored. */
  done: boolean;
  /** Why it is not: the error code of the endpoint. */
  error?: string;
  comment: string;
  /** Sent back to the endpoint unchanged. */
  visit: string;
  token: string;
}

// Single slashes and plain characters cannot form the URL of another site.
const OWN_PATH = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;

/** Finds the page at a path of this site; undefined for anything that could lead to another site. */
export function findAboutPage(path: string | null, pages: Pages): AboutPage | undefined {
  if (!path || !OWN_PATH.test(path)) return undefined;
  return { path, title: pages.find((page) => page.path === path)?.title ?? path };
}

export function parseFeedbackQuery(query: URLSearchParams, pages: Pages): FeedbackQuery {
  return {
    page: findAboutPage(query.get('page'), pages),
    choice: parseChoice(query.get('feedback')),
    done: query.has('done'),
    error: query.get('error') ?? undefined,
    comment: query.get('comment') ?? '',
    visit: query.get('key') ?? '',
    token: query.get('token') ?? '',
  };
}
