import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.ts';
import { DropMenu } from '../../ui/DropMenu.tsx';

/** The themes a visitor can choose. */
export const THEMES = ['light', 'dark', 'system'] as const;

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Chooses light, dark or the system's theme. Without JavaScript the system decides, and the control is hidden. */
export function ThemeControl({ words }: { words: Words }): ReactNode {
  const names = { light: words.themeLight, dark: words.themeDark, system: words.themeSystem };
  return (
    <DropMenu label={words.theme} trigger={<SunMoon aria-hidden />} className="needs-js">
      {THEMES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <button key={theme} type="button" data-theme-choice={theme} aria-pressed={theme === 'system'}>
            <Icon aria-hidden />
            {names[theme]}
          </button>
        );
      })}
    </DropMenu>
  );
}
