import { expect, it } from 'vitest';
import { element, escapeXml, xmlDocument } from './xml.ts';

it.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  [']]>', ']]&gt;'],
  ['tab\tline\nend', 'tab\tline\nend'],
  ['\u0000\u0008\u001b\uffff\ud800x', 'x'],
  ['観測 👍', '観測 👍'],
])('writes %j as %j', (text, escaped) => expect(escapeXml(text)).toBe(escaped));

it('nests elements and closes empty ones', () =>
  expect(xmlDocument(element('a', { b: '"' }, [element('c', {}, '<'), element('d', {})]))).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<a b="&quot;"><c>&lt;</c><d/></a>\n',
  ));
