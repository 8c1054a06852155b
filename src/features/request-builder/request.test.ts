import { describe, expect, it } from 'vitest';
import { type BuilderOperation, buildRequest, getCommand, getInitialDraft, getOrigin, getUrl } from './request.ts';

const OPERATION: BuilderOperation = {
  id: 'updateThing',
  method: 'PATCH',
  path: '/api/public/things/{thingId}',
  auth: 'basic',
  parameters: [
    { name: 'thingId', in: 'path', required: true, value: 'a', list: false },
    { name: 'tags', in: 'query', required: false, value: '', list: true },
    { name: 'limit', in: 'query', required: false, value: '', list: false },
  ],
  body: '{ "b": 1 }',
};
const draft = getInitialDraft(OPERATION);
const filled = (values: Record<string, string>, body = draft.body) =>
  buildRequest(OPERATION, { values: { ...draft.values, ...values }, body });

describe('a client-side request builder that shows the request', () => {
  it('starts with what the operation requires', () =>
    expect(buildRequest(OPERATION, draft)).toEqual({
      method: 'PATCH',
      path: '/api/public/things/a',
      query: [],
      body: '{ "b": 1 }',
      missing: [],
      isBodyJson: true,
    }));
  it('encodes values of the path and repeats those of a list', () => {
    const request = filled({ thingId: 'x/y', tags: 'one, two,', limit: ' 5 ' });
    expect(getUrl(request, 'https://a.example')).toBe(
      'https://a.example/api/public/things/x%2Fy?tags=one&tags=two&limit=5',
    );
  });
  it('names missing parameters and keeps their placeholders in the path', () =>
    expect(filled({ thingId: ' ' })).toMatchObject({ missing: ['thingId'], path: '/api/public/things/{thingId}' }));
  it('detects a body that is not JSON', () => expect(filled({}, '{').isBodyJson).toBe(false));
  it('writes a command without keys', () => {
    expect(getCommand(filled({}), undefined, 'basic')).toBe(
      'curl -X PATCH "$SIGHTGLASS_HOST/api/public/things/a" \\\n  -u "$SIGHTGLASS_PUBLIC_KEY:$SIGHTGLASS_SECRET_KEY" \\\n  -H "Content-Type: application/json" \\\n  -d \'{ "b": 1 }\'',
    );
    expect(getCommand(filled({}), 'https://a.example', 'none')).toContain('curl -X PATCH https://a.example/api');
    expect(getCommand(filled({}), undefined, 'bearer')).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(getCommand(filled({}), 'https://a.example', 'none')).not.toContain('-u ');
  });
});

it.each([
  ['https://a.example/b?c', 'https://a.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://a.example', undefined],
  ['javascript:alert(1)', undefined],
  ['a.example', undefined],
  ['', undefined],
])('the host in %j is %j', (text, origin) => expect(getOrigin(text)).toBe(origin));
