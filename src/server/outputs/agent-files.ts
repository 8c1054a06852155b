import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { type Body, textBody } from '../../http/body.ts';
import { FaultError } from '../../lib/fault.ts';
import { parseYaml } from '../../markdown/front-matter.ts';
import { systemClock } from '../../platform/clock.ts';
import { OPENAPI_FILE } from '../../source/api-reference/api-reference.ts';
import { describedPages } from '../../source/described-pages.ts';
import type { Renderer } from '../renderer.tsx';
import { docsManifest, type ManifestPage } from './docs-manifest.ts';
import { createFullFiles } from './llms-full.ts';
import { createLlmsFiles } from './llms-txt.ts';
import type { OutputContext, OutputFamily } from './outputs.ts';
import { robotsText } from './robots-txt.ts';
import { sitemapMarkdown } from './sitemap-md.ts';
import {
  API_CATALOG,
  API_CATALOG_TYPE,
  apiCatalog,
  OPENAPI,
  OPENAPI_TYPES,
  securityText,
  skillsIndex,
  skillText,
} from './well-known.ts';

const SECURITY_TEXT = '/.well-known/security.txt';
const FULL = /^\/llms-full(\.txt|\/\d+\.txt)$/;
const MANIFEST = '/docs-manifest.json';
/** Other paths are skipped without creating the files. */
const AGENT_FILE_PATH =
  /\/llms(-full|-\d+)?\.txt$|^\/llms-full\/\d+\.txt$|^\/(openapi\.(?:yaml|json)|robots\.txt|sitemap\.md|skill\.md|docs-manifest\.json)$|^\/\.well-known\//;

/** Files for agents: indexes, the full text, the manifest, and the files under `/.well-known/`. */
export const agentFiles: OutputFamily = {
  async paths(context) {
    const heavy = await cacheFiles(context, 'heavy', createHeavyFiles);
    return [...(await cacheFiles(context, 'light', createLightFiles)).keys(), ...heavy.keys(), SECURITY_TEXT];
  },
  async respond(path, _query, context) {
    if (!AGENT_FILE_PATH.test(path)) return undefined;
    if (path === SECURITY_TEXT)
      return getBody(path, securityText(context.env.siteUrl, systemClock.now(), has(context)));
    const isHeavy = path === MANIFEST || FULL.test(path);
    return (await cacheFiles(context, isHeavy ? 'heavy' : 'light', isHeavy ? createHeavyFiles : createLightFiles)).get(
      path,
    );
  },
};

type Files = Map<string, Body>;
const cache = new WeakMap<Renderer, Map<string, Promise<Files>>>();

/** Creates a set of files once per renderer. */
function cacheFiles(
  context: OutputContext,
  name: string,
  make: (context: OutputContext) => Promise<Map<string, string>>,
) {
  const cached = cache.get(context.renderer) ?? new Map<string, Promise<Files>>();
  cache.set(context.renderer, cached);
  const files = cached.get(name) ?? make(context).then(getBodies);
  cached.set(name, files);
  files.catch(() => cached.delete(name));
  return files;
}

const getBodies = (texts: Map<string, string>): Files =>
  new Map([...texts].map(([path, text]) => [path, getBody(path, text)]));

function getBody(path: string, text: string): Body {
  return textBody(text, { type: getContentType(path), cacheControl: 'public, max-age=300, must-revalidate' });
}

function getContentType(path: string): string {
  if (path === API_CATALOG) return API_CATALOG_TYPE;
  const contractType = OPENAPI_TYPES[path];
  if (contractType) return contractType;
  if (path.endsWith('.json')) return 'application/json; charset=utf-8';
  return `text/${path.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`;
}

const has =
  ({ renderer }: OutputContext) =>
  (path: string) =>
    renderer.site.pages.has(path) || renderer.site.coded.has(path);

/** Creates the files for which no page has to be rendered. */
async function createLightFiles(context: OutputContext): Promise<Map<string, string>> {
  const { renderer, env } = context;
  const pages = describedPages(renderer.site, env.siteUrl);
  const contract = createContractFiles(join(renderer.site.root, OPENAPI_FILE));
  return new Map([
    ...createLlmsFiles(pages, env.siteUrl),
    ['/sitemap.md', sitemapMarkdown(pages, env.siteUrl)],
    ['/robots.txt', robotsText(env.siteUrl)],
    [API_CATALOG, apiCatalog(env, has(context), contract.size > 0)],
    ...contract,
    ...createSkillFiles(join(renderer.site.root, 'content/data/skill.md'), env.siteUrl),
  ]);
}

/** The contract of the public API in both formats. */
function createContractFiles(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const yaml = readFileSync(file, 'utf8');
  return new Map([
    [OPENAPI.yaml, yaml],
    [OPENAPI.json, `${JSON.stringify(parseYaml(yaml, OPENAPI_FILE, z.unknown()), null, 1)}\n`],
  ]);
}

function createSkillFiles(file: string, siteUrl: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const skill = skillText(readFileSync(file, 'utf8'), siteUrl);
  return new Map([
    ['/skill.md', skill],
    ['/.well-known/agent-skills/index.json', skillsIndex(skill, siteUrl)],
  ]);
}

/** Creates the files that contain the Markdown of every page, or its hash. */
async function createHeavyFiles({ renderer, env }: OutputContext): Promise<Map<string, string>> {
  const pages: ManifestPage[] = [];
  for (const page of describedPages(renderer.site, env.siteUrl)) {
    const text = await getMarkdown(renderer, page.path);
    if (text !== undefined) pages.push({ ...page, text });
    // Other requests are handled in between.
    await nextTurn();
  }
  return new Map([...createFullFiles(pages, env.siteUrl), [MANIFEST, docsManifest(pages, env.siteUrl)]]);
}

/** Returns the Markdown of a page as served; undefined if the page has a fault. */
async function getMarkdown(renderer: Renderer, path: string): Promise<string | undefined> {
  try {
    return await renderer.markdown(path);
  } catch (error) {
    if (error instanceof FaultError) return undefined;
    throw error;
  }
}
