import { BRAND } from '../../../site/brand.ts';

/** A common first question, with a short answer and the pages that contain the full one. */
export interface AnsweredQuestion {
  id: string;
  question: string;
  answer: string;
  code?: { title: string; text: string };
  pages: readonly { path: string; title: string; description: string }[];
}

const DECORATOR = `from sightglass import observe

@observe()
def answer(question: str) -> str:
    return call_my_model(question)`;

/** The three example questions of the specification. */
export const QUESTIONS: readonly AnsweredQuestion[] = [
  {
    id: 'how-can-sightglass-help',
    question: `How can ${BRAND.name} help me?`,
    answer:
      'It records what your application did on each request, down to every model call with its input, output, tokens and cost. On that record you can judge quality, compare versions of a prompt, and test a change on known cases before it is released.',
    pages: [
      { path: '/docs', title: 'Documentation', description: 'The parts, and how they fit together.' },
      { path: '/docs/tracing', title: 'Tracing', description: 'What a trace holds and how to read one.' },
      {
        path: '/docs/scores/overview',
        title: 'Scores and evaluation',
        description: 'Quality measured by people, code and judges.',
      },
    ],
  },
  {
    id: 'python-decorator',
    question: 'How do I use the Python decorator for tracing?',
    answer:
      'Put it above a function, as below. Each call becomes a trace, or a nested step if it runs inside another observed function. Arguments and return value are recorded as input and output.',
    code: { title: 'app.py', text: DECORATOR },
    pages: [
      {
        path: '/docs/tracing/get-started',
        title: 'Get started with tracing',
        description: 'Keys, installation and a first trace.',
      },
      {
        path: '/docs/sdk/python/sdk-v3',
        title: 'Python SDK',
        description: 'The decorator, spans, generations and configuration.',
      },
      {
        path: '/faq/all/where-is-my-trace',
        title: 'Where is my trace?',
        description: 'What to check when nothing arrives.',
      },
    ],
  },
  {
    id: 'llm-as-a-judge',
    question: 'How do I set up LLM-as-a-judge evals?',
    answer:
      'Connect a model in the project’s settings, write one criterion as a prompt, map its variables to the trace, and choose which traces are judged. Then compare the verdicts with those of people before you rely on them.',
    pages: [
      {
        path: '/docs/scores/llm-as-a-judge',
        title: 'LLM-as-a-judge',
        description: 'The setup step by step, and how to check a judge.',
      },
      {
        path: '/guides/first-evaluation',
        title: 'A first evaluation',
        description: 'From a handful of traces to a score you can compare.',
      },
      {
        path: '/blog/2026-09-16-judges-need-judging',
        title: 'Judges need judging',
        description: 'How to measure agreement with people.',
      },
    ],
  },
];
