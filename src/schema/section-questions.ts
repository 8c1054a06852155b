import { z } from 'zod';

/** Name of the start of a page, which has no heading. */
export const START_OF_PAGE = 'start of page';

/** Questions that sections of a page answer, by the id of their heading; `start of page` is what comes before the first heading. */
export const sectionQuestionsSchema = z
  .record(z.string().min(1), z.array(z.string().min(3).max(160)).min(1))
  .describe('Questions that readers ask, by the section that answers them.');

/** Questions that sections of a page answer, by the id of their heading. */
export type SectionQuestions = z.infer<typeof sectionQuestionsSchema>;

/** Questions of all pages, by path. */
export type SiteQuestions = Readonly<Record<string, SectionQuestions>>;

/** Questions that no page answers; no page contains an `absent` string. */
export const unansweredSchema = z.array(
  z.strictObject({
    question: z.string().min(3).max(200),
    absent: z.array(z.string().min(3)).min(1).optional().describe('Strings that no page contains.'),
  }),
);

/** A question that no page answers. */
export type UnansweredQuestion = z.infer<typeof unansweredSchema>[number];

/** Questions that readers are known to ask. */
export interface KnownQuestions {
  answered: SiteQuestions;
  /** Questions that no page answers. */
  unanswered: readonly string[];
  /** Off-topic example questions. */
  offTopic: readonly string[];
}
