/** A group of tabs on the page: its radio buttons and their panels. */
export interface TabGroup {
  element: HTMLElement;
  inputs: HTMLInputElement[];
  panels: HTMLElement[];
  synced: boolean;
}

/** Every group of the page. */
export function findGroups(): TabGroup[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tabs]')].map((element) => ({
    element,
    inputs: [...element.querySelectorAll<HTMLInputElement>(`input[name="${element.dataset.tabs}"]`)],
    panels: [...element.querySelectorAll<HTMLElement>(':scope > .tabs-panel')],
    synced: element.dataset.tabsSync === 'language',
  }));
}

export function choose({ inputs }: TabGroup, index: number | undefined): void {
  const input = index === undefined ? undefined : inputs[index];
  if (input) input.checked = true;
}

/** Lets the browser's find-in-page search hidden panels. */
export function enableFindInPage({ element, inputs, panels }: TabGroup): void {
  if (!('onbeforematch' in document)) return;
  element.dataset.live = '';
  for (const [index, panel] of panels.entries()) {
    if (inputs[index]?.checked) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}
