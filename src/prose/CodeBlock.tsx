import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/Button.tsx';

interface CodeBlockProps {
  html: string;
  text: string;
  language: string;
  title?: string;
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

/** A block of code with its title, language and a button that copies it. */
export function CodeBlock({ html, language, title }: CodeBlockProps): ReactNode {
  const name = LANGUAGE_NAMES[language] ?? language;
  return (
    <figure className="code-block" data-language={language}>
      <figcaption data-markdown-ignore="">
        {title && <span className="code-title">{title}</span>}
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
