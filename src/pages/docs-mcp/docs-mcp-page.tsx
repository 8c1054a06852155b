import type { CodedPage } from '../../layouts/coded-page.ts';
import { PlainCode } from '../../layouts/listing/PlainCode.tsx';
import { BRAND } from '../../site/brand.ts';
import { sectionById } from '../../site/sections.ts';
import { Connect } from './Connect.tsx';
import { SectionTable } from './SectionTable.tsx';

const FETCH = `curl -s ${BRAND.siteUrl}/docs/tracing/get-started.md`;
const ASK = `curl -s -G ${BRAND.siteUrl}/docs/tracing.md --data-urlencode "ask=How do I mask personal data?"`;
const SEARCH = `curl -s "${BRAND.siteUrl}/search?q=masking&tab=docs"`;

function Reading() {
  return (
    <>
      <h2 id="fetch-a-page">Fetch a page</h2>
      <p>
        Every page is Markdown at its address with <code>.md</code>, or at the address itself when the{' '}
        <code>Accept</code> header asks for <code>text/markdown</code>: all of its text, code and tables, tabs for other
        languages and folded details included. <a href="/llms.txt">/llms.txt</a> lists everything there is.
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
        The search page is a plain form. It takes <code>q</code> and optionally <code>tab</code>, and lists the best
        pages with the sections that match. The same as JSON is at <code>/api/search</code>.
      </p>
      <PlainCode title="shell" text={SEARCH} />
      <h2 id="ask-a-question">Ask a question</h2>
      <p>
        Add <code>?ask=</code> and a question to the <code>.md</code> URL of any page. The response is Markdown:
        passages quoted from these pages with their sources, or the closest pages if none answers the question.
      </p>
      <PlainCode title="shell" text={ASK} />
    </>
  );
}

function DocsMcpBody() {
  return (
    <>
      <p>
        Coding agents and scripts read this site over HTTPS and without a key: through the MCP server, or page by page
        as Markdown. If you point an agent at an address, give it the section it needs instead of the home page; the
        index of each section links to all of its pages. To set up a coding agent with the skill, this server and your
        own data, start with <a href="/agents">{BRAND.name} for coding agents</a>.
      </p>
      <Connect />
      <h2 id="sections">Sections</h2>
      <p>
        The <code>list_pages</code> tool lists the pages of a section, or the sections with their number of pages.
      </p>
      <SectionTable />
      <Reading />
    </>
  );
}

/** How programs read the documentation. */
export const docsMcpPage: CodedPage = {
  path: `${sectionById('docs').prefix}/docs-mcp`,
  title: 'Docs for agents and scripts',
  sidebarTitle: 'Docs for agents',
  description: `Connect an agent to the ${BRAND.name} documentation over MCP, or read any page as Markdown: stable URLs, heading ids and search, no key.`,
  layout: 'docs',
  Body: DocsMcpBody,
};
