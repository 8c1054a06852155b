import { BrandTile } from '../../features/brand-icons/BrandTile.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { PageSummary } from '../listing/site.ts';
import { FilterBar } from './FilterBar.tsx';
import { groupIntegrations, type IntegrationGroup } from './groups.ts';
import { KIND_NAMES } from './kinds.ts';

/** Columns of cards, as many as fit. */
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3';

function IntegrationCard({ page, group }: { page: PageSummary; group: string }) {
  const name = page.sidebarTitle ?? page.title;
  const { languages = [], kind } = page;
  return (
    <li data-name={name} data-facets={[group, ...languages, ...(kind ? [KIND_NAMES[kind]] : [])].join('|')}>
      <a
        href={page.path}
        className="flex h-full min-h-17 items-center gap-3 rounded-lg border border-line bg-raised px-3.5 py-3 text-ink transition-colors duration-100 hover:border-line-strong hover:bg-sunken"
      >
        <BrandTile names={[page.logo, page.path.split('/').at(-1)]} />
        <span className="min-w-0">
          <span className="block leading-5 font-medium [overflow-wrap:anywhere]">{name}</span>
          {languages.length > 0 && (
            <span className="mt-0.5 block font-mono text-xs text-ink-3">{languages.join(', ')}</span>
          )}
          {page.label && (
            <Badge tone="amber" className="mt-1.5">
              {page.label}
            </Badge>
          )}
        </span>
      </a>
    </li>
  );
}

function Group({ id, title, lead, pages }: IntegrationGroup & { pages: readonly PageSummary[] }) {
  return (
    <section aria-labelledby={id} className="mt-10 first:mt-7">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-xl font-semibold tracking-tight">
          {title}
        </h2>
        <span className="font-mono text-xs text-ink-3">{pages.length}</span>
      </div>
      <p className="mt-1 text-sm text-ink-2">{lead}</p>
      <ul className={`mt-4 ${GRID}`}>
        {pages.map((page) => (
          <IntegrationCard key={page.path} page={page} group={title} />
        ))}
      </ul>
    </section>
  );
}

/** Every integration by group, with a filter where JavaScript runs and links to the groups everywhere. */
export function IntegrationsIndex({ pages }: { pages: readonly PageSummary[] }) {
  const groups = groupIntegrations(pages);
  const languages = [...new Set(pages.flatMap((page) => page.languages ?? []))];
  const kinds = [...new Set(pages.flatMap(({ kind }) => (kind ? [KIND_NAMES[kind]] : [])))];
  return (
    <div className="not-prose mb-12" data-integrations>
      <FilterBar count={pages.length} groups={groups} languages={languages} kinds={kinds} />
      <ul className={`mt-5 ${GRID}`} data-found hidden data-markdown="skip" />
      <div data-groups>
        {groups.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </div>
    </div>
  );
}
