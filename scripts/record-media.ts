import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startProductionServer } from './agents/server.ts';
import { CHROMIUM_ARGS, requireChromium } from './chromium.ts';
import { Director } from './recording/director.ts';
import { encode, type PixelSize, requireFfmpeg, toWebVtt, writePoster } from './recording/encode.ts';
import type { Film } from './recording/film.ts';
import { FILMS } from './recording/films.ts';
import { prepareStage } from './recording/stage.ts';

type Theme = 'light' | 'dark';

interface Sizes {
  drawn: PixelSize;
  written: PixelSize;
}

interface Recording extends Sizes {
  film: Film;
  theme: Theme;
  /** Name of its files. */
  name: string;
}

/** Records the moving pictures of the site from its own pages: `npm run tool -- record`, or `npm run tool -- record walkthrough`; `walkthrough-dark` records one theme. */
// Loops are drawn larger and shrunk: letters stay sharp at a third of the bytes.
const LOOP: Sizes = { drawn: { width: 1280, height: 720 }, written: { width: 1024, height: 576 } };
// Twice the width of a column of text.
const GUIDE: Sizes = { drawn: { width: 1440, height: 810 }, written: { width: 1440, height: 810 } };
const FULL_HD: Sizes = { drawn: { width: 1920, height: 1080 }, written: { width: 1920, height: 1080 } };
requireFfmpeg();
const requestedNames = process.argv.slice(2);
const server = await startProductionServer();
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
try {
  for (const recording of FILMS.flatMap(getRecordings)) if (isRequested(recording)) await record(recording);
} finally {
  await browser.close();
  await server.stop();
}

/** A loop is recorded in the dark theme; a film in both, the dark one under another name. */
function getRecordings(film: Film): Recording[] {
  if (!film.bothThemes) return [{ film, theme: 'dark', name: film.name, ...LOOP }];
  const sizes = film.oneFigureAtATime ? GUIDE : FULL_HD;
  return [
    { film, theme: 'light', name: film.name, ...sizes },
    { film, theme: 'dark', name: `${film.name}-dark`, ...sizes },
  ];
}

function isRequested({ film, name }: Recording): boolean {
  return requestedNames.length === 0 || requestedNames.includes(film.name) || requestedNames.includes(name);
}

async function record({ film, theme, name, drawn, written }: Recording): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const target = `public/media/${name}`;
  const page = await openPage(browser, `${server.url}${film.path}`, { width: film.width ?? 800, drawn, theme });
  if (film.oneFigureAtATime) await prepareStage(page);
  const director = new Director(page, folder);
  await film.play(director);
  await page.context().close();
  encode(folder, target, written);
  await writePoster(folder, film.posterAt, target);
  // Both themes have the same steps, so one file of captions serves both.
  if (director.cues.length > 0) writeFileSync(`public/media/${film.name}.en.vtt`, toWebVtt(director.cues));
  rmSync(folder, { recursive: true });
  console.log(`${target}: ${director.seconds.toFixed(1)} s`);
}

/** A page without its frame, with a pointer drawn on it. */
async function openPage(
  from: Browser,
  url: string,
  { width, drawn, theme }: { width: number; drawn: PixelSize; theme: Theme },
): Promise<Page> {
  const context = await from.newContext({
    viewport: { width, height: (width * drawn.height) / drawn.width },
    deviceScaleFactor: drawn.width / width,
    colorScheme: theme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content: `body > :not(main, #stage-pointer) { display: none !important } main nav { visibility: hidden }
      html { scrollbar-width: none; scroll-behavior: auto; scroll-padding: 0 } ::-webkit-scrollbar { display: none }
      #stage-pointer { position: fixed; inset: 0; width: 100vw; height: 100vh; z-index: 9999; pointer-events: none }`,
  });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<svg id="stage-pointer"><path id="pointer" transform="translate(640 380)" d="M0 0v17l4.5-4 3 7 3-1.3-3-6.7h6z" fill="#fff" stroke="#1f1d1a" stroke-width="1.2"/></svg>`,
    );
  });
  return page;
}
