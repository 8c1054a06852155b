/** A box of the diagram. */
export interface DiagramNode {
  id: string;
  title: string;
  note: string;
}

/** What a line carries: observations, commands about them, or the results of a query. */
export type LinkKind = 'data' | 'control' | 'query';

/** A numbered line of the diagram; from several boxes if they share a route. */
export interface DiagramLink {
  from: string | readonly string[];
  to: string;
  kind: LinkKind;
  /** What happens here, as a sentence. */
  text: string;
}

/** Sources feed the first service; each store is drawn across from the service at the same index. */
export interface Diagram {
  title: string;
  sources: DiagramNode[];
  services: DiagramNode[];
  stores: DiagramNode[];
  links: DiagramLink[];
}
