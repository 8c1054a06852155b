import { readTheme, type Theme } from './theme.ts';

const KEY = 'theme';

function stored(): Theme {
  try {
    return readTheme(localStorage.getItem(KEY));
  } catch {
    return 'system';
  }
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
    button.setAttribute('aria-pressed', String(button.dataset.themeChoice === theme));
  }
}

function choose(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is off: the choice holds for this page.
  }
  show(theme);
}

/** Makes the theme control work, in step with other windows. */
export default function start(): void {
  show(stored());
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-theme-choice]') : null;
    if (button) choose(readTheme(button.dataset.themeChoice));
  });
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && show(stored()));
}
