import type { ReactNode } from 'react';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { formatDollars } from '../../lib/money.ts';
import { BRAND } from '../../site/brand.ts';
import { getAddOn, type PlanContract } from '../../site/plans.ts';
import { Accordion } from '../../ui/Accordion.tsx';

type Answer = ReactNode | ((contract: PlanContract) => ReactNode);

const QUESTIONS: readonly (readonly [question: string, answer: Answer])[] = [
  [
    'What is a unit?',
    <>
      One trace, one observation or one score. A request with one trace, four observations and one score is six units.
      Sessions, users, prompts and dataset items are not counted.{' '}
      <TextLink href="/faq/all/what-is-a-unit">More on units</TextLink>.
    </>,
  ],
  [
    'What happens when I use more than is included?',
    <>
      On Core and Pro, further units are charged by the bands above. To use more than Hobby includes, move to Core. You
      can set <TextLink href="/docs/administration/usage-alerts">spend alerts</TextLink>, which send an email and do not
      stop ingestion.
    </>,
  ],
  [
    'How do I use fewer units?',
    <>
      Remove spans that nobody reads, judge a share of traffic instead of all of it, and{' '}
      <TextLink href="/docs/tracing/sampling">sample</TextLink> busy paths.{' '}
      <TextLink href="/docs/administration/billing">Billing</TextLink> goes through the usual sources.
    </>,
  ],
  [
    'What is the Team add-on?',
    (contract) => (
      <>
        An addition to Pro for {formatDollars(getAddOn(contract, 'pro', 'team').monthly)} a month, with{' '}
        <TextLink href="/docs/administration/sso">single sign-on</TextLink> and its enforcement,{' '}
        <TextLink href="/docs/administration/rbac">roles for single projects</TextLink>,{' '}
        <TextLink href="/docs/prompts/version-control#protect-a-label">protected prompt labels</TextLink> and the
        scheduled{' '}
        <TextLink href="/docs/api-and-data-platform/features/export-to-blob-storage">export to blob storage</TextLink>.
        Enterprise includes all four.
      </>
    ),
  ],
  [
    'Does the price include my model calls?',
    <>
      No. Your model provider bills those, and those of LLM judges and the playground. {BRAND.name}{' '}
      <TextLink href="/faq/all/how-is-cost-computed">shows what they cost</TextLink>.
    </>,
  ],
  [
    'Is self-hosting really free?',
    <>
      Yes. The core is under the MIT licence, without limits on units or seats. Some modules for large organisations
      need a key; <TextLink href="/pricing-self-host">prices for self-hosting</TextLink> lists them.
    </>,
  ],
  [
    'Are there discounts?',
    <>
      Young companies get half off the base price for a year; see <TextLink href="/startups">startups</TextLink>. For
      universities and research there is <TextLink href="/research">a page too</TextLink>.
    </>,
  ],
];

/** Questions about prices, one open at a time. */
export function PricingQuestions({ contract }: { contract: PlanContract }) {
  return (
    <div>
      {QUESTIONS.map(([question, answer]) => (
        <Accordion key={question} name="pricing-faq" summary={<h3 className="font-medium text-base">{question}</h3>}>
          <p>{typeof answer === 'function' ? answer(contract) : answer}</p>
        </Accordion>
      ))}
    </div>
  );
}
