import type { LocaleId } from '../../../../site/locales.ts';
import type { AnswerEvent } from '../../engine/answer.ts';

/** A message to the worker; without a question it only loads the data. */
export interface LocalRequest {
  id: number;
  locale: LocaleId;
  question?: string;
  before?: readonly string[];
}

/** The worker's response; no events if the docs could not be loaded. */
export interface LocalResponse {
  id: number;
  events?: AnswerEvent[];
}
