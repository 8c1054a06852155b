import { BODY_MAX_BYTES } from '../../site/limits.ts';

/** The answers to "Was this page helpful?". */
export const CHOICES = ['positive', 'negative'] as const;

/** An answer. */
export type Choice = (typeof CHOICES)[number];

/** The request body: only the answer on the first click, the answer and a comment afterwards. */
export interface FeedbackBody {
  page: string;
  feedback: Choice;
  comment?: string;
}

/** Parses an answer; undefined for anything else. */
export function parseChoice(name: string | null | undefined): Choice | undefined {
  return CHOICES.find((choice) => choice === name);
}

/** Name of the field that people do not see and leave empty. */
export const HONEYPOT = 'website';

/** True if the body is not larger than the endpoint accepts. */
export function fitsBodyLimit(body: FeedbackBody): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).length <= BODY_MAX_BYTES;
}
