import { readStored, writeStored } from '../../lib/safe-storage.ts';
import { readTheme, type Theme } from './theme.ts';

const KEY = 'theme';

const stored = (): Theme => readTheme(readStored(KEY));

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
    button.setAttribute('aria-pressed', String(button.dataset.themeChoice === theme));
  }
  setFrameColour(theme);
}

/** The browser's UI has one colour for each system theme; applies the choice to it, too. */
function setFrameColour(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.media ??= meta.media;
    const scheme = meta.dataset.media.includes('dark') ? 'dark' : 'light';
    meta.media = theme === 'system' ? meta.dataset.media : theme === scheme ? 'all' : 'not all';
  }
}

function choose(theme: Theme): void {
  writeStored(KEY, theme === 'system' ? null : theme);
  show(theme);
}

/** Makes the theme control work, synchronized with other windows. */
export default function start(): void {
  show(stored());
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-theme-choice]') : null;
    if (button) choose(readTheme(button.dataset.themeChoice));
  });
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && show(stored()));
  // A page in the back/forward cache missed changes meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && show(stored()));
}
