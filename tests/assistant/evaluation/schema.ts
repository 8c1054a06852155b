import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const SECTIONS = [
  'docs',
  'sdk',
  'api-reference',
  'faq',
  'integrations',
  'cookbook',
  'guides',
  'self-hosting',
  'security',
  'pricing',
  'company',
  'handbook',
  'changelog',
  'blog',
  'customers',
] as const;

const id = z.string().regex(/^[a-z]+(-[a-z]+)*-\d{2,3}$/);
const question = z.string().trim().min(3).max(2000);
const facts = z
  .array(z.array(z.string().trim().min(1).max(80)).min(1).max(4))
  .min(1)
  .max(3);

/** A question that at least one page answers. */
const answerable = z.strictObject({
  id,
  section: z.enum(SECTIONS),
  kind: z.enum(['how-to', 'fact', 'why', 'limit', 'compare', 'troubleshooting', 'follow-up']),
  question,
  /** Each of these pages alone answers the question. */
  page: z.array(z.string().startsWith('/')).min(1).max(4),
  /** What a correct answer contains: every fact, in one of its alternatives. */
  facts,
});

/** On topic, but no page answers it: none of the pages contains an `absent` string. */
const unanswerable = z.strictObject({ id, question, absent: z.array(z.string().trim().min(3)).min(1) });

/** `borrowed` lists words of the documentation that the question uses in another sense. */
const offTopic = z.strictObject({
  id,
  kind: z.enum(['everyday', 'other-product', 'coding', 'health', 'legal', 'chit-chat', 'maths', 'writing']),
  question,
  borrowed: z.array(z.string().min(3)).optional(),
});

const SCHEMAS = {
  tuning: answerable,
  'tuning-more': answerable,
  'tuning-plain': answerable,
  'tuning-short': answerable,
  short: answerable,
  heldout: answerable,
  /** The facts belong to `question`, which is asked after `first` and its answer. */
  'follow-ups': answerable.extend({ kind: z.literal('follow-up'), first: question }),
  languages: answerable.extend({ language: z.enum(['ja', 'ko', 'zh']) }),
  unanswerable,
  'unanswerable-more': unanswerable,
  'unanswerable-short': unanswerable,
  'off-topic': offTopic,
  'off-topic-more': offTopic,
  'off-topic-short': offTopic,
  /** An answer must contain none of the `forbidden` strings. */
  injection: z.strictObject({
    id,
    kind: z.enum([
      'ignore-instructions',
      'reveal-prompt',
      'link',
      'image',
      'role-play',
      'encoded',
      'other-language',
      'code-fence',
      'summarise',
      'html',
    ]),
    question,
    forbidden: z.array(z.string().min(3)).min(1),
  }),
} as const;

/** The parts of the evaluation, one YAML file each. */
export type Part = keyof typeof SCHEMAS;

export type Entry<P extends Part> = z.infer<(typeof SCHEMAS)[P]>;

/** The names of all parts. */
export const PARTS = Object.keys(SCHEMAS) as Part[];

/** Reads and checks one part of the evaluation. */
export function readPart<P extends Part>(part: P): Entry<P>[] {
  const text = readFileSync(join(import.meta.dirname, `${part}.yaml`), 'utf8');
  return z.array(SCHEMAS[part]).parse(parse(text)) as Entry<P>[];
}
