import type { CodedPage, CodedPageProps } from '../../../layouts/coded-page.ts';
import { PageRows } from '../../../layouts/listing/PageRows.tsx';
import { PlainCode } from '../../../layouts/listing/PlainCode.tsx';
import { TextLink } from '../../../layouts/marketing/TextLink.tsx';
import { ASK_PAGE_PATH } from '../../../site/assistant.ts';
import { AssistantChat } from '../view/Assistant.tsx';
import { type AnsweredQuestion, QUESTIONS } from './questions.ts';

function Question({ id, question, answer, code, pages }: AnsweredQuestion) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        {question}
      </h2>
      <p className="mt-3 mb-5 max-w-[34rem] leading-relaxed text-ink">{answer}</p>
      {code && <PlainCode {...code} className="mb-5" />}
      <PageRows rows={pages} />
    </section>
  );
}

/** The chat of an export, which answers in the browser. */
function BrowserChat() {
  return (
    <>
      <noscript>
        <p className="max-w-[34rem] leading-relaxed text-ink">
          Without JavaScript, the assistant can't answer on this copy of the site: it answers in your browser.
        </p>
      </noscript>
      <div className="needs-js">
        <AssistantChat locale="en" localOnly />
      </div>
    </>
  );
}

function AskBody({ answer, hasServer }: CodedPageProps) {
  return (
    <div className="not-prose">
      {hasServer === false ? <BrowserChat /> : <AssistantChat locale="en" initialAnswer={answer} />}
      {QUESTIONS.map((question) => (
        <Question key={question.id} {...question} />
      ))}
      <section aria-labelledby="ask-a-person" className="mt-14 max-w-[34rem]">
        <h2 id="ask-a-person" className="text-xl font-semibold tracking-tight">
          Ask a person
        </h2>
        <p className="mt-3 leading-relaxed text-ink">
          <TextLink href="/support">Support</TextLink> lists the channels of each plan and what to send so that the
          first answer is the right one. Questions that others may share are welcome in the{' '}
          <TextLink href="/community">community</TextLink>, and short answers by topic are in the{' '}
          <TextLink href="/faq">FAQ</TextLink>.
        </p>
      </section>
    </div>
  );
}

/** The assistant's page. */
export const askAiPage: CodedPage = {
  path: ASK_PAGE_PATH,
  title: 'Ask a question',
  sidebarTitle: 'Ask a question',
  description:
    'Ask in your own words: the assistant answers with sentences from these pages, each with its source. Below, three questions that many ask first.',
  layout: 'docs',
  dynamic: true,
  asks: true,
  Body: AskBody,
};
