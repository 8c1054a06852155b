import { BrandTile } from '../../features/brand-icons/BrandTile.tsx';
import type { PageSummary } from '../listing/site.ts';
import { groupIntegrations, type IntegrationGroup } from './groups.ts';

function IntegrationCard({ page }: { page: PageSummary }) {
  const name = page.sidebarTitle ?? page.title;
  return (
    <li>
      <a
        href={page.path}
        className="flex min-h-16 items-center gap-3 rounded-lg border border-line bg-raised px-3.5 py-3 leading-5 font-medium text-ink transition-colors duration-100 hover:border-line-strong hover:bg-sunken"
      >
        <BrandTile name={name} logo={page.logo} />
        {name}
      </a>
    </li>
  );
}

function Group({ id, title, lead, pages }: IntegrationGroup & { pages: readonly PageSummary[] }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-xl font-semibold tracking-tight">
          {title}
        </h2>
        <span className="font-mono text-xs text-ink-3">{pages.length}</span>
      </div>
      <p className="mt-1 text-sm text-ink-2">{lead}</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {pages.map((page) => (
          <IntegrationCard key={page.path} page={page} />
        ))}
      </ul>
    </section>
  );
}

/** Every integration by group. */
export function IntegrationsIndex({ pages }: { pages: readonly PageSummary[] }) {
  return (
    <div className="not-prose">
      {groupIntegrations(pages).map((group) => (
        <Group key={group.id} {...group} />
      ))}
    </div>
  );
}
