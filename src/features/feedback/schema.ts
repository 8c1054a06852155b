import { z } from 'zod';
import { FEEDBACK_COMMENT_MAX_CHARS } from '../../site/limits.ts';
import { CHOICES, type FeedbackBody } from './body.ts';

const PAGE_MAX_CHARS = 1000;

/** The body of `POST /api/feedback`: `{page, feedback}` at the first click, `{page, feedback, comment}` on send. */
export const feedbackBodySchema: z.ZodType<FeedbackBody> = z
  .strictObject({
    page: z.string().startsWith('/', 'expected a path such as /docs').max(PAGE_MAX_CHARS),
    feedback: z.enum(CHOICES, 'expected "positive" or "negative"'),
    comment: z.string().max(FEEDBACK_COMMENT_MAX_CHARS).optional(),
  })
  .refine(({ feedback, comment }) => feedback === 'positive' || comment === undefined || comment.trim() !== '', {
    path: ['comment'],
    error: 'negative feedback needs a comment',
  });
