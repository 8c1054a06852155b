import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import { Section } from '../../layouts/marketing/Section.tsx';

const QUESTIONS = [
  {
    question: 'What did it do?',
    answer: 'A trace holds every step of a request: documents, prompts, tool calls, tokens, cost and time.',
    link: { title: 'Tracing', href: '/docs/tracing' },
  },
  {
    question: 'Was it good?',
    answer: 'Scores from people, code and judges are attached to the trace they speak of.',
    link: { title: 'Scores', href: '/docs/scores/overview' },
  },
  {
    question: 'What changed?',
    answer: 'Prompts have versions. Each trace names the version, the model and the release behind it.',
    link: { title: 'Prompts', href: '/docs/prompts/get-started' },
  },
  {
    question: 'Did it help?',
    answer: 'Cases that went wrong become a dataset. Old and new run over it before users see the change.',
    link: { title: 'Datasets', href: '/docs/datasets/overview' },
  },
] as const;

/** Why the platform exists, and the four questions it answers. */
export function Questions() {
  return (
    <Section
      id="what"
      eyebrow="What it is"
      level={0.12}
      title="A wrong answer raises no error"
      lead={
        <p>
          The request succeeds, the latency is normal, and the answer is wrong. Logs and dashboards that count
          exceptions do not notice. You need a record of what the application read, decided and said, and four questions
          to put to it.
        </p>
      }
    >
      <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {QUESTIONS.map(({ question, answer, link }) => (
          <li key={question} className="flex flex-col gap-2 border-line border-t py-6">
            <h3 className="font-medium text-ink text-lg tracking-[-0.015em]">{question}</h3>
            <p className="text-ink-2">{answer}</p>
            <ArrowLink href={link.href} className="mt-auto self-start">
              {link.title}
            </ArrowLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}
