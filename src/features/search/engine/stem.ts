import { stemmer } from 'stemmer';

const cache = new Map<string, string>();
const MAX_CACHED_STEMS = 20_000;
const MAX_CACHED_WORD_LENGTH = 40;

/** Words that the English rules would stem wrongly. */
const UNSTEMMED = new Set([
  'aws',
  'redis',
  'kubernetes',
  'postgres',
  'https',
  'dns',
  'tls',
  'sos',
  'ios',
  'js',
  'ts',
  'os',
]);

/** Stems that the rules keep apart although they are one word: `queues` and `queuing`, `storage` and `stored`. */
const MERGED = new Map([
  ['queue', 'queu'],
  ['storag', 'store'],
]);

/** Words that the rules would wrongly merge: `founded` is not `found`. */
const SEPARATED = new Map([
  ['founded', 'founder'],
  ['founders', 'founder'],
]);

/** Keeps a `y` after a vowel: `deploy`, `deploys` and `deployment` have one stem. */
const keepFinalY = (result: string, word: string) =>
  word[result.length - 1] === 'y' ? result.replace(/(?<=[aeiou])i$/, 'y') : result;

/** Returns the stem of a folded word: `traces`, `tracing` and `traced` have the same one. Words with digits stay unchanged. */
export function stem(word: string): string {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const plain = /^[a-z]{3,}$/.test(word) && !UNSTEMMED.has(word) ? keepFinalY(stemmer(word), word) : word;
  const result = SEPARATED.get(word) ?? MERGED.get(plain) ?? plain;
  if (word.length > MAX_CACHED_WORD_LENGTH) return result;
  if (cache.size > MAX_CACHED_STEMS) cache.clear();
  cache.set(word, result);
  return result;
}

const SMALL = new Set(
  'a about after all also an and any are as at be been but by can could did do does doing for from get gets getting had has have having how i if in into is it its just like make me my need of on or our should so some tell than that the their them then there these they this to us use used using want was way we were what when where which while who why will with without would you your please much many very really too ever still dont doesnt didnt cant couldnt isnt arent wasnt wont shouldnt wouldnt im ive id ill youre youve were theyre theres whats hows wheres lets thats am being am only own both each few more most other same such not no'.split(
    ' ',
  ),
);

/** True for words that are in many questions and say little about the subject. */
export function isStopWord(word: string): boolean {
  return SMALL.has(word);
}

const LIGHT = new Set(
  'add again already always another anybody anyone anything away back bad before behind best better between big bring can come comes coming day days down during else end ends enough even everybody everyone everything find first found gave give given gives go goes going gone good got great hand happen happens hard here him his her inside instead its keep keeps kind know last least let lets live long look looking looks lot made makes making maybe mean means might mine month must near never new next nobody nothing now off often old on once one ones onto open or order ought out over part people per person piece place point possible put puts quite rather ready right run said say see seem seems seen set shall she show shows side since somebody someone something sometimes soon stay stays sure take taken takes taking thing things think through today together told took top toward try trying turn two under until up upon used usually wanted wants week went whatever whether whole whose work works year yes yesterday yet'.split(
    ' ',
  ),
);

/** True for words that count less than others. */
export function isLowWeightWord(word: string): boolean {
  return LIGHT.has(word);
}
