import { Dashboard } from '../../features/product-kit/Dashboard.tsx';
import { dashboardMarkdown } from '../../features/product-kit/dashboard-markdown.ts';
import type { CodedPage, CodedPageProps } from '../../layouts/coded-page.ts';
import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import { CallToAction } from '../../layouts/marketing/CallToAction.tsx';
import { Container } from '../../layouts/marketing/Container.tsx';
import { PageHero } from '../../layouts/marketing/PageHero.tsx';
import { BRAND } from '../../site/brand.ts';
import { ExampleCaption } from '../parts/ExampleCaption.tsx';
import { ExampleNote } from '../parts/ExampleNote.tsx';
import type { PageSummary } from '../parts/index-types.ts';
import { StoryList } from '../parts/StoryList.tsx';

/** The story whose opening figure the index shows. */
const FEATURED = '/customers/tessel-freight';

function StoryFigure({ stories }: { stories: readonly PageSummary[] }) {
  const story = stories.find(({ path }) => path === FEATURED);
  if (story?.cover?.kind !== 'Dashboard') return null;
  return (
    <Dashboard
      dashboard={story.cover}
      markdown={dashboardMarkdown(story.cover)}
      caption={
        <ExampleCaption>
          From{' '}
          <a href={story.path} className="text-amber-ink underline underline-offset-2">
            {story.company}
          </a>
          : the peak is a release that sent too much to the model.
        </ExampleCaption>
      }
    />
  );
}

function Customers({ site, signUpUrl }: CodedPageProps) {
  const stories = site.pagesIn('customers');
  return (
    <>
      <PageHero
        eyebrow="Customers"
        title="How teams would use it"
        lead={<p>What was wrong, what they traced, what they changed, and what they would do earlier the next time.</p>}
        figure={<StoryFigure stories={stories} />}
      >
        <ExampleNote>
          {BRAND.name} is an example company. The companies, people and events in these stories are invented, and no
          real customer is described.
        </ExampleNote>
      </PageHero>
      <Container className="flex flex-col gap-6 pb-20 md:pb-28">
        <h2 className="sr-only">Stories</h2>
        <StoryList stories={stories} />
        <ArrowLink href="/handbook/customers">How we work with customers</ArrowLink>
      </Container>
      <CallToAction title="Start with one request" signUp={{ href: signUpUrl }}>
        <p>Take the one your users care about most, and trace it.</p>
      </CallToAction>
    </>
  );
}

/** The index of customer stories. */
export const customersPage: CodedPage = {
  path: '/customers',
  title: 'Customers',
  description: `Stories of invented companies that show how ${BRAND.name} is meant to be used: what was wrong, what they traced and what changed.`,
  Body: Customers,
};
