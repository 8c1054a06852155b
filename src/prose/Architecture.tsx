import { z } from 'zod';
import { ArchitectureDiagram } from '../features/architecture/ArchitectureDiagram.tsx';
import { SAMPLE_ARCHITECTURE } from '../features/architecture/sample.ts';
import { flowText } from '../markdown/text/flow.ts';
import { figureFlow } from '../markdown/text/tag-flows.ts';
import { defineTag, type Tag } from '../markdown/vocabulary.ts';

const { title, links } = SAMPLE_ARCHITECTURE;
const MARKDOWN = `**${title}**\n\n${links.map(({ text }) => `- ${text}`).join('\n')}`;

/** `<Architecture />`: the parts of the platform and the path of a batch, with its steps as text. */
export const architectureTag: Tag = defineTag(
  z.strictObject({}),
  (_, { id }) => (
    <ArchitectureDiagram diagram={SAMPLE_ARCHITECTURE} id={id} markdown={MARKDOWN} className="not-prose" />
  ),
  () => MARKDOWN,
  { only: [] },
  { flow: (_, content) => figureFlow(content, { figure: 'drawing', text: flowText(content.read(MARKDOWN)) }) },
);
