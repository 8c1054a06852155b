import { BODY_MAX_BYTES } from '../../site/limits.ts';

/** The two answers to "Was this page helpful?". */
export const CHOICES = ['positive', 'negative'] as const;

/** One of the two answers. */
export type Choice = (typeof CHOICES)[number];

/** What is sent: the answer alone at the first click, the answer with a comment afterwards. */
export interface FeedbackBody {
  page: string;
  feedback: Choice;
  comment?: string;
}

/** The answer of that name, if it is one. */
export function choiceOf(name: string | null | undefined): Choice | undefined {
  return CHOICES.find((choice) => choice === name);
}

/** The field that people do not see and leave empty. */
export const HONEYPOT = 'website';

/** True where the endpoint takes a body of this size. */
export function fits(body: FeedbackBody): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).length <= BODY_MAX_BYTES;
}
