import { expect, it } from 'vitest';
import { parsePageReference } from './page-reference.ts';

const SITE = 'https://sightglass.example';

it.each([
  ['/docs/tracing', '/docs/tracing', undefined],
  ['docs/tracing/', '/docs/tracing', undefined],
  [' /docs/tracing.md ', '/docs/tracing', undefined],
  ['/index.md', '/', undefined],
  ['/', '/', undefined],
  [`${SITE}/docs/tracing#install`, '/docs/tracing', 'install'],
  [`${SITE}/docs/tracing?x=1`, '/docs/tracing', undefined],
  ['//evil.example/docs', '/evil.example/docs', undefined],
  ['/%zz', '/%zz', undefined],
])('reads %s', (text, path, heading) => expect(parsePageReference(text, SITE)).toEqual({ path, heading }));

it.each(['https://other.example/docs', 'javascript:alert(1)', 'http://['])('refuses %s', (text) =>
  expect(parsePageReference(text, SITE)).toBeUndefined(),
);
