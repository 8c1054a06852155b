import { getText, isTag, type TreeNode } from '../tree.ts';
import { attributeValues } from '../vocabulary.ts';
import { createTermFinder, type FindTerms, type LinkedTerm } from './term-pattern.ts';

/** The words that pages link to, and where the glossary is. */
export interface GlossaryLinks {
  terms: readonly LinkedTerm[];
  find: FindTerms;
  path: string;
}

const LINK_CLASS = 'term-link';

/** Elements and tags whose text is read from beginning to end. Headers and first columns of tables, figures, tabs and collapsed content are not. */
const BLOCKS = new Set(['root', 'p', 'ul', 'ol', 'li', 'blockquote', 'section', 'div', 'table', 'tbody', 'tr', 'td']);
const INLINE = new Set(['em', 'strong', 'del']);
const TAGS = new Set(['Callout', 'Steps', 'ApiColumns', 'ApiText', 'Include']);

/** The last list of a page links to other pages and describes them. */
const CLOSING_HEADING = 'next-steps';

/** Reads the terms once for all pages. */
export function createGlossaryLinks(terms: readonly LinkedTerm[], path: string): GlossaryLinks {
  return { terms, find: createTermFinder(terms), path };
}

/** Returns a copy of a tree in which the first use of each term links to its glossary entry. */
export function linkTerms(tree: TreeNode, page: { path: string; section: string }, glossary: GlossaryLinks): TreeNode {
  if (page.path === glossary.path) return tree;
  const plain = glossary.terms.filter(
    ({ href, exceptIn = [] }) =>
      getPath(href) === page.path || exceptIn.includes(page.section) || exceptIn.includes(page.path),
  );
  const linker = new TermLinker(glossary, new Set([...plain.map(({ id }) => id), ...getTermTags(tree)]));
  return linker.link(tree);
}

/** Walks a tree in reading order and remembers which terms are done. */
class TermLinker {
  readonly #glossary: GlossaryLinks;
  readonly #settled: Set<string>;
  #closed = false;
  /** The text of the paragraph up to the current position. */
  #before = '';

  constructor(glossary: GlossaryLinks, settled: Set<string>) {
    this.#glossary = glossary;
    this.#settled = settled;
  }

  link(node: TreeNode): TreeNode {
    const name = node.tagName ?? node.name ?? node.type;
    if (/^h[2-6]$/.test(name)) this.#closed = node.properties?.id === CLOSING_HEADING;
    if (this.#closed) return node;
    const isInline = INLINE.has(name);
    if (!isInline && !BLOCKS.has(name) && !(isTag(node) && TAGS.has(name))) return this.#skip(node);
    if (!isInline) this.#before = '';
    const children = node.children ?? [];
    const first = name === 'tr' ? children.find(({ tagName }) => tagName === 'td') : undefined;
    return { ...node, children: children.flatMap((child) => (child === first ? [child] : this.#linkChild(child))) };
  }

  #linkChild(child: TreeNode): TreeNode[] {
    if (child.type !== 'text') return [this.link(child)];
    const text = child.value ?? '';
    const linked = this.#linkText(text);
    this.#before += text;
    return linked;
  }

  /** Skips a node. An author's link to the page that teaches a term counts as the term's link. */
  #skip(node: TreeNode): TreeNode {
    const text = getText(node);
    const target = getPath(node.properties?.href);
    if (node.tagName === 'a')
      for (const { term } of this.#glossary.find(text, ''))
        if (getPath(term.href) === target || this.#glossary.path === target) this.#settled.add(term.id);
    this.#before += text;
    return node;
  }

  #linkText(text: string): TreeNode[] {
    const nodes: TreeNode[] = [];
    let from = 0;
    for (const { term, start, end } of this.#glossary.find(text, this.#before)) {
      if (this.#settled.has(term.id)) continue;
      this.#settled.add(term.id);
      if (start > from) nodes.push({ type: 'text', value: text.slice(from, start) });
      nodes.push(this.#linkTo(term, text.slice(start, end)));
      from = end;
    }
    return from < text.length ? [...nodes, { type: 'text', value: text.slice(from) }] : nodes;
  }

  #linkTo({ id, meaning }: LinkedTerm, text: string): TreeNode {
    return {
      type: 'element',
      tagName: 'a',
      properties: {
        href: `${this.#glossary.path}#${id}`,
        title: meaning.replaceAll('`', ''),
        className: [LINK_CLASS],
      },
      children: [{ type: 'text', value: text }],
    };
  }
}

/** Terms that the author has marked with `<Term>`. */
function getTermTags(node: TreeNode): string[] {
  const termIds = isTag(node) && node.name === 'Term' ? [String(attributeValues(node.attributes ?? []).id)] : [];
  return [...termIds, ...(node.children ?? []).flatMap(getTermTags)];
}

function getPath(href: unknown): string | undefined {
  return typeof href === 'string' ? href.split(/[#?]/)[0] : undefined;
}
