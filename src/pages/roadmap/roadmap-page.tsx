import type { CodedPage } from '../../layouts/coded-page.ts';
import { PageRows } from '../../layouts/listing/PageRows.tsx';
import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { BRAND } from '../../site/brand.ts';
import { sectionById } from '../../site/sections.ts';
import { DateStamp } from '../listing/DateStamp.tsx';
import type { SiteIndex } from '../listing/site.ts';
import { PLAN } from './plan.ts';
import { StageSection } from './StageSection.tsx';

const NEWEST = 5;

function Shipped({ site }: { site: SiteIndex }) {
  const newest = site.pagesIn('changelog').slice(0, NEWEST);
  if (newest.length === 0) return null;
  return (
    <section aria-labelledby="shipped" className="mt-14">
      <h2 id="shipped" className="mb-4 text-2xl font-semibold tracking-tight">
        Recently released
      </h2>
      <PageRows rows={newest.map(({ path, title, date }) => ({ path, title, mark: <DateStamp date={date} /> }))} />
      <ArrowLink href={sectionById('changelog').prefix} className="mt-3">
        The whole changelog
      </ArrowLink>
    </section>
  );
}

function RoadmapBody({ site }: { site: SiteIndex }) {
  return (
    <div className="not-prose">
      {PLAN.map((stage) => (
        <StageSection key={stage.id} {...stage} />
      ))}
      <Shipped site={site} />
      <section aria-labelledby="influence" className="mt-14 max-w-[34rem]">
        <h2 id="influence" className="mb-3 text-2xl font-semibold tracking-tight">
          Change our mind
        </h2>
        <p className="leading-relaxed text-ink-2">
          The order above follows what people tell us they are stuck on. Describe the problem, with a trace or a sketch
          if you have one, in the discussions of <TextLink href={BRAND.repositoryUrl}>the repository</TextLink>, or
          write to <TextLink href="/support">support</TextLink>. There are no dates on this page because we would not
          keep them all; what is finished appears in the changelog.
        </p>
      </section>
    </div>
  );
}

/** What we work on now, next and later. */
export const roadmapPage: CodedPage = {
  path: `${sectionById('docs').prefix}/roadmap`,
  title: 'Roadmap',
  sidebarTitle: 'Roadmap',
  description:
    'What we are building now, what comes next and what we would like to build later, with the newest releases.',
  layout: 'docs',
  Body: RoadmapBody,
};
