import { saveFeedback } from '../../features/feedback/server/save.ts';
import type { Services } from '../api/routes.ts';
import type { Docs, ToolText } from './docs.ts';
import { parsePageReference } from './page-reference.ts';

/** Feedback as an agent submits it. */
export interface SubmittedFeedback {
  page: string;
  helpful: boolean;
  comment: string;
}

/** Stores feedback about a page. */
export async function submitFeedback(
  { renderer, siteUrl }: Docs,
  services: Pick<Services, 'store' | 'env'>,
  { page, helpful, comment }: SubmittedFeedback,
): Promise<ToolText> {
  const { site } = renderer;
  const requestedPath = parsePageReference(page, siteUrl)?.path;
  const path = requestedPath === undefined ? undefined : (site.redirects.get(requestedPath)?.to ?? requestedPath);
  if (path === undefined || !(site.pages.has(path) || site.coded.has(path)))
    return { text: `There is no page at "${page}". Find its path with search_docs.`, missing: true };
  const feedback = { page: path, feedback: helpful ? 'positive' : 'negative', comment } as const;
  const stored = await saveFeedback(services, feedback);
  if (!stored.ok) return { text: 'Feedback cannot be stored at the moment. Try again later.', missing: true };
  return { text: `Stored feedback about ${path}. Reference: ${stored.value.reference}.` };
}
