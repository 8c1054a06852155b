import { expect, it } from 'vitest';
import { ASK_PAGE_PATH } from '../site/assistant.ts';
import { loggedPath } from './log.ts';

const ID = 'aB3_aB3-aB3_aB3-aB3_aB3-';

it.each([`/${ID}`, `/${ID}.md`, `/${ID}/`, `//${ID}`, `/${ID}?from=x`])(
  'logs no id of a shared conversation: %s',
  (rest) => {
    expect(loggedPath(`${ASK_PAGE_PATH}${rest}`)).toBe(`${ASK_PAGE_PATH}/:id`);
  },
);
it('logs other paths unchanged, without their query', () => {
  expect(loggedPath('/docs/tracing?q=private')).toBe('/docs/tracing');
  expect(loggedPath(ASK_PAGE_PATH)).toBe(ASK_PAGE_PATH);
  expect(loggedPath(`${ASK_PAGE_PATH}.md?q=x`)).toBe(`${ASK_PAGE_PATH}.md`);
});
