import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { answerMarkdown } from '../answer-markdown.ts';
import type { Answer, AnswerPart } from '../engine/answer.ts';
import { CHAT_WORDS } from '../words.ts';
import { AnswerView } from './AnswerView.tsx';
import { isAnswer } from './valid-answer.ts';

const source = { number: 1, title: 'Limits', heading: 'Plans', url: '/docs/limits#plans', trail: ['Docs'] };
const answer = (parts: AnswerPart[]): Answer => ({ question: 'Q?', parts, sources: [source] });
const draw = (parts: AnswerPart[]) => renderToStaticMarkup(<AnswerView answer={answer(parts)} words={CHAT_WORDS.en} />);
const table: AnswerPart = {
  type: 'table',
  header: ['Plan', 'Traces'],
  rows: [
    ['`Hobby`', '50'],
    ['Pro', '9|0'],
  ],
  more: 2,
  source: 1,
  mark: 'Hobby · 50',
};
const steps: AnswerPart = { type: 'list', ordered: true, start: 3, items: ['Open `x`', 'Save'], more: 0, source: 1 };
const sample = (tab: string, text: string): AnswerPart => ({ type: 'code', language: 'python', text, tab, source: 1 });

describe('a quoted answer', () => {
  it('says on the first line that it is quoted', () => {
    expect(draw([{ type: 'quote', text: 'A.', source: 1 }])).toMatch(/^<p class="chat-kind">Quoted from the docs<\/p>/);
  });
  it('highlights the sentence with the fact, code included', () => {
    const html = draw([{ type: 'quote', text: 'One `a`. Two `b` is 5. Three.', source: 1, mark: 'Two b is 5.' }]);
    expect(html).toContain('One <code>a</code>. <mark>Two <code>b</code> is 5.</mark> Three.');
  });
  it('renders a table with header, highlighted row and skipped rows', () => {
    const html = draw([table]);
    expect(html).toContain('<th scope="col">Plan</th>');
    expect(html).toContain('<tr data-fact="true"><td><code>Hobby</code></td><td>50</td></tr>');
    expect(html).toContain('2 more in the source.');
  });
  it('renders a list that continues the numbering', () => {
    expect(draw([steps])).toContain('<ol start="3"><li>Open <code>x</code></li><li>Save</li></ol>');
  });
  it('shows all versions of a sample without JavaScript', () => {
    const html = draw([sample('Python', 'a()'), sample('TypeScript', 'b()')]);
    expect(html.match(/chat-samples/g)).toHaveLength(1);
    expect(html).toContain('a()');
    expect(html).toContain('b()');
    expect(html).not.toContain('hidden=""');
  });
  it('copies as Markdown', () => {
    const markdown = answerMarkdown(answer([table, steps]), 'https://a.example', 'Sources');
    expect(markdown).toContain('| Plan | Traces |\n| --- | --- |\n| `Hobby` | 50 |\n| Pro | 9\\|0 |');
    expect(markdown).toContain('3. Open `x`\n4. Save [1]');
  });
  it('is restored from storage, except for broken parts', () => {
    expect(isAnswer(answer([table, steps, sample('Python', 'a()')]))).toBe(true);
    expect(isAnswer(answer([{ ...table, rows: [[1]] } as unknown as AnswerPart]))).toBe(false);
    expect(isAnswer(answer([{ ...steps, items: 'x' } as unknown as AnswerPart]))).toBe(false);
  });
});

it('names the closest pages with a reason, and Contact Support', () => {
  const none: Answer = {
    question: 'Q?',
    parts: [],
    sources: [],
    none: { reason: 'not-found', pages: [{ title: 'Billing', url: '/docs/billing', reason: 'Invoices and plans.' }] },
  };
  const html = renderToStaticMarkup(<AnswerView answer={none} words={CHAT_WORDS.en} />);
  expect(html).toMatch(/^<p class="chat-kind">The docs do not say<\/p>/);
  expect(html).toContain('<span class="chat-about">Invoices and plans.</span>');
  expect(html).toContain('<a href="/support">Contact Support</a>');
});
