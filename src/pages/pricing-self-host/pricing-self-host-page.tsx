import { CodeSample } from '../../features/code-sample/CodeSample.tsx';
import { getSample } from '../../features/code-sample/tokens.ts';
import type { CodedPage, CodedPageProps } from '../../layouts/coded-page.ts';
import { CallToAction } from '../../layouts/marketing/CallToAction.tsx';
import { Container } from '../../layouts/marketing/Container.tsx';
import { PageHero } from '../../layouts/marketing/PageHero.tsx';
import { Section } from '../../layouts/marketing/Section.tsx';
import { SplitSection } from '../../layouts/marketing/SplitSection.tsx';
import { BRAND } from '../../site/brand.ts';
import { Button } from '../../ui/Button.tsx';
import { ExampleNote } from '../parts/ExampleNote.tsx';
import { FactGrid } from '../parts/FactGrid.tsx';
import { LicenceCompare } from './LicenceCompare.tsx';
import { OWN_COSTS } from './own-costs.ts';
import { RunningContainers } from './RunningContainers.tsx';

const START = getSample(
  'terminal',
  'Shell',
  `
«f git» clone ${BRAND.repositoryUrl}.git
«f cd» sightglass
«f docker» compose up
`,
);

function Hero() {
  return (
    <PageHero
      eyebrow="Pricing for self-hosting"
      title="Free on your own machines"
      lead={
        <p>
          The core is under the MIT licence: run it in production, commercially, for as many people and units as you
          like, without a key and without registering. A licence adds modules that large organisations ask for.
        </p>
      }
      actions={
        <>
          <Button href="/self-hosting" variant="cta" size="lg">
            Read how to deploy
          </Button>
          <Button href="/talk-to-us" variant="outline" size="lg">
            Ask for a licence
          </Button>
        </>
      }
      figure={<RunningContainers />}
    />
  );
}

function TryIt() {
  return (
    <SplitSection
      id="try"
      eyebrow="Try it"
      title="Three lines, then open a browser"
      lead={<p>Docker Compose starts everything on one machine with throwaway data.</p>}
    >
      <CodeSample sample={START} />
    </SplitSection>
  );
}

function PricingSelfHost({ site }: CodedPageProps) {
  return (
    <>
      <Hero />
      <Container className="flex flex-col gap-8 pb-20 md:pb-28">
        <LicenceCompare contract={site.pricing} />
        <ExampleNote>
          {BRAND.name} is an example company, so no licence can be bought and the repository is an example too.
        </ExampleNote>
      </Container>
      <Section
        id="costs"
        ground="sunken"
        eyebrow="What you pay for yourself"
        title="Software is free, running it is work"
        lead={
          <p>
            Two containers and four stores, on machines you rent or own. One virtual machine is enough to begin with.
          </p>
        }
      >
        <FactGrid facts={OWN_COSTS} />
      </Section>
      <TryIt />
      <CallToAction
        title="Rather not run it?"
        actions={[
          { label: 'Compare cloud plans', href: '/pricing' },
          { label: 'Self-hosting docs', href: '/self-hosting' },
        ]}
      >
        <p>
          The cloud runs the same containers and starts with a free plan. Your instrumentation does not change: it is
          one variable.
        </p>
      </CallToAction>
    </>
  );
}

/** What is free to self-host and what needs a licence. */
export const pricingSelfHostPage: CodedPage = {
  path: '/pricing-self-host',
  title: 'Pricing for self-hosting',
  description: `The MIT-licensed core of ${BRAND.name} is free to run, without limits on units or seats. Which modules need an enterprise licence, and what running it costs.`,
  Body: PricingSelfHost,
};
