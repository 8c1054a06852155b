import type { ParsedQuestion } from '../../search/engine/question.ts';
import { countEverydayWords } from './everyday-words.ts';
import { getTotalWeight } from './text-terms.ts';

/** Attempts to make the assistant talk about itself or ignore its purpose. */
const MANIPULATION: readonly RegExp[] = [
  /(?<!\b(?:we|they) )\b(?:ignor\w*|disregard|forget|override|bypass)\b.{0,40}\b(?:instruct\w*|rules?|prompts?|docs|documents?|everything|above|previous|anweisungen|instrucciones|instructions)\b/i,
  /\b(?:your|hidden|initial|secret|system)\s+(?:\w+\s+){0,2}(?:instructions?|system prompt|weights|memory|message)\b/i,
  /\b(?:your|hidden|initial|secret|system)\s+(?:(?:own|internal|secret|hidden|safety|first)\s+)*rules\b/i,
  /\b(?:reveal|print|show|repeat|output|encode|spell|translate|display|leak|dump|see|tell me)\b.{0,40}\b(?:your|the system|system)\s+(?:\w+\s+)?(?:prompts?|instructions?|rules?|message|config\w*|environment|memory|weights)\b/i,
  /\byour (?:system |full |initial |own )?prompt\b|\bsystem ?prompts?\b.{0,30}\b(?:you|your)\b|\b(?:you|your)\b.{0,30}\bsystem ?prompts?\b/i,
  /\b(?:you are now|pretend (?:you|to be)|act as an?\b|developer mode|jailbreak|do anything now|no restrictions)\b/i,
  /(?:無視|忽略|무시).{0,30}|(?:システムプロンプト|系统提示词|시스템 ?프롬프트)/u,
  /<\|?(?:im_start|im_end|system|\/system)\b|\[\/?INST\]|<<\/?SYS>>|^\s*SYSTEM:/im,
];
/** Tasks that are not questions about documentation. */
const OTHER_TASKS =
  /^\s*(?:please\s+)?(?:(?:can|could) you\s+)?(?:write|draft|generate|book|rewrite|compose|sing|tell|give|translate|convert|solve|draw|plan|recommend|implement|say|summari[sz]e)\b(?:\s+(?:me|us|my|a|an|the|some|one|this))*\s+(?:\w+\s+){0,2}(?:poem|song|essay|story|joke|letter|mail|limerick|novel|haiku|function|program|script|trip|tips|names|sentence|table)\b/i;
const SMALL_TALK =
  /\b(?:do|are|can|will|would|did|have) you\b.{0,12}\b(?:love|feel|voting|vote|conscious|alive|dream|human|lonely|single(?=\W*$)|married|old)\b|\byour (?:favou?rite|feelings|age|birthday|working hours)\b/i;
/** Secrets of this server, which no page contains. */
const SECRETS =
  /\b(?:your|this (?:server|machine|site)|of the (?:\w+ )?server)\b.{0,30}\b(?:passwords?|secrets?|env(?:ironment)?(?: variables)?|database|api keys?)\b|\b(?:passwords?|secret key|api key|environment variables)\b.{0,20}\b(?:of (?:your|this|the \w+ server)|your)\b|\bprocess\.env\b|\/etc\/(?:passwd|shadow)/i;

/** True for requests that documentation never answers: misuse, other tasks, small talk and secrets. */
export function isOffTopicRequest(question: string): boolean {
  const text = question
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ');
  return [...MANIPULATION, OTHER_TASKS, SMALL_TALK, SECRETS].some((pattern) => pattern.test(text));
}

/** How much an unknown word counts against a question: names of other things count more than words that we may just not use. */
const UNKNOWN_WORD_FACTORS = { name: 1.2, word: 0.6 } as const;
/** Minimum weight of an everyday word, known or not. */
const MIN_EVERYDAY_WEIGHT = 8;

/** Returns the share of a question's weight in words of this site. */
export function getKnownWordShare({ words, unknownWords, readText: english }: ParsedQuestion): number {
  const known = getTotalWeight(words.filter((word) => word.known));
  const guessed = unknownWords.reduce(
    (sum, { weight, name }) => sum + weight * (name ? UNKNOWN_WORD_FACTORS.name : UNKNOWN_WORD_FACTORS.word),
    0,
  );
  const missing = Math.max(getTotalWeight(words.filter((word) => !word.known)) * UNKNOWN_WORD_FACTORS.word, guessed);
  const unknown = missing + countEverydayWords(english) * MIN_EVERYDAY_WEIGHT;
  return known + unknown === 0 ? 0 : known / (known + unknown);
}

/** Rank of words by frequency in general English. */
export type WordRanks = ReadonlyMap<string, number>;

/** Rank of words that about half of all general texts of a section's length contain. */
const HALF_SHARE_RANK = 60;
/** Rank of words that general English hardly has. */
const RARE_RANK = 40_000;
const MIN_SHARE = 0.0002;
const MAX_LOG_ODDS = 3;

/** Scores how much the words of a question belong to this site rather than to general English, from about -3 to 3. */
export function getDomainScore(question: ParsedQuestion, ranks: WordRanks): number {
  const logOdds = getLogOdds(question, ranks);
  return logOdds.reduce((sum, value) => sum + value, 0) / Math.max(1, logOdds.length);
}

/** Returns the score of the two words that belong least to this site. */
export function getLowestDomainScore(question: ParsedQuestion, ranks: WordRanks): number {
  const [first = 0, second = first] = getLogOdds(question, ranks).sort((a, b) => a - b);
  return (first + second) / 2;
}

function getLogOdds({ typed }: ParsedQuestion, ranks: WordRanks): number[] {
  return typed.map(({ word, share }) => {
    const general = Math.min(0.9, HALF_SHARE_RANK / ((ranks.get(word) ?? RARE_RANK) + HALF_SHARE_RANK));
    return Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, Math.log((share + MIN_SHARE) / (general + MIN_SHARE))));
  });
}
