import type { TraceWords } from '../../features/trace-view/words.ts';
import type { LocaleId } from '../../site/locales.ts';

/** A title with a sentence and, mostly, a link to an English page. */
export interface CopyItem {
  title: string;
  text: string;
  link?: readonly [label: string, href: string];
}

/** Words of a section. */
export interface SectionCopy {
  eyebrow: string;
  title: string;
  lead: string;
}

/** Every word of a home page in another language. */
export interface LocaleCopy {
  locale: Exclude<LocaleId, 'en'>;
  path: string;
  title: string;
  description: string;
  lead: string;
  signUp: string;
  firstTrace: string;
  /** Put after a link to say that the page behind it is in English. */
  inEnglish: string;
  /** Says that the documentation is in English and the company an example. */
  note: string;
  traceCaption: string;
  traceWords: TraceWords;
  what: SectionCopy & { items: readonly CopyItem[] };
  code: SectionCopy & { tabs: string; links: readonly (readonly [label: string, href: string])[] };
  abilities: SectionCopy & { items: readonly CopyItem[] };
  runs: SectionCopy & { items: readonly CopyItem[] };
  price: SectionCopy & { plans: readonly (readonly [name: string, price: string, detail: string])[]; link: string };
  start: { title: string; text: string; docs: string };
}

/** What a home page in another language is drawn from. */
export interface LocaleHomeProps {
  copy: LocaleCopy;
  signUpUrl: string;
}
