import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startProduction } from './agents/server.ts';
import { CHROMIUM_ARGS, needChromium } from './chromium.ts';
import { Director } from './recording/director.ts';
import { encode, needFfmpeg, toWebVtt, writePoster } from './recording/encode.ts';
import { FILMS, type Film } from './recording/films.ts';

/** Records the moving pictures of the site from its own pages: `npm run tool -- record`, or `npm run tool -- record walkthrough`. */
const SIZE = { width: 1280, height: 720 };
needFfmpeg();
const wanted = process.argv.slice(2);
const server = await startProduction();
const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_ARGS });
try {
  for (const film of FILMS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) await record(film);
} finally {
  await browser.close();
  await server.stop();
}

async function record(film: Film): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const target = `public/media/${film.name}`;
  const page = await stage(browser, `${server.address}${film.path}`, film.width ?? 800);
  const director = new Director(page, folder);
  await film.play(director);
  await page.context().close();
  encode(folder, target);
  await writePoster(folder, film.posterAt, target);
  if (director.cues.length > 0) writeFileSync(`${target}.en.vtt`, toWebVtt(director.cues));
  rmSync(folder, { recursive: true });
  console.log(`${target}: ${director.seconds.toFixed(1)} s`);
}

/** A page without its frame, with a pointer drawn on it; every film has the same number of pixels. */
async function stage(from: Browser, address: string, width: number): Promise<Page> {
  const context = await from.newContext({
    viewport: { width, height: (width * SIZE.height) / SIZE.width },
    deviceScaleFactor: SIZE.width / width,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content: `body > :not(main, #stage-pointer) { display: none !important } main nav { visibility: hidden }
      html { scrollbar-width: none; scroll-behavior: auto } ::-webkit-scrollbar { display: none }
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
