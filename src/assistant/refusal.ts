import type { ReadQuestion } from '../search/question.ts';
import type { Candidate } from './candidates.ts';
import { weightOf } from './weigh.ts';

/** Attempts to make an assistant speak of itself or forget what it is for. */
const MANIPULATION: readonly RegExp[] = [
  /\b(?:ignor\w*|disregard|forget|override|bypass)\b.{0,40}\b(?:instruct\w*|rules?|prompts?|docs|documents?|everything|above|previous|anweisungen|instrucciones|instructions)\b/i,
  /\b(?:your|hidden|initial|secret|system)\s+(?:\w+\s+){0,2}(?:instructions?|system prompt|rules|weights|memory|message)\b/i,
  /\b(?:reveal|print|show|repeat|output|encode|spell|translate|display|leak|dump|see|tell me)\b.{0,40}\b(?:your|the system|system)\s+(?:\w+\s+)?(?:prompts?|instructions?|rules?|message|config\w*|environment|memory|weights)\b/i,
  /\byour (?:system |full |initial |own )?prompt\b|\bsystem ?prompts?\b.{0,30}\b(?:you|your)\b|\b(?:you|your)\b.{0,30}\bsystem ?prompts?\b/i,
  /\b(?:you are now|pretend (?:you|to be)|act as an?\b|developer mode|jailbreak|do anything now|no restrictions)\b/i,
  /<\|?(?:im_start|im_end|system|\/system)\b|\[\/?INST\]|<<\/?SYS>>|^\s*SYSTEM:/im,
];
/** Wishes for work that no documentation does. */
const OTHER_WORK =
  /^\s*(?:please\s+)?(?:(?:can|could) you\s+)?(?:write|compose|sing|tell|give|translate|convert|solve|draw|plan|recommend|implement|say|summari[sz]e)\b(?:\s+(?:me|us|my|a|an|the|some|one|this))*\s+(?:\w+\s+){0,2}(?:poem|song|essay|story|joke|letter|mail|limerick|novel|haiku|function|program|script|trip|tips)\b/i;
/** Secrets of this server, which no page holds. */
const SECRETS =
  /\b(?:your|this (?:server|machine|site)|of the (?:\w+ )?server)\b.{0,30}\b(?:passwords?|secrets?|env(?:ironment)?(?: variables)?|database|api keys?)\b|\b(?:passwords?|secret key|api key|environment variables)\b.{0,20}\b(?:of (?:your|this|the \w+ server)|your)\b|\bprocess\.env\b|\/etc\/(?:passwd|shadow)/i;

/** What is not asked of documentation. */
export function isForeign(question: string): boolean {
  const text = question
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ');
  return [...MANIPULATION, OTHER_WORK, SECRETS].some((pattern) => pattern.test(text));
}

/** Share of a question's weight that is in words of this site. */
export function familiarOf({ words, strange, strangeWeight }: ReadQuestion): number {
  const known = weightOf(words.filter((word) => word.known));
  const unknown = Math.max(weightOf(words.filter((word) => !word.known)), strangeWeight);
  void strange;
  return known + unknown === 0 ? 0 : known / (known + unknown);
}

/** The least that must be told: of the question by its words, and by the best passage. */
export const LEAST = { familiar: 0.5, told: 0.5 } as const;

/** Why a question has no answer, or undefined where the best passage answers it. */
export function whyNot(
  question: string,
  read: ReadQuestion,
  best: Candidate | undefined,
): 'off-topic' | 'not-found' | undefined {
  if (isForeign(question) || read.words.length === 0) return 'off-topic';
  if (familiarOf(read) < LEAST.familiar || !best) return 'off-topic';
  return Math.max(best.told, best.named) * familiarOf(read) < LEAST.told ? 'not-found' : undefined;
}
