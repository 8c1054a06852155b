import { filterIntegrations, type IntegrationFilter } from './rank.ts';

const FIELDS = ['q', 'language', 'kind'] as const;

/** Filters the grid as the reader types. Shows results as one list, the best first; stores the filter in the URL. */
export function startFilter(index: HTMLElement): void {
  const part = (selector: string) => index.querySelector<HTMLElement>(selector);
  const [found, groups, links, count] = ['[data-found]', '[data-groups]', '[data-group-links]', '[data-count]'].map(
    part,
  );
  const form = index.querySelector<HTMLFormElement>('[data-filter]');
  if (!form || !found || !groups || !links || !count) return;
  const items = [...groups.querySelectorAll<HTMLLIElement>('li[data-name]')].map((element) => ({
    element,
    name: element.dataset.name ?? '',
    facets: (element.dataset.facets ?? '').toLowerCase().split('|'),
  }));
  const value = (name: string) => new FormData(form).get(name)?.toString() ?? '';
  const show = () => {
    const filter: IntegrationFilter = { query: value('q'), language: value('language'), kind: value('kind') };
    const active = filter.query.trim() !== '' || filter.language !== '' || filter.kind !== '';
    const results = active ? filterIntegrations(items, filter) : [];
    found.replaceChildren(...results.map(({ element }) => element.cloneNode(true)));
    found.hidden = !active;
    groups.hidden = links.hidden = active;
    count.textContent = active ? describeCount(results.length) : '';
    updateUrl(value);
  };
  const params = new URLSearchParams(location.search);
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = params.get(name) ?? '';
  }
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!found.hidden) found.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || found.hidden) return;
    event.preventDefault();
    form.reset();
    show();
  });
  show();
}

/** Describes the number of results. */
export function describeCount(count: number): string {
  if (count === 0) return 'No integration found. Request it at the end of this page.';
  return count === 1 ? '1 integration' : `${count} integrations`;
}

function updateUrl(value: (name: string) => string): void {
  const url = new URL(location.href);
  for (const name of FIELDS) url.searchParams.delete(name);
  for (const name of FIELDS) if (value(name)) url.searchParams.set(name, value(name));
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
