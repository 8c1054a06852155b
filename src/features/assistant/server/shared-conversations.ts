import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Store, StoreResult } from '../../../platform/store/store.ts';
import { ASK_PAGE_PATH } from '../../../site/assistant.ts';
import { ASK, ASK_SHARE } from '../../../site/limits.ts';
import { removePrivateData } from '../../search/engine/clean-query.ts';
import type { Answer } from '../engine/answer.ts';
import type { Assistant } from './assistant.ts';
import { collectAnswer } from './collect-answer.ts';
import { conversationRows } from './conversation-rows.ts';

/** 144 random bits: who does not know an id cannot guess one. */
const ID_BYTES = 18;
const ID = /^[\w-]{24}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Questions as they may be kept, without secrets and email addresses; those of which nothing is left are skipped. */
export function cleanQuestions(questions: readonly string[]): string[] {
  return questions.map(removePrivateData).filter((question) => /[\p{L}\p{N}]/u.test(question));
}

/** Answers the questions of a conversation again, so that nothing is kept that these pages do not say. */
export async function answerAgain(assistant: Assistant, questions: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [at, question] of questions.entries()) {
    const before = questions.slice(Math.max(0, at - ASK.before), at);
    answers.push(await collectAnswer(assistant, { question, before }));
  }
  return answers;
}

/** A conversation as it is stored. */
export const serializeConversation = (answers: readonly Answer[]): string => JSON.stringify({ answers });

/** Keeps a conversation under a new id. */
export async function saveConversation(
  store: Store,
  content: string,
): Promise<StoreResult<{ id: string; url: string }>> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const saved = await conversationRows(store).add(id, content);
  return saved.ok ? { ok: true, value: { id, url: `${ASK_PAGE_PATH}/${id}` } } : saved;
}

/** The id of a shared conversation in a path, if the path is one. */
export function getConversationId(path: string): string | undefined {
  const id = path.startsWith(`${ASK_PAGE_PATH}/`) ? path.slice(ASK_PAGE_PATH.length + 1) : '';
  return ID.test(id) ? id : undefined;
}

/** The answers of a kept conversation, or undefined where there is none. */
export async function findConversation(store: Store, id: string): Promise<StoreResult<Answer[] | undefined>> {
  const found = await conversationRows(store).find(id);
  if (!found.ok || !found.value) return found.ok ? { ok: true, value: undefined } : found;
  const { answers } = JSON.parse(found.value.content) as { answers: Answer[] };
  return { ok: true, value: answers };
}

/** Removes the conversations that were shared long enough ago, and says how many. */
export async function removeOldConversations(store: Store, clock: Clock): Promise<StoreResult<number>> {
  const before = new Date(clock.now().getTime() - ASK_SHARE.retentionDays * DAY_MS);
  return conversationRows(store).removeBefore(before.toISOString());
}
