import type { LocaleId } from '../site/locales.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhHans } from './zh-hans.ts';

/** UI text of the frame around a page. */
export type Words = { readonly [Key in keyof typeof en]: string };

const ALL: Readonly<Record<LocaleId, Words>> = { en, ja, ko, 'zh-Hans': zhHans };

/** Returns the UI text of a language. */
export function wordsFor(locale: LocaleId): Words {
  return ALL[locale];
}
