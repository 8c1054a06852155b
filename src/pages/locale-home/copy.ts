import type { TraceWords } from '../../features/trace-view/words.ts';
import type { SiteHref } from '../../site/links.ts';
import type { LocaleId } from '../../site/locales.ts';

/** A title with a sentence and, mostly, a link to an English page. */
export interface CopyItem {
  title: string;
  text: string;
  link?: readonly [label: string, href: SiteHref];
}

/** Words of a section. */
export interface SectionCopy {
  eyebrow: string;
  title: string;
  lead: string;
}

/** How a language writes prices and limits; the figures come from the contract. */
export interface PlanCopy {
  free: string;
  monthly(dollars: string): string;
  monthlyFrom(dollars: string): string;
  units(count: number): string;
  days(count: number): string;
  years(count: number): string;
  seats(count: number): string;
  /** Put between the limits of a plan. */
  separator: string;
  selfHostedName: string;
  /** Text for plans with custom or unlimited limits. */
  enterprise: string;
  selfHosted: string;
}

/** All text of a home page in another language. */
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
  code: SectionCopy & { tabs: string; links: readonly (readonly [label: string, href: SiteHref])[] };
  abilities: SectionCopy & { items: readonly CopyItem[] };
  runs: SectionCopy & { items: readonly CopyItem[] };
  price: SectionCopy & { plans: PlanCopy; link: string };
  start: { title: string; text: string; docs: string };
}

/** The content of a home page in another language. */
export interface LocaleHomeProps {
  copy: LocaleCopy;
  signUpUrl: string;
}
