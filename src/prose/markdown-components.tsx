import type { MarkdownComponents } from '../markdown/to-react.tsx';
import { createCodeBlock } from './CodeBlock.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';
import { Heading, ProseLink, ProseTable } from './elements.tsx';
import { ProsePicture } from './ProsePicture.tsx';
import type { TagData } from './tag-data.ts';
import { createTags } from './tags.tsx';

/** Creates the components of written pages; tags may look up the site's data. */
export function createMarkdownComponents(data: TagData): MarkdownComponents {
  return {
    elements: {
      heading: Heading,
      code: createCodeBlock(data.samples),
      diagram: DiagramFigure,
      table: ProseTable,
      link: ProseLink,
      image: ProsePicture,
    },
    tags: createTags(data),
  };
}
