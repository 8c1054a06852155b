import type { PageSummary } from '../listing/site.ts';
import { GuideFilterForm } from './GuideFilterForm.tsx';
import { GuideRow } from './GuideRow.tsx';
import { getGuides, groupGuides } from './groups.ts';

/** Every guide by category, with a filter. */
export function GuidesIndex({ pages }: { pages: readonly PageSummary[] }) {
  const guides = getGuides(pages);
  return (
    <div className="not-prose" data-guides>
      <h2 id="all-guides" className="mt-12 text-2xl font-semibold tracking-tight">
        All guides
      </h2>
      <GuideFilterForm guides={guides} />
      {groupGuides(guides).map(({ id, title, guides: categoryGuides }) => (
        <section key={id} aria-labelledby={id} className="mt-8" data-group={id}>
          <div className="flex items-baseline justify-between gap-4">
            <h3 id={id} className="text-lg font-semibold tracking-tight">
              {title}
            </h3>
            <span className="font-mono text-xs text-ink-3" data-markdown="skip">
              {categoryGuides.length}
            </span>
          </div>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {categoryGuides.map((page) => (
              <GuideRow key={page.path} page={page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
