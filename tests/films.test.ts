import { readdirSync, readFileSync, statSync } from 'node:fs';
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

const guides = readdirSync('content/guides/videos')
  .filter((file) => file.endsWith('.mdx') && file !== 'ten-minute-tour.mdx')
  .map((file) => file.replace('.mdx', ''));
const LARGEST_TOTAL = 6_000_000;
const ENDINGS = ['.webm', '.mp4', '.webp', '-dark.webm', '-dark.mp4', '-dark.webp', '.en.vtt'];

/** Seconds in which the captions of a guide start and end. */
function getCues(name: string): { from: number; to: number }[] {
  const lines = [
    ...read(`/media/${name}.en.vtt`)
      .toString('utf8')
      .matchAll(/^00:(\d\d):(\S+) --> 00:(\d\d):(\S+)$/gm),
  ];
  return lines.map(([, fromMinutes, from, toMinutes, to]) => ({
    from: Number(fromMinutes) * 60 + Number(from),
    to: Number(toMinutes) * 60 + Number(to),
  }));
}

const formatTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

it.each(guides)('%s has a short film without sound, with captions, and chapters that start with a caption', (name) => {
  const page = readFileSync(`content/guides/videos/${name}.mdx`, 'utf8');
  for (const ending of ENDINGS) expect(page).toContain(`"/media/${name}${ending}"`);
  expect(page).toContain('silent={true}');
  expect(getSize(read(`/media/${name}.mp4`))).toEqual([1440, 810]);
  const cues = getCues(name);
  expect(cues.at(-1)?.to).toBeGreaterThan(20);
  expect(cues.at(-1)?.to).toBeLessThan(60);
  const chapters = [...page.matchAll(/^\| (\d:\d\d) \|/gm)].map(([, time]) => time);
  expect(chapters.length).toBeGreaterThan(2);
  expect(cues.map(({ from }) => formatTime(from))).toEqual(expect.arrayContaining(chapters));
});

it('keeps the films of the video guides small', () => {
  const sizes = guides.flatMap((name) => ENDINGS.map((ending) => statSync(`public/media/${name}${ending}`).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST_TOTAL);
});
