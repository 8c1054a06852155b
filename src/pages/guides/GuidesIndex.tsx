import { Badge } from '../../ui/Badge.tsx';
import { PageRows } from '../listing/PageRows.tsx';
import type { PageSummary } from '../listing/site.ts';
import { groupGuides } from './groups.ts';

/** Every guide by group. */
export function GuidesIndex({
  guides,
  cookbook,
}: {
  guides: readonly PageSummary[];
  cookbook: readonly PageSummary[];
}) {
  return (
    <div className="not-prose">
      {groupGuides(guides, cookbook).map(({ id, title, pages }) => (
        <section key={id} aria-labelledby={id} className="mt-12">
          <h2 id={id} className="mb-3 text-xl font-semibold tracking-tight">
            {title}
          </h2>
          <PageRows
            rows={pages.map((page) => ({
              path: page.path,
              title: page.title,
              description: page.description,
              badge: page.label && <Badge tone="amber">{page.label}</Badge>,
            }))}
          />
        </section>
      ))}
    </div>
  );
}
