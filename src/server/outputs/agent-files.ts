import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Body, textBody } from '../../http/body.ts';
import { parseYaml } from '../../markdown/front-matter.ts';
import { systemClock } from '../../platform/clock.ts';
import { OPENAPI_FILE } from '../../source/api-reference/api-reference.ts';
import { describedPages } from '../../source/described-pages.ts';
import type { Renderer } from '../renderer.tsx';
import { docsManifest } from './docs-manifest.ts';
import { listMarkdown } from './list-markdown.ts';
import { listFullFiles } from './llms-full.ts';
import { createLlmsFiles } from './llms-txt.ts';
import type { OutputContext, OutputGroup } from './outputs.ts';
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
export const agentFiles: OutputGroup = {
  async paths(context) {
    const heavy = await cacheFiles(context, 'heavy', createHeavyFiles);
    return [...(await cacheFiles(context, 'light', createLightFiles)).keys(), ...heavy.keys(), SECURITY_TEXT];
  },
  async respond(path, _query, context) {
    if (!AGENT_FILE_PATH.test(path)) return undefined;
    if (path === SECURITY_TEXT)
      return getBody(path, securityText(context.env.siteUrl, systemClock.now(), has(context)));
    return (await getFiles(path, context)).get(path)?.getBody();
  },
  version: async (path, context) => (FULL.test(path) ? (await getFiles(path, context)).get(path)?.version : undefined),
};

/** A file that is created when it is needed, with a version that changes with its text, or one that is kept. */
interface AgentFile {
  version?: string;
  getBody(): Promise<Body>;
}

type Files = Map<string, AgentFile>;
const cache = new WeakMap<Renderer, Map<string, Promise<Files>>>();

/** Returns the set of files that contains a path. */
function getFiles(path: string, context: OutputContext): Promise<Files> {
  const isHeavy = path === MANIFEST || FULL.test(path);
  return cacheFiles(context, isHeavy ? 'heavy' : 'light', isHeavy ? createHeavyFiles : createLightFiles);
}

/** Creates a set of files once per renderer. */
function cacheFiles(context: OutputContext, name: string, create: (context: OutputContext) => Promise<Files>) {
  const cached = cache.get(context.renderer) ?? new Map<string, Promise<Files>>();
  cache.set(context.renderer, cached);
  const files = cached.get(name) ?? create(context);
  cached.set(name, files);
  files.catch(() => cached.delete(name));
  return files;
}

const keepFile = (body: Body): AgentFile => ({ getBody: async () => body });
const keepFiles = (texts: Map<string, string>): Files =>
  new Map([...texts].map(([path, text]) => [path, keepFile(getBody(path, text))]));

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
async function createLightFiles(context: OutputContext): Promise<Files> {
  const { renderer, env } = context;
  const pages = describedPages(renderer.site, env.siteUrl);
  const contract = createContractFiles(join(renderer.site.root, OPENAPI_FILE));
  return keepFiles(
    new Map([
      ...createLlmsFiles(pages, env.siteUrl),
      ['/sitemap.md', sitemapMarkdown(pages, env.siteUrl)],
      ['/robots.txt', robotsText(env.siteUrl)],
      [API_CATALOG, apiCatalog(env, has(context), contract.size > 0)],
      ...contract,
      ...createSkillFiles(join(renderer.site.root, 'content/data/skill.md'), env.siteUrl),
    ]),
  );
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
async function createHeavyFiles({ renderer, env }: OutputContext): Promise<Files> {
  const pages = await listMarkdown(renderer, env.siteUrl);
  const files = keepFiles(new Map([[MANIFEST, docsManifest(pages, env.siteUrl)]]));
  for (const [path, { version, create }] of listFullFiles(pages, env.siteUrl)) {
    const createBody = async () => getBody(path, await create());
    // A server keeps the parts rather than the Markdown of pages; an export creates only the parts that have changed.
    files.set(path, renderer.hasServer === false ? { version, getBody: createBody } : keepFile(await createBody()));
  }
  return files;
}
