import type { ReadQuestion } from '../../search/engine/question.ts';
import { everydayWords } from './everyday.ts';
import { getWeight } from './weigh.ts';

/** Attempts to make an assistant speak of itself or forget what it is for. */
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
/** Wishes for work that no documentation does. */
const OTHER_WORK =
  /^\s*(?:please\s+)?(?:(?:can|could) you\s+)?(?:write|draft|generate|book|rewrite|compose|sing|tell|give|translate|convert|solve|draw|plan|recommend|implement|say|summari[sz]e)\b(?:\s+(?:me|us|my|a|an|the|some|one|this))*\s+(?:\w+\s+){0,2}(?:poem|song|essay|story|joke|letter|mail|limerick|novel|haiku|function|program|script|trip|tips|names|sentence|table)\b/i;
/** Talk that is not about anything. */
const CHAT =
  /\b(?:do|are|can|will|would|did|have) you\b.{0,12}\b(?:love|feel|voting|vote|conscious|alive|dream|human|lonely|single(?=\W*$)|married|old)\b|\byour (?:favou?rite|feelings|age|birthday|working hours)\b/i;
/** Secrets of this server, which no page holds. */
const SECRETS =
  /\b(?:your|this (?:server|machine|site)|of the (?:\w+ )?server)\b.{0,30}\b(?:passwords?|secrets?|env(?:ironment)?(?: variables)?|database|api keys?)\b|\b(?:passwords?|secret key|api key|environment variables)\b.{0,20}\b(?:of (?:your|this|the \w+ server)|your)\b|\bprocess\.env\b|\/etc\/(?:passwd|shadow)/i;

/** What is not asked of documentation. */
export function isForeign(question: string): boolean {
  const text = question
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ');
  return [...MANIPULATION, OTHER_WORK, CHAT, SECRETS].some((pattern) => pattern.test(text));
}

/** How much an unknown word speaks against a question: names of other things more than words that we may just not use. */
const STRANGE = { name: 1.2, word: 0.6 } as const;
/** What a word of everyday life weighs at least, known or not. */
const EVERYDAY_WEIGHT = 8;

/** Share of a question's weight that is in words of this site. */
export function getKnownWordShare({ words, strange, said }: ReadQuestion): number {
  const known = getWeight(words.filter((word) => word.known));
  const guessed = strange.reduce((sum, { weight, name }) => sum + weight * (name ? STRANGE.name : STRANGE.word), 0);
  const missing = Math.max(getWeight(words.filter((word) => !word.known)) * STRANGE.word, guessed);
  const unknown = missing + everydayWords(said) * EVERYDAY_WEIGHT;
  return known + unknown === 0 ? 0 : known / (known + unknown);
}

/** How common words are in general English: their rank, the most frequent first. */
export type WordRanks = ReadonlyMap<string, number>;

/** Share of texts of a section's length that contain a word of rank 1, roughly; it falls with the rank. */
const COMMON = 60;
/** Rank of words that general English hardly has. */
const RARE_RANK = 40_000;
const LEAST_SHARE = 0.0002;
const MOST = 3;

/** How much the words of a question belong to this site rather than to general English, from about -3 to 3. */
export function getDomain(question: ReadQuestion, ranks: WordRanks): number {
  const odds = getOdds(question, ranks);
  return odds.reduce((sum, value) => sum + value, 0) / Math.max(1, odds.length);
}

/** The same for the two words that belong least to this site. */
export function getStrangest(question: ReadQuestion, ranks: WordRanks): number {
  const [first = 0, second = first] = getOdds(question, ranks).sort((a, b) => a - b);
  return (first + second) / 2;
}

function getOdds({ typed }: ReadQuestion, ranks: WordRanks): number[] {
  return typed.map(({ word, share }) => {
    const general = Math.min(0.9, COMMON / ((ranks.get(word) ?? RARE_RANK) + COMMON));
    return Math.max(-MOST, Math.min(MOST, Math.log((share + LEAST_SHARE) / (general + LEAST_SHARE))));
  });
}
