import type { LocaleId } from '../../../site/locales.ts';
import type { StartingPoint } from '../../../site/starting-points.ts';
import { ja, ko, zhHans } from './words-cjk.ts';

/** UI text of the dialog; tabs have the same names in every language. */
export interface SearchWords {
  close: string;
  loading: string;
  failed: string;
  failedHelp: string;
  retry: string;
  none: string;
  noneHelp: string;
  tabs: string;
  more: string;
  results: string;
  found(count: number, tab: string): string;
  /** Label of a much better page in another tab. */
  bestInOtherTab(tab: string): string;
  corrected(query: string): string;
  readAsError: string;
  suggestion: string;
  inTab(count: number): string;
  assistant: string;
  assistantHelp: string;
  /** Asks the assistant the typed question. */
  ask(question: string): string;
  /** Announced if the list starts with this offer. */
  askHint: string;
  support: string;
  supportHelp: string;
  recent: string;
  clear: string;
  start: string;
  starts: Readonly<Record<StartingPoint['id'], string>>;
  /** Announced with the field. */
  help: string;
  hints: { move: string; open: string; window: string; tab: string; close: string };
}

const en: SearchWords = {
  close: 'Close search',
  loading: 'Loading…',
  failed: 'Failed to load search index.',
  failedHelp: 'Check your connection and try again. The Enter key does the same.',
  retry: 'Retry',
  none: 'No results found.',
  noneHelp: 'Try fewer or other words, or one of these:',
  tabs: 'Parts of the site',
  more: 'More',
  results: 'Results',
  found: (count, tab) => `${count === 1 ? '1 page' : `${count} pages`} found in ${tab}.`,
  bestInOtherTab: (tab) => `Best match, in ${tab}`,
  corrected: (query) => `Showing results for “${query}”.`,
  readAsError: 'Read as an error message:',
  suggestion: 'Did you mean',
  inTab: (count) => (count === 1 ? '1 page' : `${count} pages`),
  assistant: 'Ask the assistant',
  assistantHelp: 'It answers from these pages',
  ask: (question) => `Ask: ${question}`,
  askHint: 'Press Arrow up to ask the assistant.',
  support: 'Contact Support',
  supportHelp: 'Talk to a person',
  recent: 'Recent searches',
  clear: 'Clear',
  start: 'Start here',
  starts: {
    'first-trace': 'Send a first trace',
    docs: 'Documentation',
    integrations: 'Integrations',
    'self-hosting': 'Self-hosting',
    faq: 'Frequently asked questions',
    changelog: 'Changelog',
  },
  help: 'Arrow keys move through the results, Tab changes the part of the site, Escape closes.',
  hints: { move: 'move', open: 'open', window: 'new window', tab: 'next part', close: 'close' },
};

export const SEARCH_WORDS: Readonly<Record<LocaleId, SearchWords>> = { en, ja, ko, 'zh-Hans': zhHans };
