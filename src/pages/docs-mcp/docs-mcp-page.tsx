import type { CodedPage } from '../../layouts/coded-page.ts';
import { BRAND } from '../../site/brand.ts';
import { sectionById } from '../../site/sections.ts';
import { PlainCode } from '../listing/PlainCode.tsx';
import type { SiteIndex } from '../listing/site.ts';
import { SectionTable } from './SectionTable.tsx';

const FETCH = `curl -s ${BRAND.siteUrl}/docs/tracing/get-started`;
const SEARCH = `curl -s "${BRAND.siteUrl}/search?q=masking&tab=docs"`;

function Reading() {
  return (
    <>
      <h2 id="fetch-a-page">Fetch a page</h2>
      <p>
        Every page arrives as complete HTML, with all of its text, code and tables. No JavaScript has to run: tabs for
        other languages and folded details are in the same answer. The content is the <code>main</code> element.
      </p>
      <PlainCode title="shell" text={FETCH} />
      <h2 id="cite-a-passage">Cite a passage</h2>
      <p>
        Addresses are stable. A page that moves answers <code>308</code> with its new address, and one that does not
        exist answers <code>404</code> with the nearest pages. Each heading has an id made from its words, so{' '}
        <a href="/docs/tracing/get-started#create-keys">/docs/tracing/get-started#create-keys</a> leads to that passage.
      </p>
      <h2 id="find-a-page">Find a page</h2>
      <p>
        The search page is a plain form. It takes <code>q</code> and optionally <code>tab</code>, and lists the pages
        whose title or address holds every word.
      </p>
      <PlainCode title="shell" text={SEARCH} />
    </>
  );
}

function DocsMcpBody({ site }: { site: SiteIndex }) {
  return (
    <>
      <p>
        Coding agents and scripts can read this site the way people do, over HTTPS and without a key. If you point an
        agent at it, give it the address of the section it needs instead of the home page; the index of each section
        links to all of its pages.
      </p>
      <h2 id="sections">Sections</h2>
      <SectionTable site={site} />
      <Reading />
      <h2 id="mcp">Model Context Protocol</h2>
      <p>
        There is no MCP server for these docs at present. When there is one, the <a href="/changelog">changelog</a> will
        say so and this page will hold its address and its tools; it is on the <a href="/docs/roadmap">roadmap</a>. To
        read your own traces, scores and prompts from a program, use the{' '}
        <a href="/docs/api-and-data-platform/features/public-api">public API</a>.
      </p>
    </>
  );
}

/** How programs read the documentation. */
export const docsMcpPage: CodedPage = {
  path: `${sectionById('docs').prefix}/docs-mcp`,
  title: 'Docs for agents and scripts',
  sidebarTitle: 'Docs for agents',
  description:
    'How coding agents and scripts read the Sightglass documentation today: whole pages of HTML, stable addresses, heading ids and search.',
  layout: 'docs',
  Body: DocsMcpBody,
};
