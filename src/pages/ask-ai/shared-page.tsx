import type { Answer } from '../../assistant/answer.ts';
import type { CodedPage } from '../../layouts/coded-page.ts';
import { Container } from '../../layouts/marketing/Container.tsx';
import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { ASK_PAGE_PATH } from '../../site/assistant.ts';
import { PageIntro } from '../listing/PageIntro.tsx';
import { PlainCode } from '../listing/PlainCode.tsx';

function SharedAnswer({ answer: { question, parts, sources, none } }: { answer: Answer }) {
  return (
    <section className="mt-10">
      <h2 className="text-xl font-semibold tracking-tight">{question}</h2>
      {parts.map((part) =>
        part.type === 'code' ? (
          <PlainCode key={part.text} title={part.language} text={part.text} className="mt-3" />
        ) : (
          <p key={part.text} className="mt-3 leading-relaxed whitespace-pre-line text-ink">
            {part.text} {part.type === 'quote' && `[${part.source}]`}
          </p>
        ),
      )}
      {none && <p className="mt-3 text-ink-2">These pages do not answer this question.</p>}
      <ol className="mt-4 text-sm text-ink-2">
        {sources.map(({ number, title, heading, url }) => (
          <li key={number}>
            [{number}] <TextLink href={url}>{heading ? `${title}: ${heading}` : title}</TextLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A conversation that somebody shared. */
export function sharedPage(path: string, answers: readonly Answer[]): CodedPage {
  return {
    path,
    title: 'A shared conversation',
    description: 'Questions that somebody asked the assistant, and what these pages say to them, each with its source.',
    noindex: true,
    Body: () => (
      <Container className="pb-6">
        <PageIntro title="A shared conversation" lead="Quoted from these pages, each sentence with its source." />
        {answers.map((answer) => (
          <SharedAnswer key={answer.question} answer={answer} />
        ))}
        <p className="mt-10">
          <TextLink href={ASK_PAGE_PATH}>Ask a question of your own</TextLink>
        </p>
      </Container>
    ),
  };
}
