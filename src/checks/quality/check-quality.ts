import type { Fault } from '../../lib/fault.ts';
import { snippetFile } from '../../markdown/include.ts';
import { PAGE_MAX_CHARS, PAGE_MIN_LINKS, PAGE_MIN_WORDS } from '../../site/limits.ts';
import { OPENAPI_FILE } from '../../source/api-reference/api-reference.ts';
import type { RenderedSite } from '../rendered-site.ts';
import { getFigures, type SectionFigures } from './figures.ts';
import { getIncomingLinks, orphanFaults } from './orphans.ts';
import { longFaults, outgoingLinkFaults, questionFaults, shortFaults } from './page-faults.ts';
import { type QualityPage, qualityPages } from './quality-page.ts';
import { wordFaults, wordRules } from './terminology.ts';
import { titleFaults } from './titles.ts';

/** How good the pages are. */
export interface QualityReport {
  sections: SectionFigures[];
  found: readonly { what: string; faults: readonly Fault[] }[];
}

export function checkQuality(rendered: RenderedSite): QualityReport {
  const { site } = rendered.production;
  const pages = qualityPages(rendered);
  const indexes = new Set(pages.filter(({ index }) => index).map(({ path }) => path));
  const paths = new Set([...site.pages.keys(), ...site.coded.keys()]);
  const coded = [...site.coded.values()].filter(({ noindex }) => !noindex);
  const all = [...pages, ...coded.map(({ path }) => ({ path, file: 'src/pages' }))];
  return {
    sections: getFigures(pages),
    found: [
      { what: 'pages without questions', faults: [...questionFaults(pages), ...site.faults.filter(lacksQuestions)] },
      { what: 'orphan pages', faults: orphanFaults(all, getIncomingLinks(rendered, indexes)) },
      { what: 'duplicate titles', faults: titleFaults(pages) },
      { what: 'terminology faults', faults: terminologyFaults(rendered, pages) },
      { what: `pages under ${PAGE_MIN_WORDS} words that are no index`, faults: shortFaults(pages) },
      { what: `pages over ${PAGE_MAX_CHARS} characters of Markdown`, faults: longFaults(pages) },
      {
        what: `pages with fewer than ${PAGE_MIN_LINKS} onward links`,
        faults: outgoingLinkFaults(pages, paths, rendered.known.siteUrl),
      },
    ],
  };
}

/** A page without the questions that its section needs cannot be read at all. */
function lacksQuestions({ problem }: Fault): boolean {
  return /"questions"/.test(problem);
}

function terminologyFaults({ production: { site } }: RenderedSite, pages: readonly QualityPage[]): Fault[] {
  const rules = wordRules(site.reference);
  const snippets = [...site.snippets].map(([name, source]) => ({ file: snippetFile(name), source }));
  return [...pages.flatMap(({ parts }) => parts), ...snippets].flatMap(({ file, source }) =>
    wordFaults(source, file, rules).map((fault) => (file === OPENAPI_FILE ? { ...fault, line: undefined } : fault)),
  );
}
