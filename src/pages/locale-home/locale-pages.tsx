import type { CodedPage } from '../../layouts/coded-page.ts';
import type { LocaleCopy } from './copy.ts';
import { COPY_JA } from './copy-ja.ts';
import { COPY_KO } from './copy-ko.ts';
import { COPY_ZH } from './copy-zh.ts';
import { LocaleHome } from './LocaleHome.tsx';

function getPage(copy: LocaleCopy): CodedPage {
  const { path, title, description, locale } = copy;
  return {
    path,
    title,
    description,
    locale,
    Body: ({ site, signUpUrl }) => <LocaleHome copy={copy} contract={site.pricing} signUpUrl={signUpUrl} />,
  };
}

/** The home page in Japanese, Korean and Simplified Chinese. */
export const localePages: CodedPage[] = [COPY_JA, COPY_KO, COPY_ZH].map(getPage);
