import type { CodedPage, CodedPageProps } from '../../layouts/coded-page.ts';
import { CallToAction } from '../../layouts/marketing/CallToAction.tsx';
import { Container } from '../../layouts/marketing/Container.tsx';
import { PageHero } from '../../layouts/marketing/PageHero.tsx';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { BRAND } from '../../site/brand.ts';
import { AnchorNav } from '../parts/AnchorNav.tsx';
import { DemoSections } from './DemoSections.tsx';
import { ProjectOverview } from './ProjectOverview.tsx';

const ANCHORS = [
  { id: 'traces', title: 'Traces' },
  { id: 'trace', title: 'A trace' },
  { id: 'session', title: 'A session' },
  { id: 'prompt', title: 'A prompt' },
  { id: 'evaluation', title: 'An evaluation' },
] as const;

function Demo({ signUpUrl }: CodedPageProps) {
  return (
    <>
      <PageHero
        eyebrow="Example project, view only"
        title="Look around in a project with data"
        lead={
          <p>
            The support assistant of an invented shop, drawn from sample data. Nothing can be changed and no account is
            needed. If you would rather be led, take the <TextLink href="/watch-demo">walkthrough</TextLink>.
          </p>
        }
        figure={<ProjectOverview />}
      />
      <AnchorNav label="Parts of the project" anchors={ANCHORS} />
      <Container className="pt-12 md:pt-16">
        <DemoSections />
      </Container>
      <CallToAction title="Now with your own traces" signUp={{ href: signUpUrl }} />
    </>
  );
}

/** A view-only example project. */
export const demoPage: CodedPage = {
  path: '/demo',
  title: 'Example project',
  description: `A view-only ${BRAND.name} project drawn from sample data: traces, one trace in full, a session, a prompt with its versions and an evaluation.`,
  Body: Demo,
};
