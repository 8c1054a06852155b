import { CodeSample } from '../../features/code-sample/CodeSample.tsx';
import type { Sample } from '../../features/code-sample/tokens.ts';
import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import { CallToAction } from '../../layouts/marketing/CallToAction.tsx';
import { Section } from '../../layouts/marketing/Section.tsx';
import { SplitSection } from '../../layouts/marketing/SplitSection.tsx';
import type { PlanContract } from '../../site/plans.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ANSWER_OPEN, ANSWER_TRACE } from '../home/answer-trace.ts';
import { OPENTELEMETRY, PYTHON, TYPESCRIPT } from '../home/code-samples.ts';
import { CodeWithTrace } from '../parts/CodeWithTrace.tsx';
import type { CopyItem, LocaleCopy, LocaleHomeProps, SectionCopy } from './copy.ts';
import { LocaleHero } from './LocaleHero.tsx';
import { planLines } from './plan-lines.ts';

const SAMPLES = [
  ['Python', PYTHON],
  ['TypeScript', TYPESCRIPT],
  ['OpenTelemetry', OPENTELEMETRY],
] as const;

function Items({ items, inEnglish }: { items: readonly CopyItem[]; inEnglish: string }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
      {items.map(({ title, text, link }) => (
        <li key={title} className="flex flex-col gap-2 border-line border-t py-6">
          <h3 className="font-medium text-ink text-lg">{title}</h3>
          <p className="text-ink-2">{text}</p>
          {link && (
            <ArrowLink href={link[1]} className="mt-auto self-start">
              {link[0] + inEnglish}
            </ArrowLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Group({
  id,
  level,
  ground,
  copy,
  inEnglish,
}: {
  id: string;
  level: number;
  ground?: 'sunken';
  copy: SectionCopy & { items: readonly CopyItem[] };
  inEnglish: string;
}) {
  return (
    <Section id={id} level={level} ground={ground} eyebrow={copy.eyebrow} title={copy.title} lead={<p>{copy.lead}</p>}>
      <Items items={copy.items} inEnglish={inEnglish} />
    </Section>
  );
}

function CodePanel({ sample, copy: { code, traceWords } }: { sample: Sample; copy: LocaleCopy }) {
  if (sample.spans.size === 0) return <CodeSample sample={sample} />;
  return (
    <CodeWithTrace
      sample={sample}
      trace={ANSWER_TRACE}
      open={ANSWER_OPEN}
      id={`locale-${sample.title}`}
      label={code.title}
      words={traceWords}
    />
  );
}

function Code({ copy }: { copy: LocaleCopy }) {
  const { code, inEnglish } = copy;
  const tabs = SAMPLES.map(([label, sample]) => ({ label, panel: <CodePanel sample={sample} copy={copy} /> }));
  return (
    <SplitSection
      id="code"
      ground="sunken"
      wide
      level={0.35}
      eyebrow={code.eyebrow}
      title={code.title}
      lead={<p>{code.lead}</p>}
    >
      <Tabs id="locale-code" label={code.tabs} syncKey="language" items={tabs} />
      <div className="mt-4 flex flex-wrap gap-x-7">
        {code.links.map(([label, href]) => (
          <ArrowLink key={href} href={href}>
            {label + inEnglish}
          </ArrowLink>
        ))}
      </div>
    </SplitSection>
  );
}

function Price({ copy: { price, inEnglish }, contract }: { copy: LocaleCopy; contract: PlanContract }) {
  return (
    <SplitSection
      id="price"
      level={0.9}
      eyebrow={price.eyebrow}
      title={price.title}
      lead={<p>{price.lead}</p>}
      aside={
        <ArrowLink href="/pricing" className="self-start">
          {price.link + inEnglish}
        </ArrowLink>
      }
    >
      <ul>
        {planLines(contract, price.plans).map(({ name, price: amount, detail }) => (
          <li key={name} className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-line border-t py-5 last:border-b">
            <h3 className="font-medium text-ink text-lg">{name}</h3>
            <p className="font-medium text-ink text-lg">{amount}</p>
            <p className="col-span-2 text-[0.9375rem] text-ink-2">{detail}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}

// East Asian headings are set looser than Latin ones, and break between phrases (Japanese) or words (Korean).
const SETTING: Record<LocaleCopy['locale'], string> = {
  ja: '[&_:is(h1,h2,h3)]:[word-break:auto-phrase]',
  ko: 'break-keep',
  'zh-Hans': '',
};

/** A home page in another language: the same argument in fewer words, with links that say the docs are in English. */
export function LocaleHome({ copy, contract, signUpUrl }: LocaleHomeProps & { contract: PlanContract }) {
  const { inEnglish, start } = copy;
  return (
    <div className={`[&_:is(h1,h2)]:leading-[1.25] [&_:is(h1,h2,h3)]:tracking-normal ${SETTING[copy.locale]}`}>
      <LocaleHero copy={copy} signUpUrl={signUpUrl} />
      <Group id="what" level={0.15} copy={copy.what} inEnglish={inEnglish} />
      <Code copy={copy} />
      <Group id="abilities" level={0.55} copy={copy.abilities} inEnglish={inEnglish} />
      <Group id="runs" level={0.75} ground="sunken" copy={copy.runs} inEnglish={inEnglish} />
      <Price copy={copy} contract={contract} />
      <CallToAction
        title={start.title}
        signUp={{ href: signUpUrl, label: copy.signUp, locale: copy.locale }}
        actions={[{ label: start.docs + inEnglish, href: '/docs' }]}
      >
        <p>{start.text}</p>
      </CallToAction>
    </div>
  );
}
