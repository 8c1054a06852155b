import { getTags, plainText, type Tag } from './html.ts';

export interface MetadataFault {
  path: string;
  problem: string;
  remedy: string;
}

interface PageMetadata {
  path: string;
  head: Tag[];
  title: string;
  canonical: string;
  lang: string;
  faults: MetadataFault[];
}

const HEAD_BUILDER = 'The head is built by src/source/head.ts.';
const JSON_LD = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

const hasAttribute = (tag: Tag, name: string, key: string, value: string) =>
  tag.name === name && tag.attributes.get(key) === value;
const getMetaContent = (tags: readonly Tag[], key: 'name' | 'property', value: string) =>
  tags.filter((tag) => hasAttribute(tag, 'meta', key, value)).map((tag) => tag.attributes.get('content') ?? '');

/** Checks the head of every rendered page: no missing or repeated tags, no two equal pages, languages that link to each other. */
export function metadataFaults(pages: readonly { path: string; html: string }[], siteUrl: string): MetadataFault[] {
  const checked = pages.map((page) => readMetadata(page, siteUrl));
  const selfCanonical = checked.filter(({ path, canonical }) => canonical === siteUrl + path);
  return [
    ...checked.flatMap(({ faults }) => faults),
    ...findDuplicates(selfCanonical, 'title', ({ title }) => title),
    ...findDuplicates(selfCanonical, 'description', ({ head }) => getMetaContent(head, 'name', 'description')[0]),
    ...languageFaults(checked, siteUrl),
  ];
}

function readMetadata({ path, html }: { path: string; html: string }, siteUrl: string): PageMetadata {
  const [headHtml = '', body = ''] = html.split('</head>');
  const head = getTags(headHtml);
  const titles = Array.from(headHtml.matchAll(/<title>([\s\S]*?)<\/title>/g), ([, text = '']) =>
    plainText(text).trim(),
  );
  const canonicals = head.filter((tag) => hasAttribute(tag, 'link', 'rel', 'canonical')).map(getHref);
  const lang = head.find(({ name }) => name === 'html')?.attributes.get('lang') ?? '';
  const fault = (problem: string, remedy = HEAD_BUILDER): MetadataFault => ({ path, problem, remedy });
  const expectOne = (what: string, found: readonly string[], remedy?: string): MetadataFault[] => {
    if (found.length !== 1) return [fault(`Expected one ${what}, found ${found.length}.`, remedy)];
    return found[0] ? [] : [fault(`The ${what} is empty.`, remedy)];
  };
  const markdown = head.filter(
    (tag) => hasAttribute(tag, 'link', 'rel', 'alternate') && hasAttribute(tag, 'link', 'type', 'text/markdown'),
  );
  const headings = Array.from(body.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g), ([, text = '']) =>
    text.replace(/<[^>]*>/g, '').trim(),
  );
  const faults = [
    ...expectOne('title', titles),
    ...expectOne('description', getMetaContent(head, 'name', 'description'), 'Give the page a description.'),
    ...expectOne('canonical URL', canonicals),
    ...expectOne('heading of level 1', headings, 'The layout or the coded page writes it from the title.'),
    ...expectOne('share picture', getMetaContent(head, 'property', 'og:image')),
    ...expectOne('link to its Markdown', markdown.map(getHref)),
    ...(lang ? [] : [fault('The page has no language.')]),
    ...(canonicals.every((href) => href.startsWith(`${siteUrl}/`))
      ? []
      : [fault('The canonical URL is not a URL of this site.')]),
    ...structuredDataProblems(headHtml).map((problem) => fault(problem, 'See src/source/page-graph.ts.')),
  ];
  return { path, head, title: titles[0] ?? '', canonical: canonicals[0] ?? '', lang, faults };
}

const getHref = ({ attributes }: Tag) => attributes.get('href') ?? '';

function structuredDataProblems(head: string): string[] {
  const texts = Array.from(head.matchAll(JSON_LD), ([, text = '']) => text);
  if (texts.length !== 1) return [`Expected one block of structured data, found ${texts.length}.`];
  try {
    const graph = (JSON.parse(texts[0] ?? '') as { '@graph'?: { '@type': string }[] })['@graph'] ?? [];
    return ['Organization', 'WebSite']
      .filter((type) => !graph.some((node) => node['@type'] === type))
      .map((type) => `The structured data has no ${type}.`);
  } catch {
    return ['The structured data is not JSON.'];
  }
}

function findDuplicates(
  pages: readonly PageMetadata[],
  what: string,
  read: (page: PageMetadata) => string | undefined,
): MetadataFault[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ path, ...page }): MetadataFault[] => {
    const value = read({ path, ...page });
    if (!value) return [];
    const other = first.get(value);
    if (other === undefined) first.set(value, path);
    if (other === undefined) return [];
    const remedy = `Give one of them another ${what === 'title' ? 'title or seoTitle' : what}.`;
    return [{ path, problem: `The ${what} "${value}" is already used by ${other}.`, remedy }];
  });
}

function languageFaults(pages: readonly PageMetadata[], siteUrl: string): MetadataFault[] {
  const getLinks = ({ head }: PageMetadata) =>
    new Map(
      head
        .filter(({ name, attributes }) => name === 'link' && attributes.has('hreflang'))
        .map((tag) => [tag.attributes.get('hreflang') ?? '', getHref(tag)]),
    );
  const all = new Map(pages.map((page) => [siteUrl + page.path, getLinks(page)]));
  return pages.flatMap((page): MetadataFault[] => {
    const links = getLinks(page);
    const pageUrl = siteUrl + page.path;
    const fault = (problem: string) => [
      { path: page.path, problem, remedy: 'See languageLinks in src/source/head-tags.ts.' },
    ];
    if (links.size === 0)
      return page.lang === 'en' || page.lang === '' ? [] : fault('The page has no links to other languages.');
    if (!links.has('x-default')) return fault('The languages of the page have no x-default.');
    if (links.get(page.lang) !== pageUrl) return fault('The languages of the page do not include the page itself.');
    const oneWayLink = [...links.values()].find((href) => all.get(href)?.get(page.lang) !== pageUrl);
    return oneWayLink ? fault(`The page in another language, ${oneWayLink}, does not link back.`) : [];
  });
}
