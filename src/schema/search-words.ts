import { z } from 'zod';

const english = z.string().regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'must be lower-case English words');
const term = z
  .string()
  .regex(/^[^A-Za-z0-9]+$/, 'must not contain Latin letters or digits, which are read as separate words');
const language = z.record(term, english);

/** Words that mean the same to readers of this site, and words of other languages in English. */
export const searchWordsSchema = z.strictObject({
  synonyms: z
    .record(z.string().regex(/^[a-z0-9]+$/, 'must be one lower-case word'), z.array(english).min(1))
    .describe('A word, with others that pages may use instead.'),
  ja: language.describe('Japanese terms in English.'),
  ko: language.describe('Korean terms in English.'),
  zh: language.describe('Chinese terms in English.'),
});

/** Words for the search, as they are written down. */
export type SearchWordsData = z.infer<typeof searchWordsSchema>;
