import type { CodedPage, CodedPageProps } from '../../layouts/coded-page.ts';
import { CallToAction } from '../../layouts/marketing/CallToAction.tsx';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { BRAND } from '../../site/brand.ts';
import { Abilities } from './Abilities.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HowItRuns } from './HowItRuns.tsx';
import { Price } from './Price.tsx';
import { Proof } from './Proof.tsx';
import { Questions } from './Questions.tsx';
import { YourCode } from './YourCode.tsx';

function Home({ site, signUpUrl }: CodedPageProps) {
  return (
    <>
      <HomeHero signUpUrl={signUpUrl} />
      <Questions />
      <YourCode />
      <Abilities />
      <HowItRuns />
      <Proof stories={site.pagesIn('customers')} />
      <Price plans={site.plans} />
      <CallToAction title="Send one trace and look at it" signUp={{ href: signUpUrl }}>
        <p>
          Create a project, copy two keys, run one file. If you would rather look first, the{' '}
          <TextLink href="/demo">example project</TextLink> needs no account, and the{' '}
          <TextLink href="/watch-demo">walkthrough</TextLink> follows one bad answer from complaint to fix.
        </p>
      </CallToAction>
    </>
  );
}

export const homePage: CodedPage = {
  path: '/',
  title: BRAND.tagline,
  description: BRAND.description,
  Body: Home,
};
