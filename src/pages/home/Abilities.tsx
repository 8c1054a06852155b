import { CodeSample } from '../../features/code-sample/CodeSample.tsx';
import { EvalChart } from '../../features/eval-chart/EvalChart.tsx';
import { SAMPLE_EXPERIMENT } from '../../features/eval-chart/sample.ts';
import { PromptDiff } from '../../features/prompt-diff/PromptDiff.tsx';
import { SAMPLE_PROMPT } from '../../features/prompt-diff/sample.ts';
import { SessionTimeline } from '../../features/session-timeline/SessionTimeline.tsx';
import { SAMPLE_SESSION } from '../../features/session-timeline/sample.ts';
import { Section } from '../../layouts/marketing/Section.tsx';
import { DatasetItems } from '../parts/DatasetItems.tsx';
import { Ability } from './Ability.tsx';
import { EXPERIMENT } from './code-samples.ts';

function Trace() {
  return (
    <Ability
      id="trace"
      eyebrow="Trace"
      level={0.4}
      title="Follow a conversation, not a log line"
      text="Traces of one conversation share a session. Find it by user, read it turn by turn, and open the turn that somebody complained about. Latency, tokens and cost are on every step."
      links={[
        ['Sessions', '/docs/tracing/sessions'],
        ['Tokens and cost', '/docs/tracing/token-and-cost'],
      ]}
    >
      <SessionTimeline session={SAMPLE_SESSION} />
    </Ability>
  );
}

function Evaluate() {
  return (
    <Ability
      id="evaluate"
      eyebrow="Evaluate"
      level={0.52}
      title="Put a number on quality, and read what is behind it"
      text="Numeric, categorical or boolean scores come from your code, from people in annotation queues and from LLM judges. Compare two runs score by score, with every item one click away. Check a judge against people before you trust it."
      links={[
        ['LLM-as-a-judge', '/docs/scores/llm-as-a-judge'],
        ['Annotation', '/docs/scores/annotation'],
      ]}
    >
      <EvalChart experiment={SAMPLE_EXPERIMENT} compact />
    </Ability>
  );
}

function Prompts() {
  return (
    <Ability
      id="prompts"
      eyebrow="Prompts"
      level={0.64}
      title="Release a prompt by moving a label"
      text="Every save is a version. Your application asks for the label production; moving it is a release, moving it back is a rollback, and neither needs a deployment. The SDK caches prompts, and a fallback of your own answers when the network does not."
      links={[
        ['Version control', '/docs/prompts/version-control'],
        ['Caching', '/docs/prompts/caching'],
      ]}
    >
      <PromptDiff prompt={SAMPLE_PROMPT} id="home-prompt" />
    </Ability>
  );
}

function Datasets() {
  return (
    <Ability
      id="datasets"
      eyebrow="Datasets"
      level={0.76}
      title="Turn what went wrong into a test"
      text="An item keeps the input, the answer you expected and a pointer to the trace it came from. Run your real code over it from a script or in CI, and stop a release that makes an old case worse."
      links={[
        ['Your first evaluation', '/guides/first-evaluation'],
        ['Experiments with the SDK', '/docs/datasets/experiments-sdk'],
      ]}
    >
      <div className="flex flex-col gap-4">
        <DatasetItems experiment={SAMPLE_EXPERIMENT} />
        <CodeSample sample={EXPERIMENT} />
      </div>
    </Ability>
  );
}

/** The features: tracing, evaluation, prompts and datasets, each with its picture. */
export function Abilities() {
  return (
    <Section
      id="abilities"
      title="See, judge, change, check"
      eyebrow="What you can do with it"
      level={0.34}
      lead={
        <p>
          Work on such an application goes in a circle. The four steps share one record here, so a failed trace can
          become a test case without copy and paste.
        </p>
      }
    >
      <div className="flex flex-col">
        <Trace />
        <Evaluate />
        <Prompts />
        <Datasets />
      </div>
    </Section>
  );
}
