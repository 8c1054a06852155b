import { expect, it } from 'vitest';
import { collectKnownValues, getExample } from './examples.ts';
import { formatLimits, formatType, getFields } from './fields.ts';
import { getOperations, operationSlug } from './operations.ts';
import { SMALL_API } from './small-api.ts';

const operations = getOperations(SMALL_API);
const THING = { $ref: '#/components/schemas/BigThing' };

it('reads operations with everything they reference', () => {
  const [get, post] = operations;
  expect(get).toMatchObject({ id: 'getThing', method: 'get', tag: 'things', auth: 'basic' });
  expect(get?.parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual(['path thingId', 'query limit']);
  expect(get?.responses.map(({ status, description }) => `${status} ${description}`)).toEqual([
    '200 The thing.',
    '404 Not there.',
  ]);
  expect(post).toMatchObject({ auth: 'none', body: { required: true, example: { name: 'lamp' } } });
  expect(operationSlug('getThing')).toBe('get-thing');
});

it('lists the fields of an object, including those of its parts and nested objects', () =>
  expect(
    getFields(THING, SMALL_API).map(({ name, type, required, meaning }) => [name, type, required, meaning]),
  ).toEqual([
    ['name', 'string', true, ''],
    ['parts', 'list of object', false, 'Its parts. At least 1 entry.'],
    ['parts[].kind', 'string', true, 'One of `a`, `b`.'],
    ['note', 'string or null', false, ''],
    ['prices', 'map of number', false, ''],
    ['any', 'any JSON', false, ''],
    ['at', 'date-time', true, ''],
  ]));

it('refers to named objects by name and does not expand them', () => {
  const fields = getFields(THING, SMALL_API, new Set(['Part']));
  expect(fields.find(({ name }) => name === 'parts')?.type).toBe('list of Part');
  expect(fields.some(({ name }) => name.startsWith('parts['))).toBe(false);
});

it('describes limits in words', () => {
  expect(formatLimits({ type: 'integer', minimum: 1, maximum: 100 }, SMALL_API)).toBe('1 to 100.');
  expect(formatLimits({ type: 'string', minLength: 1, maxLength: 5000 }, SMALL_API)).toBe('At most 5,000 characters.');
  expect(formatLimits({ type: 'array', maxItems: 50, items: { type: 'string', maxLength: 9 } }, SMALL_API)).toBe(
    'At most 50 entries. Each: at most 9 characters.',
  );
  expect(formatLimits({ const: '2.0' }, SMALL_API)).toBe('Always `2.0`.');
  expect(formatType({ oneOf: [{ type: 'string' }, { type: 'boolean' }] }, SMALL_API)).toBe('string or boolean');
});

it('generates the same example each time, with values of other examples', () => {
  const context = {
    api: SMALL_API,
    known: collectKnownValues(operations, SMALL_API),
    values: { prices: { input: 2 } },
  };
  const example = getExample(THING, context);
  expect(example).toEqual({
    name: 'lamp',
    parts: [{ kind: 'a' }],
    note: null,
    prices: { input: 2 },
    any: 'any',
    at: '2026-11-04T09:12:31.204Z',
  });
  expect(getExample(THING, context)).toEqual(example);
  expect(getExample(THING, { ...context, values: { 'BigThing.note': undefined } })).not.toHaveProperty('note');
});

it('reports an unresolved reference', () =>
  expect(() => formatType({ $ref: '#/components/schemas/Nothing' }, SMALL_API)).toThrow('no schema Nothing'));
