import type { ReactNode } from 'react';
import type { SampleResults } from '../markdown/sample-check.ts';
import { languageName } from '../site/code-languages.ts';
import { CopyCodeButton } from '../ui/CopyCodeButton.tsx';
import { type CheckNote, getCheckNote } from './checked.ts';

interface CodeBlockProps {
  html: string;
  text: string;
  language: string;
  title?: string;
  /** Why it is not checked. */
  unchecked?: string;
}

const HAS_FOCUS = /<span class="line"[^>]* data-focus[ >]/;

/** Blocks of code on a site with these results of their checks. */
export function createCodeBlock(results: SampleResults | undefined) {
  return (props: CodeBlockProps): ReactNode => <CodeBlock {...props} results={results} />;
}

/** A block of code with its title, what was checked, its language and a button that copies it. */
export function CodeBlock({
  html,
  text,
  language,
  title,
  unchecked,
  results,
}: CodeBlockProps & { results?: SampleResults }) {
  const name = languageName(language);
  const note = getCheckNote({ language, text, unchecked }, results);
  return (
    <figure className="code-block" data-language={language} data-focused={HAS_FOCUS.test(html) ? '' : undefined}>
      <figcaption data-markdown-ignore="">
        {title && <span className="code-title">{title}</span>}
        {note && <CheckedMark {...note} />}
        <span className="code-lang">{name}</span>
        <CopyCodeButton label="Copy code" className="needs-js" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} data-lines={text.split('\n').length}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

function CheckedMark({ isChecked, text }: CheckNote): ReactNode {
  return (
    <span className={isChecked ? 'code-checked' : 'code-checked is-unchecked'} title={text} data-markdown="skip">
      {text}
    </span>
  );
}
