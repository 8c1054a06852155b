import { z } from 'zod';
import { BRAND } from '../../site/brand.ts';
import { ASK, FEEDBACK_COMMENT_MAX_CHARS } from '../../site/limits.ts';
import { SECTIONS } from '../../site/sections.ts';

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;
const sectionField = z
  .string()
  .max(40)
  .optional()
  .describe(`Limits the result to one section: ${SECTIONS.map(({ id }) => id).join(', ')}.`);

/** The tools as clients see them: when to use each one, what it takes and what it returns. */
export const TOOLS = {
  search_docs: {
    title: 'Search the documentation',
    description: `Finds ${BRAND.name} documentation pages about a topic. Use it first when you don't know which page has the information. Returns a Markdown list of titles, URLs and one-line descriptions, best match first. It doesn't return page text: read the best pages with read_page.`,
    inputSchema: z.object({
      query: z
        .string()
        .min(1)
        .max(200)
        .describe('Keywords, a question, a function or setting name, or an error message.'),
      section: sectionField,
      limit: z.int().min(1).max(20).default(8).describe('Maximum number of pages.'),
    }),
    annotations: READ_ONLY,
  },
  read_page: {
    title: 'Read a page',
    description:
      'Returns one documentation page as Markdown, or only the section under a heading. To read one section, add its anchor to the path (/docs/tracing/masking#python) or pass `heading`. If the page or the heading does not exist, the result lists the closest pages or the headings of the page.',
    inputSchema: z.object({
      page: z
        .string()
        .min(1)
        .max(500)
        .describe('Path or URL, with or without an anchor: /docs/tracing or /docs/tracing#install.'),
      heading: z.string().max(200).optional().describe('Text or anchor of a heading. Returns only that section.'),
      offset: z
        .int()
        .min(0)
        .default(0)
        .describe('Character offset. A long page ends with the offset to continue from.'),
    }),
    annotations: READ_ONLY,
  },
  list_pages: {
    title: 'List pages',
    description:
      'Without arguments, lists the sections with their number of pages. With `section`, lists every page of that section with its URL and description. The lists are long: prefer search_docs unless you need an overview.',
    inputSchema: z.object({ section: sectionField }),
    annotations: READ_ONLY,
  },
  ask: {
    title: 'Ask a question',
    description: `Answers a question about ${BRAND.name} with passages quoted word for word from the documentation, each with a numbered source. Use it for a specific question ("How do I sample 10% of traces in Python?"). Says so when the documentation has no answer and lists the closest pages; in that case don't guess, read those pages or tell the user.`,
    inputSchema: z.object({
      question: z.string().trim().min(1).max(ASK.questionChars).describe('One complete question.'),
      previousQuestions: z
        .array(z.string().trim().min(1).max(ASK.questionChars))
        .max(ASK.before)
        .default([])
        .describe('Earlier questions that this one refers to, oldest first.'),
    }),
    annotations: READ_ONLY,
  },
  submit_feedback: {
    title: 'Submit feedback',
    description:
      'Reports to the documentation team that a page is wrong, outdated, incomplete or especially helpful. Call it only when the user asks you to or agrees. The comment is stored: leave out personal data, keys and customer names.',
    inputSchema: z.object({
      page: z.string().min(1).max(500).describe('Path or URL of the page.'),
      helpful: z.boolean().describe('True if the page helped, false if something is wrong or missing.'),
      comment: z
        .string()
        .trim()
        .min(1)
        .max(FEEDBACK_COMMENT_MAX_CHARS)
        .describe('What is wrong or helpful, with the heading it is about.'),
    }),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  },
} as const;
