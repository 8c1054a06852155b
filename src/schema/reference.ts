import { z } from 'zod';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

const avoid = z
  .array(z.string().min(2))
  .min(1)
  .describe('Words to avoid in favor of the term; a lower-case word also matches with a capital letter.');

/** A word with a special meaning on this site; backticks mark code. */
export const termSchema = z.strictObject({
  id: id.describe('What `<Term id>` and the anchor on the glossary page are called.'),
  term: z.string().min(1).describe('The word as it is written.'),
  meaning: z.string().min(10).describe('One or two sentences.'),
  href: z.string().startsWith('/').optional().describe('The page that explains it.'),
  everyday: z
    .literal(true)
    .optional()
    .describe('Pages also use the word in its everyday sense, so only `<Term>` leads to the glossary.'),
  except: z
    .array(z.string().min(2))
    .min(1)
    .optional()
    .describe('Phrases in which the word means something else and is not linked.'),
  exceptIn: z
    .array(z.union([id, z.string().startsWith('/')]))
    .min(1)
    .optional()
    .describe('Sections and paths of pages in which the word mostly means something else.'),
  avoid: avoid.optional(),
});

/** A name that has one right spelling and needs no explanation. */
const nameSchema = z.strictObject({ name: z.string().min(1), avoid });

/** The terms in alphabetical order and each id once. */
const termsSchema = z
  .array(termSchema)
  .refine((terms) => new Set(terms.map((term) => term.id)).size === terms.length, 'two terms share an id')
  .refine(
    (terms) =>
      terms.every(({ term }, index) => index === 0 || (terms[index - 1]?.term ?? '').localeCompare(term, 'en') < 0),
    'terms are not in alphabetical order',
  );

/** The words of the platform, and names with one spelling. */
export const glossarySchema = z.strictObject({ terms: termsSchema, names: z.array(nameSchema).default([]) });

/** An issue or discussion of the repository. */
export const threadSchema = z.strictObject({
  kind: z.enum(['issue', 'discussion']),
  number: z.int().positive(),
  title: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  author: z.string().min(1),
  topics: z.array(id).min(1).describe('Labels of the thread.'),
  state: z.enum(['open', 'closed']),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  comments: z.int().nonnegative(),
  votes: z.int().nonnegative(),
  solved: z.boolean().describe('Answered, or closed as done; an issue that is closed and not solved was not planned.'),
  excerpt: z.string().min(1).describe('The beginning of its text.'),
});

/** A snapshot of the repository's threads. */
export const threadsSchema = z.strictObject({
  repository: z.string(),
  takenAt: z.iso.datetime(),
  threads: z.array(threadSchema),
});

/** An environment variable that the SDKs read. */
export const envVariableSchema = z.strictObject({
  name: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be upper-case words joined by underscores'),
  meaning: z.string().min(5),
  default: z.string().nullable().describe('Null where there is none.'),
  required: z.boolean().default(false),
  since: z.strictObject({ python: z.string(), typescript: z.string() }).describe('First version of each SDK.'),
});

/** Groups of container variables, as in the tables of the documentation. */
const CONTAINER_GROUPS = [
  'core',
  'postgres',
  'clickhouse',
  'redis',
  'storage',
  'migrations',
  'sign-in',
  'mail',
  'network',
  'throughput',
  'first-start',
  'operation',
] as const;

/** An environment variable of the self-hosted containers. */
export const containerVariableSchema = z.strictObject({
  name: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be upper-case words joined by underscores'),
  meaning: z.string().min(5),
  default: z.string().nullable().describe('Null where there is none.'),
  required: z.boolean(),
  group: z.enum(CONTAINER_GROUPS),
  secret: z.boolean(),
  since: z.string().describe('First version of the platform.'),
  containers: z.array(z.enum(['web', 'worker'])).min(1),
  format: z.string().optional(),
});

/** A variable that only the Compose file reads. */
export const composeVariableSchema = containerVariableSchema.pick({
  name: true,
  meaning: true,
  default: true,
  secret: true,
  since: true,
});

/** What `contracts/env.json` promises. */
export const envContractSchema = z.strictObject({
  sdk: z.array(envVariableSchema).min(1),
  containers: z.array(containerVariableSchema).default([]),
  compose: z.array(composeVariableSchema).default([]),
});

/** A snapshot of the repository's threads. */
export type Threads = z.infer<typeof threadsSchema>;
/** A word of the glossary. */
export type Term = z.infer<typeof termSchema>;
/** A name with one right spelling. */
export type CanonicalName = z.infer<typeof nameSchema>;
/** An issue or discussion of the repository. */
export type Thread = z.infer<typeof threadSchema>;
/** An environment variable that the SDKs read. */
export type EnvVariable = z.infer<typeof envVariableSchema>;
/** An environment variable of the self-hosted containers. */
export type ContainerVariable = z.infer<typeof containerVariableSchema>;
/** The environment variables of SDKs, containers and the Compose file. */
export type EnvContract = z.infer<typeof envContractSchema>;

const drawingSvgSchema = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  viewBox: z.string(),
  svg: z.string().startsWith('<'),
});

/** Every drawing of a diagram by the key of its source: its size in pixels and what is inside its `<svg>`; `npm run tool -- diagrams` writes it. */
export const drawingsSchema = z.record(
  z.string().regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits'),
  drawingSvgSchema.extend({ narrow: drawingSvgSchema.optional() }),
);

const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 3.2.0');

/** The versions in `contracts/versions.json` that samples are checked against. */
export const versionsSchema = z
  .looseObject({
    platform: z.looseObject({ version }),
    python: z.looseObject({ version }),
    typescript: z.looseObject({ version }),
    api: z.looseObject({ version }),
  })
  .transform(({ platform, python, typescript, api }) => ({
    platform: platform.version,
    python: python.version,
    typescript: typescript.version,
    api: api.version,
  }));
/** The current versions. */
export type Versions = z.infer<typeof versionsSchema>;
