import type { ConsentAnswers, Decision } from '../../platform/consent/choice.ts';
import type { Category } from '../../site/tools.ts';
import { returnFocus } from '../../ui/focus-return.ts';

const ANSWER_FOR_ALL: Readonly<Record<string, boolean>> = { accept: true, reject: false };

/** Creates the preferences dialog: it opens with the current decision and reports the answers when it closes. */
export function createPreferences(
  root: HTMLElement,
  categories: readonly Category[],
  answer: (answers: ConsentAnswers) => void,
) {
  const dialog = root.querySelector<HTMLDialogElement>('[data-consent-dialog]');
  const note = root.querySelector<HTMLElement>('[data-consent-refused]');
  const actions = root.querySelector<HTMLElement>('[data-consent-actions]');
  const getSwitch = (category: Category) => root.querySelector<HTMLInputElement>(`[data-consent-switch="${category}"]`);
  const getAnswers = (choice: string): ConsentAnswers =>
    Object.fromEntries(
      categories.map((category) => [category, ANSWER_FOR_ALL[choice] ?? getSwitch(category)?.checked === true]),
    );
  dialog?.addEventListener('close', () => {
    if (dialog.returnValue) answer(getAnswers(dialog.returnValue));
    returnFocus();
  });
  // A click on the backdrop targets the dialog itself, because its form covers its whole content.
  dialog?.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  return {
    /** Opens the dialog; returns false if there is none. */
    open({ granted, refusedByBrowser }: Decision): boolean {
      if (!dialog || !note || !actions) return false;
      note.hidden = !refusedByBrowser;
      actions.hidden = refusedByBrowser;
      for (const category of categories) {
        const input = getSwitch(category);
        if (input) Object.assign(input, { checked: granted.includes(category), disabled: refusedByBrowser });
      }
      dialog.returnValue = '';
      if (!dialog.open) dialog.showModal();
      return true;
    },
  };
}
