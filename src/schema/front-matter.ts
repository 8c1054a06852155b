import { z } from 'zod';
import { DESCRIPTION_CHARS, QUESTIONS } from '../site/limits.ts';
import { PLAN_IDS } from '../site/plans.ts';
import { type FrontMatterKind, type SectionId, sectionById } from '../site/sections.ts';

/** Availability of a feature on a plan. */
export const AVAILABILITY_LEVELS = [
  'full',
  'team-add-on',
  'ee',
  'private-beta',
  'public-beta',
  'not-available',
] as const;
/** Groups of the integrations index. */
export const INTEGRATION_CATEGORIES = [
  'frameworks',
  'model-providers',
  'gateways',
  'no-code',
  'analytics',
  'data-platform',
  'coding-agents',
  'other',
] as const;
/** Languages that an integration or a notebook has code for. */
export const SAMPLE_LANGUAGES = ['Python', 'TypeScript', 'Java', 'Go', '.NET', 'Ruby', 'PHP', 'Rust', 'Shell'] as const;
/** How a tool's data reaches Sightglass: our SDK, OpenTelemetry, or settings alone. */
export const INTEGRATION_KINDS = ['sdk', 'opentelemetry', 'settings'] as const;
/** Groups of notebooks in the guides. */
export const NOTEBOOK_CATEGORIES = [
  'observability',
  'evaluation',
  'prompts',
  'datasets',
  'frameworks',
  'model-providers',
  'gateways',
  'opentelemetry',
  'other',
] as const;
/** Groups of the guides index: those of notebooks, and videos. */
export const GUIDE_CATEGORIES = [...NOTEBOOK_CATEGORIES, 'videos'] as const;
export const GUIDE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
/** Whether the vendor still develops a tool. */
export const TOOL_STATES = ['maintained', 'maintenance', 'discontinued'] as const;
export const TOOL_STATE_LABELS: Readonly<Record<(typeof TOOL_STATES)[number], string>> = {
  maintained: 'Maintained',
  maintenance: 'Maintenance mode',
  discontinued: 'Discontinued',
};

const sitePath = z.string().regex(/^\/\S*$/, 'must be a path that starts with "/"');
const word = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const isoDate = z.iso.date('must be a date such as 2026-11-04');

const base = {
  title: z.string().trim().min(1).describe('The page heading, and the browser title unless seoTitle is given.'),
  description: z
    .string()
    .trim()
    .min(DESCRIPTION_CHARS.min)
    .max(DESCRIPTION_CHARS.max)
    .describe('One or two sentences for search results and lists.'),
  seoTitle: z.string().trim().min(1).optional().describe('Browser title where it differs from title.'),
  sidebarTitle: z.string().trim().min(1).optional().describe('Shorter name in the sidebar.'),
  label: z.string().trim().min(1).optional().describe('Text of a badge next to the title.'),
  ogImage: sitePath.optional().describe('Share image of this page instead of the generated one.'),
  ogVideo: sitePath.optional().describe('Share video of this page.'),
  noindex: z.boolean().optional().describe('Keeps the page out of search engines.'),
  authors: z.array(z.string()).optional().describe('Keys of team members in content/data/team.json.'),
  date: isoDate.optional().describe('Day of publication.'),
  tags: z.array(word).optional().describe('Topics, for lists and filters.'),
  category: z.string().optional().describe('Group within the section.'),
  logo: z.string().optional().describe('Name of a mark in src/features/brand-icons.'),
  languages: z.array(z.enum(SAMPLE_LANGUAGES)).min(1).optional().describe('Languages that the page has code for.'),
  kind: z
    .enum(INTEGRATION_KINDS)
    .optional()
    .describe('How the data arrives: our SDK, OpenTelemetry or settings alone.'),
  status: z
    .strictObject({
      state: z.enum(TOOL_STATES),
      since: isoDate.optional().describe('First day in this state.'),
      successor: z.string().trim().min(1).optional().describe('What to use instead.'),
    })
    .optional()
    .describe('Whether the vendor still develops the tool; shown as a badge and a callout.'),
  level: z.enum(GUIDE_LEVELS).optional().describe('How much the guide expects its reader to know.'),
  minutes: z.int().min(1).max(240).optional().describe('Minutes from start to result.'),
  steps: z
    .array(
      z.strictObject({
        page: sitePath.describe('Path of the page to read.'),
        outcome: z.string().trim().min(20).max(160).describe('What the reader can do after the step.'),
      }),
    )
    .min(3)
    .max(8)
    .optional()
    .describe('Makes the guide a learning path: pages in order, each with its outcome.'),
  questions: z
    .array(z.string().trim().min(8))
    .min(QUESTIONS.min)
    .max(QUESTIONS.max)
    .optional()
    .describe('What readers ask, in their own words.'),
  wordings: z
    .array(z.string().trim().min(8))
    .min(1)
    .max(QUESTIONS.max)
    .optional()
    .describe('The same needs as those who know none of our words would put them; for our own search.'),
  errors: z
    .array(z.string().trim().min(8))
    .min(1)
    .optional()
    .describe('Messages that this page explains, as readers see and paste them; `*` stands for what changes.'),
  boost: z.number().min(0.1).max(5).optional().describe('Raises (above 1) or lowers the page in our own search.'),
  searchable: z.boolean().optional().describe('False keeps the page out of our own search.'),
  aliases: z.array(sitePath).optional().describe('Former paths of this page.'),
  headingAliases: z
    .record(z.string(), z.string().min(1))
    .optional()
    .describe('Former heading ids, each with the id that stands in its place.'),
  canonical: sitePath.optional().describe('Path of the page that search engines should prefer.'),
  availability: z
    .record(z.enum(PLAN_IDS), z.enum(AVAILABILITY_LEVELS))
    .optional()
    .describe('Level of the feature for each plan.'),
  pages: z.array(sitePath).min(1).max(8).optional().describe('Pages that a release changed; each links back to it.'),
  company: z.string().optional().describe('Company of a customer story.'),
  industry: z.string().optional().describe('Industry of that company.'),
};

const written = z.strictObject(base);
const withQuestions = written.required({ questions: true });
const dated = written.required({ date: true, authors: true });

const SCHEMAS: Readonly<Record<FrontMatterKind, z.ZodType<FrontMatter>>> = {
  page: written,
  reference: withQuestions,
  integration: z
    .strictObject({ ...base, category: z.enum(INTEGRATION_CATEGORIES).optional() })
    .required({ questions: true }),
  question: withQuestions.required({ tags: true }),
  post: dated.required({ tags: true }),
  release: dated.required({ pages: true }),
  story: written.required({ company: true, industry: true }),
};

const notebook = z
  .strictObject({ ...base, category: z.enum(NOTEBOOK_CATEGORIES) })
  .required({ questions: true, level: true, minutes: true, languages: true });

/** The schema of the metadata in the first cell of a notebook. */
export const notebookFrontSchema: z.ZodType<FrontMatter> = notebook;

/** Front matter of a content file. */
export type FrontMatter = z.infer<typeof written>;

export function frontMatterSchema(section: SectionId): z.ZodType<FrontMatter> {
  return SCHEMAS[sectionById(section).frontMatter];
}

/** True for sections whose pages list readers' questions. */
export function needsQuestions(section: SectionId): boolean {
  return (
    frontMatterSchema(section)
      .safeParse({})
      .error?.issues.some(({ path }) => path[0] === 'questions') ?? false
  );
}

/** Every field name that front matter may contain. */
export const FRONT_MATTER_FIELDS = Object.keys(base);
