import type { CodedPage } from '../../layouts/coded-page.ts';
import { Container } from '../../layouts/marketing/Container.tsx';
import { PageHero } from '../../layouts/marketing/PageHero.tsx';
import { Section } from '../../layouts/marketing/Section.tsx';
import { BRAND } from '../../site/brand.ts';
import { ExampleNote } from '../parts/ExampleNote.tsx';
import { type Fact, FactGrid } from '../parts/FactGrid.tsx';
import { FirstEmail } from './FirstEmail.tsx';
import { getAddress, getMailto, TOPICS, type Topic } from './topics.ts';

function TopicLine({ topic }: { topic: Topic }) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-line border-t py-5 last:border-b md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline lg:grid-cols-[17rem_minmax(0,1fr)_auto]">
      <h3 className="font-medium text-ink text-lg tracking-[-0.015em]">{topic.title}</h3>
      <p className="text-ink-2 md:max-lg:row-start-2">{topic.text}</p>
      <a
        href={getMailto(topic)}
        className="inline-flex min-h-11 items-center font-mono text-[0.9375rem] text-amber-ink underline decoration-1 decoration-amber-ink/45 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-amber-ink md:min-h-0 md:max-lg:col-start-2 md:max-lg:row-start-1"
      >
        {getAddress(topic)}
      </a>
    </li>
  );
}

const FASTER: readonly Fact[] = [
  {
    title: 'Something does not work',
    text: 'Support has the channels for each plan and says what to send.',
    link: ['Support', '/support'],
  },
  {
    title: 'You found a vulnerability',
    text: 'How to report it, and what you can expect from us.',
    link: ['Responsible disclosure', '/security/responsible-disclosure'],
  },
  {
    title: 'You have a question',
    text: 'The docs assistant has read all of the documentation, and the community answers too.',
    link: ['Ask the docs', '/docs/ask-ai'],
  },
];

function TalkToUs() {
  return (
    <>
      <PageHero
        eyebrow="Talk to us"
        title="Write to the person who can answer"
        lead={<p>There is no form. Choose the subject, and your email reaches the people responsible for it.</p>}
        figure={<FirstEmail />}
      >
        <ExampleNote>
          {BRAND.name} is an example company. The addresses end in .example, a domain reserved for examples, and nobody
          reads them.
        </ExampleNote>
      </PageHero>
      <Container className="pb-20 md:pb-28">
        <h2 className="sr-only">Addresses by subject</h2>
        <ul>
          {TOPICS.map((topic) => (
            <TopicLine key={topic.title} topic={topic} />
          ))}
        </ul>
      </Container>
      <Section id="faster" ground="sunken" title="Often faster" className="meets-footer">
        <FactGrid facts={FASTER} />
      </Section>
    </>
  );
}

/** Email addresses by subject. */
export const talkToUsPage: CodedPage = {
  path: '/talk-to-us',
  title: 'Talk to us',
  description: `Addresses by subject: plans and volume, licences, security reviews, agreements, privacy, startups and working at ${BRAND.name}.`,
  Body: TalkToUs,
};
