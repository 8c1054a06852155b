import { expect, it } from 'vitest';
import { createPolicy, TRUSTED_TYPES_POLICY } from './trusted-types.ts';

const location = { href: 'https://site.example/docs', origin: 'https://site.example' };

it('uses the name that the Content-Security-Policy allows', () => {
  const names: string[] = [];
  const trustedTypes = {
    createPolicy<Rules>(name: string, rules: Rules): Rules {
      names.push(name);
      return rules;
    },
  };
  const policy = createPolicy({ location, trustedTypes });
  expect([policy.createHTML('<b>x</b>'), policy.createScriptURL('/assets/a.js')]).toEqual(['<b>x</b>', '/assets/a.js']);
  expect(names).toEqual([TRUSTED_TYPES_POLICY]);
});

it('refuses scripts of other origins, even in browsers without Trusted Types', () => {
  const { createScriptURL } = createPolicy({ location });
  expect(createScriptURL('https://site.example/assets/a.js')).toBe('https://site.example/assets/a.js');
  for (const url of ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1'])
    expect(() => createScriptURL(url)).toThrow(TypeError);
});
