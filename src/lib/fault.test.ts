import { expect, it } from 'vitest';
import { FaultError, formatFault } from './fault.ts';

const fault = { file: 'content/a.mdx', line: 3, problem: 'It is wrong.', remedy: 'Correct it.' };

it('writes file, line, problem and remedy on one line', () => {
  expect(formatFault(fault)).toBe('content/a.mdx:3: It is wrong. Correct it.');
  expect(formatFault({ ...fault, line: undefined })).toBe('content/a.mdx: It is wrong. Correct it.');
});

it('includes every fault in the error message', () => {
  const error = new FaultError([fault, { ...fault, line: 4 }]);
  expect(error.message.split('\n')).toEqual([formatFault(fault), formatFault({ ...fault, line: 4 })]);
  expect(error.name).toBe('FaultError');
});
