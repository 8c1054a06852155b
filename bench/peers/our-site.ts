import { generatePage } from '../generated-pages.ts';
import { runServer } from '../running-server.ts';
import { fullOrSmoke } from '../smoke.ts';
import { stageRoot, writeContent } from '../staged-site.ts';
import type { Command } from './measure-command.ts';
import { onExit } from './on-exit.ts';
import { withoutTabs } from './plain-page.ts';
import { OUR_NAME, type Site } from './site.ts';
import { removeOnExit } from './temporary-folder.ts';

const EXPORT: Command = [process.execPath, 'dist/server/export.js', 'out'];

/** Creates our site with generated pages, exported with empty caches as in `bench:build` and served by our server. */
export function createOurSite(): Site {
  const folder = removeOnExit(stageRoot());
  return {
    name: OUR_NAME,
    folder,
    write: (pages) =>
      writeContent(folder, pages, process.cwd(), (page, count) => withoutTabs(generatePage(page, count))),
    // Smoke runs skip the export, which `bench:build` covers: it takes as long as everything else.
    build: fullOrSmoke(EXPORT, undefined),
    async serve() {
      const server = await runServer(folder);
      onExit(() => void server.kill());
      return server.url;
    },
  };
}
