/** A box of the diagram. */
export interface DiagramNode {
  id: string;
  title: string;
  note: string;
}

/** What a line carries: the observations themselves, something about them, or an answer to a question. */
export type LinkKind = 'data' | 'control' | 'query';

/** A numbered line of the diagram; from several boxes if they share a route. */
export interface DiagramLink {
  from: string | readonly string[];
  to: string;
  kind: LinkKind;
  /** What happens here, as a sentence. */
  text: string;
}

/** Sources feed the first service; each store is beside the service of the same place. */
export interface Diagram {
  title: string;
  sources: DiagramNode[];
  services: DiagramNode[];
  stores: DiagramNode[];
  links: DiagramLink[];
}
