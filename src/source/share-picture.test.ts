import { expect, it } from 'vitest';
import { createSharePictureReader } from './share-picture.ts';

const readSharePicture = createSharePictureReader('public');

it('reads type and size from the file itself', () => {
  expect(readSharePicture('/brand/card.png')).toEqual({ type: 'image/png', width: 1200, height: 630 });
  expect(readSharePicture('/brand/icon.svg')).toMatchObject({ type: 'image/svg+xml', width: expect.any(Number) });
});

it.each(['/brand/none.png', '/favicon.ico', '/../package.json'])('returns nothing for %s', (path) =>
  expect(readSharePicture(path)).toBeUndefined(),
);
