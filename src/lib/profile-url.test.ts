import { expect, it } from 'vitest';
import { profileUrl } from './profile-url.ts';

it('links to the social profile, or else to the code host', () => {
  expect(profileUrl({ twitter: 'mira', github: 'm' })).toBe('https://x.com/mira');
  expect(profileUrl({ github: 'm' })).toBe('https://github.com/m');
});
