import { expect, it } from 'vitest';
import { normalizePath } from './normalize-path.ts';

it.each([
  ['/', '/'],
  ['/docs', '/docs'],
  ['/docs/', '/docs'],
  ['/docs///', '/docs'],
  ['//docs//tracing/', '/docs/tracing'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['///', '/'],
])('of %j is %j', (path, normal) => expect(normalizePath(path)).toBe(normal));
