import type { LocaleId } from '../../../site/locales.ts';
import { hasHangul } from './fold.ts';

/** Guesses the language of a text by its script. */
export function getTextLocale(text: string): LocaleId {
  if (hasHangul(text)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Han}/u.test(text) ? 'zh-Hans' : 'en';
}
