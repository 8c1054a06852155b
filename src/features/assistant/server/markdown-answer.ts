import type { Context } from 'hono';
import { refusePage } from '../../../http/refusal.ts';
import type { Spend } from '../../../http/work-budget.ts';
import { ASK_PARAMETER } from '../../../site/assistant.ts';
import type { SiteEnv } from '../../../site/env.ts';
import { ASK, WORK } from '../../../site/limits.ts';
import { outcomeMarkdown } from '../answer-markdown.ts';
import { CHAT_WORDS } from '../words.ts';
import { collectAnswer } from './collect-answer.ts';
import type { AssistantPages } from './services.ts';

interface AnswerServices {
  renderer: Pick<AssistantPages, 'assistant'>;
  env: SiteEnv;
  spend: Spend;
}

/** The question in the query of a page; undefined if there is none. */
export function getQuestionParameter(query: URLSearchParams): string | undefined {
  return (query.get(ASK_PARAMETER) ?? '').trim().slice(0, ASK.questionChars).trim() || undefined;
}

/** Responds to `?ask=` on a Markdown page: the quoted answer as Markdown. */
export async function answerInMarkdown(
  context: Context,
  services: AnswerServices,
  question: string,
): Promise<Response> {
  const { renderer, env, spend } = services;
  const refusal = spend(WORK.cost.ask);
  if (refusal) return refusePage(context, refusal);
  const answer = await collectAnswer(renderer.assistant, { question });
  return context.body(outcomeMarkdown(answer, env.siteUrl, CHAT_WORDS.en), 200, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept, User-Agent, Accept-Encoding',
  });
}
