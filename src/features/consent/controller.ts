import { type ConsentAnswers, type Decision, getCurrentDecision, saveAnswers } from '../../platform/consent/choice.ts';
import { clearBrowserKeys } from '../../platform/consent/clear-keys.ts';
import { CATEGORIES, type Category, CONSENT_KEY, getCategories, TOOL_KEYS, type Tools } from '../../site/tools.ts';
import { returnFocus } from '../../ui/focus-return.ts';
import { createPreferences } from './preferences.ts';
import { startTool, stopTool } from './run-tools.ts';

/** Set on the page while the banner is open; the early script sets it too. */
const BANNER_OPEN = 'data-consent-asked';
const OPENERS = '[data-consent-open], .prose p > a[href="#cookie-preferences"]';

/** Runs only the tools that the visitor has agreed to. */
export function startConsent(root: HTMLElement, tools: Tools): void {
  const categories = getCategories(tools);
  const apply = (next: Decision) => {
    show(root, next.ask);
    for (const category of next.granted) void startTool(category, tools);
    const refused = CATEGORIES.filter((category) => !next.granted.includes(category));
    const stillRunning = refused.map(stopTool);
    for (const category of refused) clearBrowserKeys(TOOL_KEYS[category]);
    if (stillRunning.includes(true)) location.reload();
  };
  const refresh = () => apply(getCurrentDecision(categories));
  const answer = (answers: ConsentAnswers) => {
    saveAnswers(answers, new Date());
    refresh();
  };
  const dialog = createPreferences(root, categories, answer);
  listen(refresh, (target) => {
    const choice = root.contains(target) && target.closest<HTMLElement>('[data-consent-answer]')?.dataset.consentAnswer;
    if (choice) answer(answerAll(categories, choice === 'accept'));
    return target.closest(OPENERS) !== null && dialog.open(getCurrentDecision(categories));
  });
  refresh();
  root.dataset.ready = '';
  const { early } = root.dataset;
  delete root.dataset.early;
  if (early === 'open') dialog.open(getCurrentDecision(categories));
  else if (early) answer(answerAll(categories, early === 'accept'));
}

/** The same answer for each category. */
export function answerAll(categories: readonly Category[], agreed: boolean): ConsentAnswers {
  return Object.fromEntries(categories.map((category) => [category, agreed]));
}

function show(root: HTMLElement, ask: boolean): void {
  const banner = root.querySelector<HTMLElement>('[data-consent-banner]');
  const page = document.documentElement;
  if (!banner || page.hasAttribute(BANNER_OPEN) === ask) return;
  banner.hidden = !ask;
  page.toggleAttribute(BANNER_OPEN, ask);
  if (!ask) returnFocus();
}

/** The choice may change in another window, while the page is in the back/forward cache, or by a click. */
function listen(refresh: () => void, clicked: (target: Element) => boolean): void {
  addEventListener('storage', ({ key }) => (key === CONSENT_KEY || key === null) && refresh());
  addEventListener('pageshow', ({ persisted }) => persisted && refresh());
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && clicked(event.target)) event.preventDefault();
  });
}
