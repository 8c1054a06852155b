import type { CodedPage } from '../../../layouts/coded-page.ts';
import { Container } from '../../../layouts/marketing/Container.tsx';
import { PageIntro } from '../../../layouts/marketing/PageIntro.tsx';
import type { Answer } from '../engine/answer.ts';
import { SharedConversation } from './SharedConversation.tsx';

const TITLE = 'A shared conversation';
const LEAD = 'Somebody asked the docs and shared the answers with you.';

/** A conversation that someone shared. */
export function sharedPage(path: string, answers: readonly Answer[]): CodedPage {
  return {
    path,
    title: TITLE,
    description: 'Questions that somebody asked the assistant, and what these pages say to them, each with its source.',
    noindex: true,
    Body: () => (
      <Container className="pb-6">
        <PageIntro title={TITLE} lead={LEAD} />
        <SharedConversation answers={answers} />
      </Container>
    ),
  };
}
