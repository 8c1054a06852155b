import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.ts';
import { LOCALES, type LocaleId } from '../../site/locales.ts';
import { DropMenu } from '../../ui/DropMenu.tsx';
import { Mark } from '../../ui/Mark.tsx';

/** Links to the site in other languages. */
export function LanguageControl({ words, locale }: { words: Words; locale: LocaleId }): ReactNode {
  return (
    <DropMenu label={words.language} trigger={<Mark name="languages" />}>
      {LOCALES.map((entry) => (
        <a
          key={entry.id}
          href={entry.path}
          lang={entry.lang}
          hrefLang={entry.lang}
          aria-current={entry.id === locale ? 'true' : undefined}
        >
          {entry.label}
        </a>
      ))}
    </DropMenu>
  );
}
