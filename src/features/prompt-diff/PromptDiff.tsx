import { cn } from '../../lib/cn.ts';
import { DrawnFigure, type FigureFrame } from '../../ui/DrawnFigure.tsx';
import { DiffLines } from './DiffLines.tsx';
import { countChanges, diffVersions, type MessageDiff } from './diff.ts';
import type { ChatPrompt, PromptVersion } from './prompt.ts';
import { PROMPT_WORDS, type PromptWords } from './words.ts';

/** What `PromptDiff` takes. */
export interface PromptDiffProps extends FigureFrame {
  prompt: ChatPrompt;
  /** The version that is open at first; default the newest. */
  selected?: number;
  /** Unique ID on the page; the prompt's name by default. */
  id?: string;
  words?: PromptWords;
}

function Label({ label }: { label: string }) {
  const isLive = label === 'production';
  return (
    <span
      className={cn(
        'rounded-sm border border-line px-1.5 font-mono text-xs text-ink-2 leading-[18px]',
        isLive && 'border-green bg-green-wash text-green-ink',
      )}
    >
      {label}
    </span>
  );
}

function VersionLine({ version }: { version: PromptVersion }) {
  return (
    <span className="flex min-h-14 flex-col justify-center gap-0.5 px-4 py-2">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-mono text-ink text-xs">v{version.version}</span>
        {version.labels.map((label) => (
          <Label key={label} label={label} />
        ))}
        <span className="ml-auto font-mono text-xs text-ink-3">{version.saved}</span>
      </span>
      <span className="text-[13px] text-ink-2 leading-snug">
        {version.author}: {version.note}
      </span>
    </span>
  );
}

function DiffHead({
  from,
  to,
  messages,
  words,
}: {
  from: number | undefined;
  to: number;
  messages: readonly MessageDiff[];
  words: PromptWords;
}) {
  const { added, removed } = countChanges(messages);
  const alone = to === 1 ? words.first : (words.alone ?? words.first).replace('{version}', `${to}`);
  const title = from === undefined ? alone : words.compare.replace('{from}', `${from}`).replace('{to}', `${to}`);
  return (
    <p className="flex items-center gap-3 border-line border-b px-4 py-2 font-mono text-xs">
      <span className="text-ink-2">{title}</span>
      <span className="ml-auto text-green-ink">
        +{added} <span className="sr-only">{words.added}</span>
      </span>
      <span className="text-red-ink">
        −{removed} <span className="sr-only">{words.removed}</span>
      </span>
    </p>
  );
}

function Choice({
  name,
  before,
  version,
  checked,
  words,
}: {
  name: string;
  before: PromptVersion | undefined;
  version: PromptVersion;
  checked: boolean;
  words: PromptWords;
}) {
  const messages = diffVersions(before, version);
  return (
    <div className="group/version @3xl:contents">
      <label className="relative block cursor-pointer border-line border-b hover:bg-sunken has-checked:bg-amber-wash has-focus-visible:outline-2 has-focus-visible:outline-amber-ink has-focus-visible:-outline-offset-2 @3xl:col-start-1">
        <input type="radio" name={name} value={version.version} defaultChecked={checked} className="sr-only" />
        <span className="absolute inset-y-0 left-0 w-0.5 group-has-checked/version:bg-amber" />
        <VersionLine version={version} />
      </label>
      <div className="hidden border-line border-b pb-3 group-has-checked/version:block @3xl:col-start-2 @3xl:row-start-1 @3xl:row-end-[-1] @3xl:border-b-0 @3xl:border-l">
        <DiffHead from={before?.version} to={version.version} messages={messages} words={words} />
        <DiffLines messages={messages} words={words} />
      </div>
    </div>
  );
}

/** The versions of a prompt, newest first; choosing one shows what it changed, without JavaScript. */
export function PromptDiff({ prompt, selected, id = prompt.name, words = PROMPT_WORDS, ...frame }: PromptDiffProps) {
  const { name, versions } = prompt;
  const open = selected ?? versions.at(-1)?.version;
  const isText = versions.every(({ messages }) => messages.every(({ role }) => role === 'text'));
  const kind = isText ? (words.textKind ?? 'text prompt') : words.kind;
  const pattern = versions.length === 1 ? (words.summaryOne ?? words.summary) : words.summary;
  const summary = pattern.replace('{name}', name).replace('{count}', `${versions.length}`);
  return (
    <DrawnFigure summary={summary} {...frame}>
      <p className="flex items-baseline gap-3 border-line border-b px-4 py-3">
        <span className="font-medium text-ink text-sm">{name}</span>
        <span className="font-mono text-xs text-ink-3">{kind}</span>
      </p>
      {/* Twenty rows with the height of the versions, then one with the height of the diff. */}
      <fieldset className="min-w-0 @3xl:grid @3xl:grid-cols-[17rem_minmax(0,1fr)] @3xl:grid-rows-[repeat(20,auto)_1fr]">
        <legend className="sr-only">{words.choose}</legend>
        {versions
          .map((version, index) => (
            <Choice
              key={version.version}
              name={`prompt-${id}`}
              before={versions[index - 1]}
              version={version}
              checked={version.version === open}
              words={words}
            />
          ))
          .toReversed()}
      </fieldset>
    </DrawnFigure>
  );
}
