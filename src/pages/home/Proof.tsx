import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import { Section } from '../../layouts/marketing/Section.tsx';
import { BRAND } from '../../site/brand.ts';
import { type Fact, FactGrid } from '../parts/FactGrid.tsx';
import type { PageSummary } from '../parts/index-types.ts';
import { StoryList } from '../parts/StoryList.tsx';

const FACTS: readonly Fact[] = [
  {
    title: 'Read the code',
    text: 'The core is under the MIT licence. Nothing moves from it to the paid modules, and the code of those can be read as well.',
    link: ['Open source', '/open-source'],
  },
  {
    title: 'Keep your instrumentation',
    text: 'What you add to your code is OpenTelemetry with the GenAI conventions. Another backend can receive it tomorrow.',
    link: ['OpenTelemetry', '/docs/opentelemetry/get-started'],
  },
  {
    title: 'Take your data with you',
    text: 'Read everything you store through the public API, or export it as CSV or JSON, on every plan. The Team add-on and Enterprise also export to your own bucket on a schedule.',
    link: ['API and data', '/docs/api-and-data-platform/overview'],
  },
];

/** The proof: the licence, the protocol, data export, and stories marked as invented. */
export function Proof({ stories }: { stories: readonly PageSummary[] }) {
  return (
    <Section
      id="proof"
      eyebrow="What you can check"
      level={0.9}
      title="Claims you can verify before you sign up"
      lead={
        <p>
          {BRAND.name} is an example company, so there are no logos of famous customers here. These are the things that
          would matter anyway, and stories of invented companies that show how the platform is meant to be used.
        </p>
      }
    >
      <FactGrid facts={FACTS} />
      <div className="flex flex-col gap-5">
        <StoryList stories={stories} />
        <ArrowLink href="/customers">All stories</ArrowLink>
      </div>
    </Section>
  );
}
