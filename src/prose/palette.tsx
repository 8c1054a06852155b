import type { Palette } from '../markdown/to-react.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Heading, ProseImage, ProseLink, ProseTable } from './elements.tsx';
import { tags } from './tags.tsx';

/** Everything that written pages are drawn with. */
export const palette: Palette = {
  elements: { heading: Heading, code: CodeBlock, table: ProseTable, link: ProseLink, image: ProseImage },
  tags,
};
