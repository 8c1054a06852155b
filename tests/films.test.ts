import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WALKTHROUGH_FILM } from '../src/pages/watch-demo/walkthrough-film.ts';

const read = (path: string) => readFileSync(`public${path}`);
const LARGEST = 2_000_000;

/** Width and height of an MP4 file, from its only picture track. */
function getSize(film: Buffer): [width: number, height: number] {
  const entry = film.indexOf('avc1', film.indexOf('stsd'));
  return [film.readUInt16BE(entry + 28), film.readUInt16BE(entry + 30)];
}

const { src, darkSrc = [], poster, darkPoster, captions = [] } = WALKTHROUGH_FILM;
const files = [...[src].flat(), ...darkSrc];

it('has the walkthrough in both themes and in two formats, each small enough for the repository', () => {
  expect(files.map((file) => file.split('/').at(-1))).toEqual([
    'walkthrough.webm',
    'walkthrough.mp4',
    'walkthrough-dark.webm',
    'walkthrough-dark.mp4',
  ]);
  for (const file of [...files, poster, darkPoster]) expect(statSync(`public${file}`).size, file).toBeLessThan(LARGEST);
});

it.each(files.filter((file) => file.endsWith('.mp4')))('%s is 1920 by 1080 pixels', (file) =>
  expect(getSize(read(file))).toEqual([1920, 1080]),
);

it('shows the video on the tour page, with the words of its text and without sound controls', () => {
  const tour = readFileSync('content/guides/videos/ten-minute-tour.mdx', 'utf8');
  for (const file of [...files, poster, darkPoster]) expect(tour).toContain(`"${file}"`);
  expect(tour).toContain('silent={true}');
  const captionText = read(captions[0]?.src ?? '').toString('utf8');
  for (const step of ['get-order', 'check-stock', 'write-answer']) {
    expect(captionText).toContain(step);
    expect(tour).toContain(`\`${step}\``);
  }
});
