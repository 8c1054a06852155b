import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { type Cue, FRAME_RATE } from './director.ts';

const QUIET = ['-y', '-loglevel', 'error'];
// A held picture is stored once a second: fewer frames to encode, and viewers can still seek in it.
const SKIP_COPIES = `mpdecimate=hi=1:lo=1:frac=0:max=${FRAME_RATE - 1}`;
const FORMATS = {
  webm: '-c:v libvpx-vp9 -crf 46 -b:v 0 -row-mt 1 -tile-columns 2 -threads 4 -cpu-used 6 -g 240',
  mp4: '-c:v libx264 -crf 34 -preset medium -tune animation -g 240 -movflags +faststart',
} as const;

/** Width and height in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** Throws a one-line error if the encoder is missing. */
export function requireFfmpeg(): void {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
  } catch {
    throw new Error('Recording needs ffmpeg: install it (Debian: apt-get install ffmpeg).');
  }
}

/** Writes the numbered pictures of a folder as WebM and MP4, both without sound. */
export function encode(folder: string, target: string, { width, height }: PixelSize): void {
  for (const [format, options] of Object.entries(FORMATS))
    execFileSync('ffmpeg', [
      ...QUIET,
      ...['-framerate', String(FRAME_RATE), '-i', `${folder}/%05d.png`],
      ...['-vf', `${SKIP_COPIES},scale=${width}:${height}:flags=lanczos`, '-fps_mode', 'vfr'],
      ...options.split(' '),
      ...['-pix_fmt', 'yuv420p', '-an', '-map_metadata', '-1', '-fflags', '+bitexact', `${target}.${format}`],
    ]);
}

/** Writes one picture of a folder as the poster. */
export async function writePoster(folder: string, seconds: number, target: string): Promise<void> {
  const frame = String(Math.round(seconds * FRAME_RATE)).padStart(5, '0');
  await sharp(`${folder}/${frame}.png`).webp({ quality: 75 }).toFile(`${target}.webp`);
}

/** Formats captions as WebVTT. */
export function toWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${formatTimestamp(from)} --> ${formatTimestamp(to)}\n${text}`);
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

function formatTimestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
