import { CodeSample } from '../../features/code-sample/CodeSample.tsx';
import type { Sample } from '../../features/code-sample/tokens.ts';
import { TRACE_WORDS } from '../../features/trace-view/words.ts';
import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import { SplitSection } from '../../layouts/marketing/SplitSection.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { CodeWithTrace } from '../parts/CodeWithTrace.tsx';
import { ANSWER_OPEN, ANSWER_TRACE } from './answer-trace.ts';
import { OPENTELEMETRY, PYTHON, TYPESCRIPT } from './code-samples.ts';

const INTEGRATIONS = [
  ['OpenAI', '/integrations/model-providers/openai-py'],
  ['Anthropic', '/integrations/model-providers/anthropic'],
  ['Ollama', '/integrations/model-providers/ollama'],
  ['LangChain', '/integrations/frameworks/langchain'],
  ['LlamaIndex', '/integrations/frameworks/llamaindex'],
  ['Pydantic AI', '/integrations/frameworks/pydantic-ai'],
  ['Vercel AI SDK', '/integrations/frameworks/vercel-ai-sdk'],
  ['Instructor', '/integrations/frameworks/instructor'],
  ['LiteLLM', '/integrations/gateways/litellm'],
  ['Dify', '/integrations/no-code/dify'],
  ['Flowise', '/integrations/no-code/flowise'],
  ['Langflow', '/integrations/no-code/langflow'],
] as const;

function Integrations() {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-mono text-[13px] text-ink-3">Works with</h3>
      <ul className="flex flex-wrap gap-x-5">
        {INTEGRATIONS.map(([name, href]) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center text-ink underline decoration-line-strong underline-offset-4 hover:decoration-amber-ink md:min-h-8"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <ArrowLink href="/integrations">All integrations</ArrowLink>
    </div>
  );
}

const WORDS = { ...TRACE_WORDS, createdBy: 'created by line {lines}' };

const renderBesideTrace = (sample: Sample, id: string) => (
  <CodeWithTrace
    sample={sample}
    trace={ANSWER_TRACE}
    open={ANSWER_OPEN}
    id={id}
    label="Code and the trace it produces"
    words={WORDS}
  />
);

const TABS = [
  { label: 'Python', panel: renderBesideTrace(PYTHON, 'home-python') },
  { label: 'TypeScript', panel: renderBesideTrace(TYPESCRIPT, 'home-typescript') },
  { label: 'OpenTelemetry', panel: <CodeSample sample={OPENTELEMETRY} /> },
];

const GUIDES = [
  ['Python SDK', '/docs/sdk/python/sdk-v3'],
  ['TypeScript SDK', '/docs/sdk/typescript/guide'],
  ['OpenTelemetry', '/docs/opentelemetry/get-started'],
] as const;

/** How to add it to the reader's code: three ways, one of them without our packages. */
export function YourCode() {
  return (
    <SplitSection
      id="code"
      ground="sunken"
      wide
      eyebrow="How it fits your code"
      level={0.26}
      title="A decorator, a wrapper, or nothing of ours at all"
      lead={
        <p>
          The SDKs are built on OpenTelemetry and send in the background, without delaying your requests. If your
          framework already emits GenAI spans, point its exporter here. Leaving is the same step in the other direction.
        </p>
      }
      aside={<Integrations />}
    >
      <Tabs id="home-code" label="Language" syncKey="language" items={TABS} />
      <div className="mt-4 flex flex-wrap gap-x-7">
        {GUIDES.map(([title, href]) => (
          <ArrowLink key={href} href={href}>
            {title}
          </ArrowLink>
        ))}
      </div>
    </SplitSection>
  );
}
