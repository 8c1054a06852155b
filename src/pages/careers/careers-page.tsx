import { Dashboard } from '../../features/product-kit/Dashboard.tsx';
import { dashboardMarkdown } from '../../features/product-kit/dashboard-markdown.ts';
import type { CodedPage } from '../../layouts/coded-page.ts';
import { Container } from '../../layouts/marketing/Container.tsx';
import { PageHero } from '../../layouts/marketing/PageHero.tsx';
import { Section } from '../../layouts/marketing/Section.tsx';
import { SplitSection } from '../../layouts/marketing/SplitSection.tsx';
import { BRAND } from '../../site/brand.ts';
import { ExampleCaption } from '../parts/ExampleCaption.tsx';
import { ExampleNote } from '../parts/ExampleNote.tsx';
import { type Fact, FactGrid } from '../parts/FactGrid.tsx';
import { NumberedSteps } from '../parts/NumberedSteps.tsx';
import { jobPosting } from './job-posting.ts';
import { RoleList } from './RoleList.tsx';
import { ROLES } from './roles.ts';
import { SLOW_DASHBOARDS } from './slow-dashboards.ts';

const WORK: readonly Fact[] = [
  {
    title: 'Writing first',
    text: 'We are spread over several time zones. A meeting is the exception that needs a reason.',
    link: ['How we work', '/handbook/working-here/how-we-work'],
  },
  {
    title: 'One person decides',
    text: 'Each area has someone who is responsible for it and answers when it breaks.',
    link: ['Team', '/handbook/team'],
  },
  {
    title: 'Everyone does support',
    text: 'Every engineer takes one week in six with support, because that is where the truth is.',
    link: ['Customers', '/handbook/customers'],
  },
  { title: 'Your own hours', text: 'Choose them, and keep three in common with those you work with most closely.' },
  { title: 'Five weeks off', text: 'At least, every year. Noor asks those who have not taken them.' },
  {
    title: 'Open source',
    text: 'Most of what you build is public, under your name.',
    link: ['Open source', '/handbook/open-source'],
  },
];

const HIRING = [
  {
    title: 'You write',
    text: 'A few sentences and something you have made. No cover letter. A person answers, either way.',
  },
  { title: 'We talk', text: '45 minutes with the person you would work with, about your work and ours.' },
  {
    title: 'You do a piece of the job',
    text: 'Half a day, paid, on a real problem in the public repository. Afterwards you review ours.',
  },
  { title: 'We decide', text: 'Within three working days, with reasons.' },
];

function Careers() {
  return (
    <>
      <PageHero
        eyebrow="Careers"
        title="Help others see what their software does"
        lead={<p>{BRAND.name} is fifteen people. We grow slowly, and hire for an area that already hurts.</p>}
        figure={
          <Dashboard
            dashboard={SLOW_DASHBOARDS}
            markdown={dashboardMarkdown(SLOW_DASHBOARDS)}
            caption={<ExampleCaption>The first role below exists because of this chart.</ExampleCaption>}
          />
        }
      >
        <ExampleNote>
          {BRAND.name} is an example company: the roles and the people are invented, nobody is hired, and the addresses
          are not read.
        </ExampleNote>
      </PageHero>
      <Container className="pb-20 md:pb-28">
        <h2 className="mb-6 font-mono text-[13px] text-ink-3">Open roles: {ROLES.length}</h2>
        <RoleList roles={ROLES} />
      </Container>
      <Section id="work" ground="sunken" eyebrow="Working here" title="What a week is like">
        <FactGrid facts={WORK} />
      </Section>
      <SplitSection id="hiring" eyebrow="Hiring" title="Four steps" lead={<p>You know at each one what comes next.</p>}>
        <NumberedSteps steps={HIRING} />
      </SplitSection>
    </>
  );
}

/** Open roles, all invented. */
export const careersPage: CodedPage = {
  path: '/careers',
  title: 'Careers',
  description: `Open roles at ${BRAND.name}, why each exists, what the first months hold and how hiring goes. The company and its roles are an example.`,
  jsonLd: (_, siteUrl) => ROLES.map((role) => jobPosting(role, siteUrl)),
  Body: Careers,
};
