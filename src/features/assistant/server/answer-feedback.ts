import { z } from 'zod';
import { ASK, FEEDBACK_COMMENT_MAX_CHARS } from '../../../site/limits.ts';
import { removePrivateData } from '../../search/engine/clean-query.ts';
import { ANSWER_PROBLEMS, type AnswerFeedback } from '../answer-problems.ts';

/** Sources of one answer that are stored with a vote. */
const MAX_SOURCES = 10;

/** The body of a vote on an answer. */
export const answerFeedbackSchema: z.ZodType<AnswerFeedback> = z.strictObject({
  question: z.string().trim().min(1).max(ASK.questionChars).optional(),
  sources: z.array(z.string().startsWith('/').max(300)).max(MAX_SOURCES),
  helpful: z.boolean(),
  reason: z.enum(ANSWER_PROBLEMS).optional(),
  comment: z
    .string()
    .trim()
    .max(FEEDBACK_COMMENT_MAX_CHARS / 2)
    .optional(),
  key: z.uuid(),
});

/** Formats the comment for a vote: the question without private data, the reason and the sources. */
export function feedbackComment({ question, sources, reason, comment }: AnswerFeedback): string {
  const lines = [
    question && `Question: ${removePrivateData(question).replace(/\s+/g, ' ').trim() || '(removed)'}`,
    reason && `Reason: ${reason}`,
    sources.length > 0 && `Sources: ${sources.join(', ')}`,
    comment && `\n${comment}`,
  ];
  return lines.filter(Boolean).join('\n');
}
