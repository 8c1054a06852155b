import { AuditLog } from '../../features/product-kit/AuditLog.tsx';
import { auditMarkdown } from '../../features/product-kit/audit-markdown.ts';
import type { CodedPage, CodedPageProps } from '../../layouts/coded-page.ts';
import { CallToAction } from '../../layouts/marketing/CallToAction.tsx';
import { PageHero } from '../../layouts/marketing/PageHero.tsx';
import { Section } from '../../layouts/marketing/Section.tsx';
import { SplitSection } from '../../layouts/marketing/SplitSection.tsx';
import { formatDollars } from '../../lib/money.ts';
import { BRAND } from '../../site/brand.ts';
import { getPlan } from '../../site/plans.ts';
import { Button } from '../../ui/Button.tsx';
import { ExampleCaption } from '../parts/ExampleCaption.tsx';
import { ExampleNote } from '../parts/ExampleNote.tsx';
import { FactGrid } from '../parts/FactGrid.tsx';
import { NumberedSteps } from '../parts/NumberedSteps.tsx';
import { AUDIT_SAMPLE } from './audit-sample.ts';
import { ACCESS, contractSteps, DATA } from './enterprise-facts.tsx';

function Hero({ price }: { price: string }) {
  return (
    <PageHero
      eyebrow="Enterprise"
      title="For companies that have to show how they know"
      lead={
        <p>
          An assistant that gives advice is audited like anyone who gives advice. Enterprise adds control over who sees
          what, proof of who did what, and agreements. In our cloud, it costs from {price} a month; the licence for your
          own machines is priced on request.
        </p>
      }
      actions={
        <>
          <Button href="/talk-to-us" variant="cta" size="lg">
            Talk to us
          </Button>
          <Button href="/security" variant="outline" size="lg">
            Security pages
          </Button>
        </>
      }
      figure={
        <AuditLog
          log={AUDIT_SAMPLE}
          markdown={auditMarkdown(AUDIT_SAMPLE)}
          caption={<ExampleCaption>Who changed what, and what it was before.</ExampleCaption>}
        />
      }
    >
      <ExampleNote>
        {BRAND.name} is an example company. No agreement can be signed and no audit has taken place; the pages show how
        such a company would answer.
      </ExampleNote>
    </PageHero>
  );
}

function Enterprise({ site }: CodedPageProps) {
  const price = formatDollars(getPlan(site.pricing, 'enterprise').monthlyFrom ?? 0);
  return (
    <>
      <Hero price={price} />
      <Section id="access" eyebrow="Control" title="Who may see it, and who did">
        <FactGrid facts={ACCESS} />
      </Section>
      <Section id="data" ground="sunken" eyebrow="Data" title="Where it is kept, for how long, and under which terms">
        <FactGrid facts={DATA} />
      </Section>
      <SplitSection
        id="steps"
        eyebrow="How it goes"
        title="From first email to signed order"
        lead={<p>A contract varies with volume, term and support, and with nothing else.</p>}
      >
        <NumberedSteps steps={contractSteps(price)} />
      </SplitSection>
      <CallToAction
        title="Bring your hardest question"
        actions={[
          { label: 'Talk to us', href: '/talk-to-us' },
          { label: 'Compare plans', href: '/pricing' },
        ]}
      >
        <p>
          Usually it is about data. Write it down as your security team would ask it, and you get an answer in writing.
        </p>
      </CallToAction>
    </>
  );
}

/** What Enterprise adds, and how to get a contract. */
export const enterprisePage: CodedPage = {
  path: '/enterprise',
  title: 'Enterprise',
  description:
    'Single sign-on, roles, audit logs, SCIM, retention, agreements and support with agreed response times, in the cloud or on your own machines.',
  Body: Enterprise,
};
