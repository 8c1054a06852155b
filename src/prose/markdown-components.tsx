import type { Palette } from '../markdown/to-react.tsx';
import { codeBlockFor } from './CodeBlock.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';
import { Heading, ProseLink, ProseTable } from './elements.tsx';
import type { Facts } from './tag-data.ts';
import { ProsePicture } from './ProsePicture.tsx';
import { tagsFor } from './tags.tsx';

/** Everything that the written pages of a site are drawn with; tags may look up the site's facts. */
export function paletteFor(facts: Facts): Palette {
  return {
    elements: {
      heading: Heading,
      code: codeBlockFor(facts.samples),
      diagram: DiagramFigure,
      table: ProseTable,
      link: ProseLink,
      image: ProsePicture,
    },
    tags: tagsFor(facts),
  };
}
