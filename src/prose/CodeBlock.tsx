import { Check, CircleCheck, CircleDashed, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/Button.tsx';
import { type CheckedNote, checkedNote, type Versions } from './checked.ts';

interface CodeBlockProps {
  html: string;
  text: string;
  language: string;
  title?: string;
  /** Why it is not checked. */
  unchecked?: string;
}

const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  javascript: 'JavaScript',
  python: 'Python',
  py: 'Python',
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  json: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  toml: 'TOML',
  sql: 'SQL',
  http: 'HTTP',
  text: 'Text',
  txt: 'Text',
  dotenv: '.env',
  ini: 'INI',
  hcl: 'HCL',
  dockerfile: 'Dockerfile',
  diff: 'Diff',
  xml: 'XML',
  html: 'HTML',
  css: 'CSS',
  graphql: 'GraphQL',
};

/** Blocks of code on a site that checks them against these versions. */
export function codeBlockFor(versions: Versions | undefined) {
  return (props: CodeBlockProps): ReactNode => <CodeBlock {...props} versions={versions} />;
}

/** A block of code with its title, what was checked, its language and a button that copies it. */
export function CodeBlock({
  html,
  text,
  language,
  title,
  unchecked,
  versions,
}: CodeBlockProps & { versions?: Versions }) {
  const name = LANGUAGE_NAMES[language] ?? language;
  const note = versions && checkedNote({ language, text, unchecked }, versions);
  return (
    <figure className="code-block" data-language={language}>
      <figcaption data-markdown-ignore="">
        {title && <span className="code-title">{title}</span>}
        {note && <CheckedMark {...note} />}
        <span className="code-lang">{name}</span>
        <CopyButton />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

function CheckedMark({ isChecked, text }: CheckedNote): ReactNode {
  const Icon = isChecked ? CircleCheck : CircleDashed;
  return (
    <span className="code-checked" title={text} data-markdown="skip">
      <Icon aria-hidden />
      <span className="code-checked-text">{text}</span>
    </span>
  );
}

function CopyButton(): ReactNode {
  return (
    <button
      type="button"
      data-copy-code
      aria-label="Copy code"
      className={buttonClass({ variant: 'ghost', size: 'iconXs', className: 'code-copy group needs-js' })}
    >
      <Copy aria-hidden className="group-data-copied:hidden" />
      <Check aria-hidden className="hidden text-green-ink group-data-copied:block" />
      <span aria-live="polite" className="sr-only" />
    </button>
  );
}
