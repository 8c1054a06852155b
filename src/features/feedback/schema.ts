import { z } from 'zod';

/** What a visitor can choose. */
export const FEEDBACK_CHOICES = ['positive', 'negative'] as const;

/** One of the choices. */
export type FeedbackChoice = (typeof FEEDBACK_CHOICES)[number];

/** The longest comment. */
export const COMMENT_MAX_CHARS = 5000;

/** The longest path of a page. */
const PAGE_MAX_CHARS = 1000;

/** The body of `POST /api/feedback`: `{page, feedback}` at the first click, `{page, feedback, comment}` on send. */
export const feedbackBodySchema = z
  .strictObject({
    page: z.string().startsWith('/', 'expected a path such as /docs').max(PAGE_MAX_CHARS),
    feedback: z.enum(FEEDBACK_CHOICES, 'expected "positive" or "negative"'),
    comment: z.string().max(COMMENT_MAX_CHARS).optional(),
  })
  .refine(({ feedback, comment }) => feedback === 'positive' || comment === undefined || comment.trim() !== '', {
    path: ['comment'],
    error: 'negative feedback needs a comment that is not blank',
  });

/** A body that passed. */
export type FeedbackBody = z.infer<typeof feedbackBodySchema>;
