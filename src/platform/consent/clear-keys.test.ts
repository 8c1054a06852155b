import { expect, it } from 'vitest';
import { TOOL_KEYS } from '../../site/tools.ts';
import { clearKeys, cookieDomains } from './clear-keys.ts';

/** A minimal Storage: its entries are its own keys. */
function storage(entries: Record<string, string>): Storage {
  const storage = { ...entries };
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] });
  return storage as unknown as Storage;
}

/** A cookie jar that records writes. */
function jar(cookie: string) {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
}

it("removes a tool's entries from both storages and no others", () => {
  const local = storage({ ph_key_posthog: '1', __ph_opt_in_out_key: '1', theme: 'dark', consent: '{}', __hstc: '1' });
  const session = storage({ ph_key_window_id: '1', other: '1' });
  clearKeys(TOOL_KEYS.analytics, { local, session, cookies: jar(''), hostname: 'a.example' });
  expect(Object.keys(local)).toEqual(['theme', 'consent', '__hstc']);
  expect(Object.keys(session)).toEqual(['other']);
});

it("expires a tool's cookies on the host and on every domain above it", () => {
  const cookies = jar('theme=x; __hstc=1.2; hubspotutk=3');
  clearKeys(TOOL_KEYS.marketing, { local: storage({}), session: storage({}), cookies, hostname: 'www.a.example' });
  const expired = 'expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  expect(cookies.written.filter((text) => text.startsWith('__hstc='))).toEqual([
    `__hstc=; ${expired}`,
    `__hstc=; ${expired}; domain=www.a.example`,
    `__hstc=; ${expired}; domain=a.example`,
    `__hstc=; ${expired}; domain=example`,
  ]);
  expect(cookies.written.some((text) => text.startsWith('hubspotutk='))).toBe(true);
  expect(cookies.written.some((text) => text.startsWith('theme='))).toBe(false);
});

it('lists the domains of a host', () => expect(cookieDomains('localhost')).toEqual(['localhost']));
