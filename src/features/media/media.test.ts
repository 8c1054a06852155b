import { expect, it } from 'vitest';
import { getFile, getMediaType, getPosterSize, getThemedFilm } from './media.ts';

it.each([
  ['16/9', 720],
  ['4/3', 960],
  ['1/1', 1280],
  ['9/16', 2276],
] as const)('a poster of %s is 1280 px wide and %i px high', (ratio, height) =>
  expect(getPosterSize(ratio)).toEqual({ width: 1280, height }),
);

it('links the last format, and recognises each by its extension', () => {
  expect(getFile(['/a.webm', '/a.mp4'])).toBe('/a.mp4');
  expect(['/a.webm', '/a.MP4', '/a.ogv'].map(getMediaType)).toEqual(['video/webm', 'video/mp4', 'video/ogg']);
});

it('plays the dark version of a video only in the dark theme, if there is one', () => {
  const film = { sources: ['/a.webm'], title: 'A', ratio: '16/9' } as const;
  const both = { ...film, dark: { sources: ['/a-dark.webm'] } };
  expect(getThemedFilm(both, true).sources).toEqual(['/a-dark.webm']);
  expect(getThemedFilm(both, false).sources).toEqual(['/a.webm']);
  expect(getThemedFilm(film, true).sources).toEqual(['/a.webm']);
});
