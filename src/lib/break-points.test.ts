import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitAtBreakPoints } from './break-points.ts';

it.each([
  ['observe', ['observe']],
  ['@sightglass/tracing', ['@sightglass/', 'tracing']],
  ['SightglassSpanProcessor', ['Sightglass', 'Span', 'Processor']],
  ['SIGHTGLASS_PUBLIC_KEY', ['SIGHTGLASS_', 'PUBLIC_', 'KEY']],
  ['gen_ai.usage.input_tokens', ['gen_', 'ai.', 'usage.', 'input_', 'tokens']],
  ['/api/public/scim/v2/Users/{userId}', ['/api/', 'public/', 'scim/', 'v2/', 'Users/', '{userId}']],
  ['import { a } from "./b"', ['import { a } from "./b"']],
])('divides only words that are too long: %s', (text, parts) => expect(splitAtBreakPoints(text, 16)).toEqual(parts));

it('never changes the text', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: fc.constantFrom('a', 'B', '/', '.', '_', ' ') }), (text) => {
      expect(splitAtBreakPoints(text, 8).join('')).toBe(text);
    }),
  ));
