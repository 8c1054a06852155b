import { type Answers, type Decision, decideNow, saveAnswers } from '../../platform/consent/choice.ts';
import { clearHere } from '../../platform/consent/clear-keys.ts';
import { CATEGORIES, type Category, CONSENT_KEY, getCategories, TOOL_KEYS, type Tools } from '../../site/tools.ts';
import { returnFocus } from '../../ui/focus-return.ts';
import { preferences } from './preferences.ts';
import { startTool, stopTool } from './run-tools.ts';

/** Set on the page while the banner is open; the early script sets it too. */
const ASKED = 'data-consent-asked';
const OPENERS = '[data-consent-open], .prose p > a[href="#cookie-preferences"]';

/** Runs what the visitor has agreed to and nothing else, from now on. */
export function control(root: HTMLElement, tools: Tools): void {
  const asked = getCategories(tools);
  const apply = (next: Decision) => {
    show(root, next.ask);
    for (const category of next.granted) void startTool(category, tools);
    const refused = CATEGORIES.filter((category) => !next.granted.includes(category));
    const stillRunning = refused.map(stopTool);
    for (const category of refused) clearHere(TOOL_KEYS[category]);
    if (stillRunning.includes(true)) location.reload();
  };
  const again = () => apply(decideNow(asked));
  const answer = (answers: Answers) => {
    saveAnswers(answers, new Date());
    again();
  };
  const dialog = preferences(root, asked, answer);
  listen(again, (target) => {
    const said = root.contains(target) && target.closest<HTMLElement>('[data-consent-answer]')?.dataset.consentAnswer;
    if (said) answer(allOf(asked, said === 'accept'));
    return target.closest(OPENERS) !== null && dialog.open(decideNow(asked));
  });
  again();
  root.dataset.ready = '';
  const { early } = root.dataset;
  delete root.dataset.early;
  if (early === 'open') dialog.open(decideNow(asked));
  else if (early) answer(allOf(asked, early === 'accept'));
}

/** The same answer for each category. */
export function allOf(asked: readonly Category[], agreed: boolean): Answers {
  return Object.fromEntries(asked.map((category) => [category, agreed]));
}

function show(root: HTMLElement, ask: boolean): void {
  const banner = root.querySelector<HTMLElement>('[data-consent-banner]');
  const page = document.documentElement;
  if (!banner || page.hasAttribute(ASKED) === ask) return;
  banner.hidden = !ask;
  page.toggleAttribute(ASKED, ask);
  if (!ask) returnFocus();
}

/** Other windows and a return from the browser's memory may bring another choice; clicks bring one here. */
function listen(again: () => void, clicked: (target: Element) => boolean): void {
  addEventListener('storage', ({ key }) => (key === CONSENT_KEY || key === null) && again());
  addEventListener('pageshow', ({ persisted }) => persisted && again());
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && clicked(event.target)) event.preventDefault();
  });
}
