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

/** 144 random bits, so that no one can guess an ID. */
const ID_BYTES = 18;
const ID = /^[\w-]{24}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes secrets and email addresses from questions, and skips questions that are empty then. */
export function cleanQuestions(questions: readonly string[]): string[] {
  return questions.map(removePrivateData).filter((question) => /[\p{L}\p{N}]/u.test(question));
}

/** Answers the questions of a conversation again, so that only text from the pages is stored. */
export async function regenerateAnswers(assistant: Assistant, questions: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [index, question] of questions.entries()) {
    const before = questions.slice(Math.max(0, index - ASK.before), index);
    answers.push(await collectAnswer(assistant, { question, before }));
  }
  return answers;
}

export const serializeConversation = (answers: readonly Answer[]): string => JSON.stringify({ answers });

/** Stores a conversation under a new ID. */
export async function saveConversation(
  store: Store,
  content: string,
): Promise<StoreResult<{ id: string; url: string }>> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const saved = await conversationRows(store).add(id, content);
  return saved.ok ? { ok: true, value: { id, url: `${ASK_PAGE_PATH}/${id}` } } : saved;
}

/** Returns the ID of a shared conversation from its path, if it is one. */
export function getConversationId(path: string): string | undefined {
  const id = path.startsWith(`${ASK_PAGE_PATH}/`) ? path.slice(ASK_PAGE_PATH.length + 1) : '';
  return ID.test(id) ? id : undefined;
}

/** Finds the answers of a stored conversation; undefined if there is none. */
export async function findConversation(store: Store, id: string): Promise<StoreResult<Answer[] | undefined>> {
  const found = await conversationRows(store).find(id);
  if (!found.ok || !found.value) return found.ok ? { ok: true, value: undefined } : found;
  const { answers } = JSON.parse(found.value.content) as { answers: Answer[] };
  return { ok: true, value: answers };
}

/** Removes conversations past their retention period, and returns their number. */
export async function removeOldConversations(store: Store, clock: Clock): Promise<StoreResult<number>> {
  const before = new Date(clock.now().getTime() - ASK_SHARE.retentionDays * DAY_MS);
  return conversationRows(store).removeBefore(before.toISOString());
}
