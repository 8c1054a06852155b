/** A thing of the schema.org vocabulary; properties that are undefined are not written. */
export interface JsonLdNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** Everything a page says in schema.org's words. */
export interface JsonLdGraph {
  '@context': 'https://schema.org';
  '@graph': JsonLdNode[];
}

/** Puts things together into the one graph of a page. */
export function getGraph(nodes: readonly JsonLdNode[]): JsonLdGraph {
  return { '@context': 'https://schema.org', '@graph': [...nodes] };
}

/** The graph as the text of a script element: nothing in it can end the element. */
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

/** The trail to a page, from the top; places without a URL are skipped, except the page itself. */
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
