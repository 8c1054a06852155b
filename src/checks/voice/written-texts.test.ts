import { describe, expect, it } from 'vitest';
import { contractTexts, notebookTexts, pageText, uiTexts } from './written-texts.ts';

describe('texts', () => {
  it('reads a page with the section of its folder', () =>
    expect(pageText('content/faq/a.mdx', 'Text.')).toEqual({
      section: 'faq',
      file: 'content/faq/a.mdx',
      line: 1,
      source: 'Text.',
      endsPage: true,
    }));

  it('reads the Markdown cells of a notebook; the last one ends the page', () => {
    const cells = [
      { id: 'title', cell_type: 'markdown', source: ['# A\n', 'text'] },
      { id: 'code', cell_type: 'code', source: 'x = 1' },
      { id: 'next', cell_type: 'markdown', source: '## Next steps' },
    ];
    expect(
      notebookTexts('cookbook/a.ipynb', JSON.stringify({ cells })).map(({ file, source, endsPage }) => ({
        file,
        source,
        endsPage,
      })),
    ).toEqual([
      { file: 'cookbook/a.ipynb#title', source: '# A\ntext', endsPage: false },
      { file: 'cookbook/a.ipynb#next', source: '## Next steps', endsPage: true },
    ]);
  });

  it.each([
    ['      description: Newest first. All of them.', ['Newest first. All of them.']],
    ['  - { name: traces, description: "Requests, each with steps." }', ['Requests, each with steps.']],
    ['  - { name: id, description: Only this user., schema: { type: string } }', ['Only this user.']],
    ['{ "id": "a", "meaning": "A \\"thing\\".", "href": "/b" }', ['A \\"thing\\".']],
    ['  operationId: listTraces', []],
  ])('reads the texts of a contract that pages show: %s', (source, texts) =>
    expect(contractTexts('contracts/a.yaml', source).map((text) => text.source)).toEqual(texts),
  );

  it('reports the line of a word in the UI', () =>
    expect(uiTexts('src/i18n/en.ts', '/** English. */\n  menu: "Menu",')).toContainEqual(
      expect.objectContaining({ line: 2, source: 'Menu', section: 'ui' }),
    ));
});
