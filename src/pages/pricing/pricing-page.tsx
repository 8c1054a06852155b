import type { CodedPage, CodedPageProps } from '../../layouts/coded-page.ts';
import { CallToAction } from '../../layouts/marketing/CallToAction.tsx';
import { Container } from '../../layouts/marketing/Container.tsx';
import { PageHero } from '../../layouts/marketing/PageHero.tsx';
import { Section } from '../../layouts/marketing/Section.tsx';
import { SplitSection } from '../../layouts/marketing/SplitSection.tsx';
import { formatDollars, formatShortUnits } from '../../lib/money.ts';
import { Island } from '../../render/Island.tsx';
import { BRAND } from '../../site/brand.ts';
import { getPlan } from '../../site/plans.ts';
import { comparePlans } from '../parts/comparison.ts';
import { ExampleNote } from '../parts/ExampleNote.tsx';
import BrowserCalculator from './BrowserCalculator.island.tsx';
import { Calculator } from './Calculator.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { type CalculatorPricing, calculatorPricing } from './calculator-pricing.ts';
import { offersNode } from './offers.ts';
import { PlanCards } from './PlanCards.tsx';
import { PricingQuestions } from './Questions.tsx';
import { UnitsOfTrace } from './UnitsOfTrace.tsx';

function Start({ pricing, signUpUrl }: { pricing: CalculatorPricing; signUpUrl: string }) {
  const freeUnits = getPlan(pricing, 'hobby').unitsIncluded ?? 0;
  const price = getPlan(pricing, 'core').monthly ?? 0;
  return (
    <CallToAction title="Start on Hobby, without a card" signUp={{ href: signUpUrl }}>
      <p>
        {formatShortUnits(freeUnits)} units a month are enough for a prototype. Core starts at {formatDollars(price)}{' '}
        when you need more.
      </p>
    </CallToAction>
  );
}

function Opening({ pricing }: { pricing: CalculatorPricing }) {
  return (
    <PageHero
      eyebrow="Pricing"
      title="Pay for what you record, not for who looks"
      lead={<p>A plan, and the units beyond it. A unit is one trace, one observation or one score.</p>}
      figure={<UnitsOfTrace pricing={pricing} />}
    />
  );
}

function Pricing({ site, query, signUpUrl, hasServer = true }: CodedPageProps) {
  const pricing = calculatorPricing(site.pricing);
  const { unitsIncluded } = getPlan(pricing, 'core');
  return (
    <>
      <Opening pricing={pricing} />
      <Container className="flex flex-col gap-8 pb-20 md:pb-28">
        <PlanCards plans={site.plans} signUpUrl={signUpUrl} />
        <ExampleNote>
          {BRAND.name} is an example company: the prices show how such a platform would state them, and nothing here can
          be bought.
        </ExampleNote>
      </Container>
      <Section
        id="usage"
        ground="sunken"
        eyebrow="Usage"
        title="The more you send, the less a unit costs"
        lead={
          <p>
            On Core and Pro, units beyond the first {formatShortUnits(unitsIncluded ?? 0)} of a month are charged by
            bands.
          </p>
        }
      >
        {hasServer ? (
          <Calculator raw={query.get('units')} pricing={pricing} />
        ) : (
          <Island component={BrowserCalculator} on="load" props={{ pricing }} />
        )}
      </Section>
      <Section id="compare" eyebrow="Compare" title="What each plan includes">
        <ComparisonTable groups={comparePlans(site.pricing)} plans={site.plans} />
      </Section>
      <SplitSection id="questions" eyebrow="Questions" title="Before you decide">
        <PricingQuestions contract={site.pricing} />
      </SplitSection>
      <Start pricing={pricing} signUpUrl={signUpUrl} />
    </>
  );
}

/** Plans, the price of usage with a calculator, the full comparison and questions. */
export const pricingPage: CodedPage = {
  path: '/pricing',
  title: 'Pricing',
  description: `Plans of ${BRAND.name} Cloud, the graduated price of usage with a calculator, and a full comparison of what each plan includes.`,
  dynamic: true,
  jsonLd: (site, siteUrl) => [offersNode(site.pricing, siteUrl)],
  Body: Pricing,
};
