/** A schema.org node; undefined properties are omitted. */
export interface JsonLdNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The structured data of a page. */
export interface JsonLdGraph {
  '@context': 'https://schema.org';
  '@graph': JsonLdNode[];
}

/** Combines nodes into the graph of a page. */
export function getGraph(nodes: readonly JsonLdNode[]): JsonLdGraph {
  return { '@context': 'https://schema.org', '@graph': [...nodes] };
}

/** Formats the graph for a script element, so that nothing in it can end the element. */
export function jsonLdText(graph: JsonLdGraph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

export function faqNode(questions: readonly { question: string; answer: string; url?: string }[]): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer, url }) => ({
      '@type': 'Question',
      name: question,
      url,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Creates the breadcrumbs of a page, from the top; skips entries without a URL, except the page itself. */
export function breadcrumbNode(crumbs: readonly { title: string; url?: string }[]): JsonLdNode {
  const items = crumbs.filter(({ url }, index) => url !== undefined || index === crumbs.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url,
    })),
  };
}
