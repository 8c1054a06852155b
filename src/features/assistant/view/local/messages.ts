import type { LocaleId } from '../../../../site/locales.ts';
import type { AnswerEvent } from '../../engine/answer.ts';

/** A message to the worker; without a question it only loads what answers are made from. */
export interface LocalRequest {
  id: number;
  locale: LocaleId;
  question?: string;
  before?: readonly string[];
}

/** What the worker answers; no events if the docs could not be loaded. */
export interface LocalResponse {
  id: number;
  events?: AnswerEvent[];
}
