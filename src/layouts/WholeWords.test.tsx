import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeWords } from './WholeWords.tsx';

it.each([
  ['Roles and keys', 'Roles and keys'],
  ['For self-hosted use', '<span>For <span class="whitespace-nowrap">self-hosted</span> use</span>'],
  ['In a never-ending-conversation', '<span>In a never-ending-conversation</span>'],
])('%s', (text, html) => expect(renderToStaticMarkup(<WholeWords text={text} />)).toBe(html));
