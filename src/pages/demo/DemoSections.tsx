import { EvalChart } from '../../features/eval-chart/EvalChart.tsx';
import { SAMPLE_EXPERIMENT } from '../../features/eval-chart/sample.ts';
import { PromptDiff } from '../../features/prompt-diff/PromptDiff.tsx';
import { SAMPLE_PROMPT } from '../../features/prompt-diff/sample.ts';
import { SessionTimeline } from '../../features/session-timeline/SessionTimeline.tsx';
import { SAMPLE_SESSION } from '../../features/session-timeline/sample.ts';
import { SAMPLE_SELECTED, SAMPLE_TRACE } from '../../features/trace-view/sample.ts';
import { TraceView } from '../../features/trace-view/TraceView.tsx';
import { DemoSection } from './DemoSection.tsx';
import { TraceTable } from './TraceTable.tsx';
import { TRACE_LINES } from './trace-list.ts';

function Traces() {
  return (
    <DemoSection
      id="traces"
      title="Traces"
      text="The newest requests, with latency, tokens, cost and one score. The red one stands out: it is the answer that a customer marked as not helpful."
      link={['How tracing works', '/docs/tracing']}
    >
      <TraceTable lines={TRACE_LINES} />
    </DemoSection>
  );
}

function OneTrace() {
  return (
    <DemoSection
      id="trace"
      title="A trace"
      text="One request from question to answer. Choose a step to read its input and output. check-stock timed out once, and because it lies on the critical path, the customer waited for it."
      link={['The tracing data model', '/docs/tracing/data-model']}
    >
      <TraceView trace={SAMPLE_TRACE} selected={SAMPLE_SELECTED} id="demo-trace" />
    </DemoSection>
  );
}

function OneSession() {
  return (
    <DemoSection
      id="session"
      title="A session"
      text="The conversation that the trace belongs to. The second answer sent the customer to a return form; the third, two minutes later, solved it."
      link={['Sessions', '/docs/tracing/sessions']}
    >
      <SessionTimeline session={SAMPLE_SESSION} />
    </DemoSection>
  );
}

function OnePrompt() {
  return (
    <DemoSection
      id="prompt"
      title="A prompt"
      text="The last four versions of the prompt behind the answers. Choose one to see what it changed. The label production still points to version 6; version 7 waits for its test."
      link={['Version control of prompts', '/docs/prompts/version-control']}
    >
      <PromptDiff prompt={SAMPLE_PROMPT} id="demo-prompt" />
    </DemoSection>
  );
}

function OneEvaluation() {
  return (
    <DemoSection
      id="evaluation"
      title="An evaluation"
      text="Versions 6 and 7 over the same 32 questions. Each dot is one answer. Both scores rose, but not for every item: look at the question about the copper strainer before you move the label."
      link={['Experiments with the SDK', '/docs/datasets/experiments-sdk']}
    >
      <EvalChart experiment={SAMPLE_EXPERIMENT} />
    </DemoSection>
  );
}

/** Every part of the example project. */
export function DemoSections() {
  return (
    <>
      <Traces />
      <OneTrace />
      <OneSession />
      <OnePrompt />
      <OneEvaluation />
    </>
  );
}
