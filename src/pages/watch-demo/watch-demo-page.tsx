import { Media } from '../../features/media/Media.tsx';
import type { CodedPage } from '../../layouts/coded-page.ts';
import { CallToAction } from '../../layouts/marketing/CallToAction.tsx';
import { Container } from '../../layouts/marketing/Container.tsx';
import { PageHero } from '../../layouts/marketing/PageHero.tsx';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { BRAND } from '../../site/brand.ts';
import { AnchorNav } from '../parts/AnchorNav.tsx';
import { Chapter } from './Chapter.tsx';
import { CHAPTERS } from './chapters.tsx';
import { WALKTHROUGH_FILM } from './walkthrough-film.ts';

function WatchDemo() {
  return (
    <>
      <PageHero
        eyebrow="Walkthrough"
        title="One bad answer, from complaint to fix"
        lead={
          <p>
            Seven chapters through the whole platform, drawn from sample data. The film shows them in under a minute;
            the pictures below it are live: rows, versions and steps can be chosen. To wander freely, open the{' '}
            <TextLink href="/demo">example project</TextLink>.
          </p>
        }
        figure={<Media {...WALKTHROUGH_FILM} />}
        figureSize="wide"
      />
      <AnchorNav label="Chapters" anchors={CHAPTERS} />
      <Container className="pt-12 md:pt-16">
        {CHAPTERS.map((chapter, index) => (
          <Chapter key={chapter.id} {...chapter} number={index + 1} />
        ))}
      </Container>
      <CallToAction
        title="Follow your own bad answer"
        actions={[
          { label: 'Send a first trace', href: '/docs/tracing/get-started' },
          { label: 'Open the example project', href: '/demo' },
        ]}
      />
    </>
  );
}

/** The product step by step, in chapters. */
export const watchDemoPage: CodedPage = {
  path: '/watch-demo',
  title: 'Walkthrough',
  description: `${BRAND.name} step by step: one bad answer of a support assistant, from the complaint through trace, prompt and experiment to the release.`,
  Body: WatchDemo,
};
