import { hash } from 'node:crypto';
import { CODE_THEME } from './code-theme.ts';
import { DiskCache } from './disk-cache.ts';

/** Raise when the highlighter or its output changes. */
const VERSION = 'shiki-4.6.0/4';

const cache = new DiskCache('highlight-2');
const drawnBy = hash('sha256', `${VERSION}\0${JSON.stringify(CODE_THEME)}`, 'base64url');

const getKey = (language: string, code: string) => hash('sha256', `${drawnBy}\0${language}\0${code}`, 'base64url');

/** Highlighted lines by language and code, stored on disk between runs. */
export const highlightCache = {
  get(language: string, code: string): string[] | undefined {
    return cache.get(getKey(language, code))?.split('\n');
  },
  set(language: string, code: string, lines: string[]): void {
    cache.set(getKey(language, code), lines.join('\n'));
  },
};
