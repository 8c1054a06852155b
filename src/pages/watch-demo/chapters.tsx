import { CodeSample } from '../../features/code-sample/CodeSample.tsx';
import { EvalChart } from '../../features/eval-chart/EvalChart.tsx';
import { SAMPLE_EXPERIMENT } from '../../features/eval-chart/sample.ts';
import { PromptDiff } from '../../features/prompt-diff/PromptDiff.tsx';
import { SAMPLE_PROMPT } from '../../features/prompt-diff/sample.ts';
import { SessionTimeline } from '../../features/session-timeline/SessionTimeline.tsx';
import { SAMPLE_SESSION } from '../../features/session-timeline/sample.ts';
import { TraceView } from '../../features/trace-view/TraceView.tsx';
import { DatasetItems } from '../parts/DatasetItems.tsx';
import type { ChapterProps } from './Chapter.tsx';
import { Complaint } from './Complaint.tsx';
import { FAILED_STEP, FAILED_TRACE } from './failed-trace.ts';
import { RELEASE } from './release-sample.ts';

/** The walkthrough: one bad answer, from complaint to release. */
export const CHAPTERS: readonly Omit<ChapterProps, 'number'>[] = [
  {
    id: 'complaint',
    title: 'The complaint',
    text: 'Nobody files a bug as "the prompt ignores tool results". A customer of an invented shop writes about a cracked lid, is sent to a return form, and presses Not helpful. The first job is to get from that sentence to a trace.',
    link: ['Record users and feedback', '/docs/tracing/users'],
    children: <Complaint />,
  },
  {
    id: 'find',
    title: 'Find the trace',
    text: 'The traces of one conversation share a session. Filter by the user, open the session, and the second turn stands out: red, slow, and followed by the same question in other words.',
    link: ['Sessions', '/docs/tracing/sessions'],
    children: <SessionTimeline session={SAMPLE_SESSION} compact />,
  },
  {
    id: 'read',
    title: 'Read the trace',
    text: 'Go from top to bottom and stop where input and output no longer fit. get-order knows that the lid is covered, and check-stock that a new one would arrive on Thursday. Both results are missing from the input of write-answer: version 6 of its prompt passes only the articles on.',
    link: ['Debug a slow agent with the same method', '/guides/debug-a-slow-agent'],
    children: <TraceView trace={FAILED_TRACE} selected={FAILED_STEP} id="walk-trace" />,
  },
  {
    id: 'change',
    title: 'Change the prompt',
    text: 'Version 6 answers from articles, and the article about damage describes returns. Version 7 answers from articles and tool results, and ends with the next step. It is saved and labelled latest; production does not move yet.',
    link: ['Prompts', '/docs/prompts/get-started'],
    children: <PromptDiff prompt={SAMPLE_PROMPT} id="walk-prompt" />,
  },
  {
    id: 'test',
    title: 'Build a test',
    text: 'The failed turn becomes an item of a dataset, with the answer that would have been right. It joins earlier ones, so that the fix is not tested on one case alone.',
    link: ['Datasets', '/docs/datasets/overview'],
    children: <DatasetItems experiment={SAMPLE_EXPERIMENT} />,
  },
  {
    id: 'experiment',
    title: 'Run the experiment',
    text: 'Both versions answer the same questions, and each answer is scored. The means rise, and the dots show for whom: most answers improved, a few did not. Read those before you decide.',
    link: ['Your first evaluation', '/guides/first-evaluation'],
    children: <EvalChart experiment={SAMPLE_EXPERIMENT} compact />,
  },
  {
    id: 'release',
    title: 'Release and watch',
    text: 'The application asks for the label production, so moving the label releases version 7 without a deployment. Scores by release show whether the gain holds with real customers. If it does not, the label moves back.',
    link: ['Version control', '/docs/prompts/version-control'],
    children: <CodeSample sample={RELEASE} />,
  },
];
