import { normalizePath } from '../../../http/normalize-path.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { STORE_RETRY_AFTER_SECONDS } from '../../../site/limits.ts';
import type { FeedbackBody } from '../body.ts';
import { saveFeedback } from './save.ts';
import type { FeedbackServices } from './services.ts';

/** The reference of saved feedback, or why it was refused. */
export type AcceptResult = { ok: true; reference: string } | { ok: false; refusal: Refusal };

const UNKNOWN_PAGE: Refusal = { status: 422, code: 'unknown_page', message: 'There is no page at this path.' };

/** Saves feedback about a page of the site. */
export async function acceptFeedback(
  services: FeedbackServices,
  body: FeedbackBody,
  visit: string | undefined,
): Promise<AcceptResult> {
  const { site } = await services.renderer();
  const page = findPage(body.page, (path) => site.pages.has(path) || site.coded.has(path));
  if (page === undefined) return { ok: false, refusal: UNKNOWN_PAGE };
  const saved = await saveFeedback(services, { ...body, page }, visit);
  if (saved.ok) return { ok: true, reference: saved.value.reference };
  const message = 'Feedback cannot be stored at the moment. Try again later.';
  const code = saved.error.tag.replace('-', '_');
  return { ok: false, refusal: { status: 503, code, message, retryAfter: STORE_RETRY_AFTER_SECONDS } };
}

/** The path of a page as the site spells it; undefined if there is no such page. */
function findPage(path: string, exists: (path: string) => boolean): string | undefined {
  return [normalizePath(path), normalizePath(decodePath(path))].find(exists);
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
