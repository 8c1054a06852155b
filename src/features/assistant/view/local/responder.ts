import type { LocaleId } from '../../../../site/locales.ts';
import type { LocalAssistant } from '../../engine/local.ts';
import type { LocalRequest, LocalResponse } from './messages.ts';

/** Creates a function that handles requests with an assistant that is opened once; after a failure, the next request tries again. */
export function createResponder(
  open: (locale: LocaleId) => Promise<LocalAssistant>,
): (request: LocalRequest) => Promise<LocalResponse> {
  let assistant: Promise<LocalAssistant> | undefined;
  return async ({ id, locale, question, before }) => {
    try {
      assistant ??= open(locale);
      const answer = await assistant;
      return { id, events: question === undefined ? [] : await answer({ question, before, locale }) };
    } catch {
      assistant = undefined;
      return { id };
    }
  };
}
