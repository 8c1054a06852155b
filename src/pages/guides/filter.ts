import { describeGuideCount, type GuideFilter, matchesGuide } from './match.ts';

const PARAMETERS = { q: 'query', category: 'category', level: 'level', language: 'language' } as const;
type Parameter = keyof typeof PARAMETERS;
const NAMES = Object.keys(PARAMETERS) as Parameter[];

/** Filters the guides as the reader types or chooses; stores the filter in the URL. */
export function startGuideFilter(index: HTMLElement): void {
  const form = index.querySelector<HTMLFormElement>('[data-guide-filter]');
  const count = index.querySelector<HTMLElement>('[data-count]');
  if (!form || !count) return;
  const groups = [...index.querySelectorAll<HTMLElement>('[data-group]')].map(readGroup);
  const all = groups.flatMap(({ guides }) => guides).length;
  const value = (name: Parameter) => new FormData(form).get(name)?.toString() ?? '';
  const show = () => {
    const filter: GuideFilter = {
      query: value('q').trim(),
      category: value('category'),
      level: value('level'),
      language: value('language'),
    };
    let left = 0;
    for (const { element, guides } of groups) {
      for (const guide of guides) guide.element.hidden = !matchesGuide(guide, filter);
      const shown = guides.filter((guide) => !guide.element.hidden).length;
      element.hidden = shown === 0;
      left += shown;
    }
    const isActive = Object.values(filter).some(Boolean);
    count.textContent = isActive ? describeGuideCount(left, all) : '';
    updateUrl(value);
  };
  restore(form);
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !NAMES.some((name) => value(name))) return;
    event.preventDefault();
    form.reset();
    show();
  });
  show();
}

function readGroup(element: HTMLElement) {
  const items = [...element.querySelectorAll<HTMLElement>('[data-guide]')];
  return {
    element,
    guides: items.map((item) => ({
      element: item,
      text: item.textContent ?? '',
      category: element.dataset.group ?? '',
      level: item.dataset.level ?? '',
      languages: (item.dataset.languages ?? '').split(' '),
    })),
  };
}

/** Applies the filter of the URL to the form. Without one, the values that the browser restored stay. */
function restore(form: HTMLFormElement): void {
  const params = new URLSearchParams(location.search);
  for (const name of NAMES) {
    const field = form.elements.namedItem(name);
    const text = params.get(name);
    if (text !== null && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) field.value = text;
  }
}

function updateUrl(value: (name: Parameter) => string): void {
  const url = new URL(location.href);
  for (const name of NAMES) url.searchParams.delete(name);
  for (const name of NAMES) if (value(name)) url.searchParams.set(name, value(name));
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
