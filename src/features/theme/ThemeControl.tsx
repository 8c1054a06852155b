import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.ts';
import { DropMenu } from '../../ui/DropMenu.tsx';
import { Mark } from '../../ui/Mark.tsx';

/** The themes a visitor can choose. */
export const THEMES = ['light', 'dark', 'system'] as const;

const MARKS = { light: 'sun', dark: 'moon', system: 'monitor' } as const;

/** Chooses light, dark or the system's theme. Without JavaScript the system decides, and the control is hidden. */
export function ThemeControl({ words }: { words: Words }): ReactNode {
  const names = { light: words.themeLight, dark: words.themeDark, system: words.themeSystem };
  return (
    <DropMenu label={words.theme} trigger={<Mark name="sun-moon" />} className="needs-js">
      {THEMES.map((theme) => (
        <button key={theme} type="button" data-theme-choice={theme} aria-pressed={theme === 'system'}>
          <Mark name={MARKS[theme]} />
          {names[theme]}
        </button>
      ))}
    </DropMenu>
  );
}
