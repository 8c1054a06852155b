import type { AnswerEvent } from '../../features/assistant/engine/answer.ts';
import {
  type AnswerDraft,
  type AssistantSources,
  createAssistant,
  type Question,
} from '../../features/assistant/server/assistant.ts';
import type { SearchOptions, SearchResponse } from '../../features/search/engine/types.ts';
import type { LocaleId } from '../../site/locales.ts';

export type AnsweringJob =
  | { kind: 'search'; locale: LocaleId; query: string; options?: SearchOptions }
  | { kind: 'ask'; question: Question }
  | { kind: 'draft'; question: Question };

/** Does jobs over an index and a corpus. */
export function createJobRunner(
  sources: AssistantSources,
): (job: AnsweringJob) => Promise<SearchResponse | AnswerEvent[] | AnswerDraft> {
  const assistant = createAssistant(sources);
  return async (job) => {
    if (job.kind === 'ask') return assistant.ask(job.question);
    if (job.kind === 'draft') return assistant.draft(job.question);
    return (await sources.search.engine(job.locale)).search(job.query, job.options);
  };
}
