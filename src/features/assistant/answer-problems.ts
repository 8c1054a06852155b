export const ANSWER_PROBLEMS = ['wrong', 'incomplete', 'unrelated', 'outdated'] as const;

export type AnswerProblem = (typeof ANSWER_PROBLEMS)[number];

/** The body of `POST /api/ask/feedback`. */
export interface AnswerFeedback {
  /** Only sent with a reason, where the form says so. */
  question?: string;
  /** Paths of the pages that the answer quotes. */
  sources: string[];
  helpful: boolean;
  reason?: AnswerProblem;
  comment?: string;
  /** A UUID: all requests with the same key are one piece of feedback. */
  key: string;
}
