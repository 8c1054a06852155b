import { expect, it } from 'vitest';
import { normalPath } from './normal-path.ts';

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
])('of %j is %j', (path, normal) => expect(normalPath(path)).toBe(normal));
