import { expect, it } from 'vitest';
import { sharePictures } from './share-picture.ts';

const look = sharePictures('public');

it('reads type and size from the file itself', () => {
  expect(look('/brand/card.png')).toEqual({ type: 'image/png', width: 1200, height: 630 });
  expect(look('/brand/icon.svg')).toMatchObject({ type: 'image/svg+xml', width: expect.any(Number) });
});

it.each(['/brand/none.png', '/favicon.ico', '/../package.json'])('knows nothing of %s', (path) =>
  expect(look(path)).toBeUndefined(),
);
