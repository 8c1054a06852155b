import { z } from 'zod';
import { chooseTab } from '../lib/choose-tab.ts';
import { indent } from '../markdown/list-markdown.ts';
import type { TagFlow } from '../markdown/text/flow.ts';
import { tabsFlow } from '../markdown/text/tag-flows.ts';
import { CONTENT_ONLY, defineTag, type Tag, type TagContent, type TagText } from '../markdown/vocabulary.ts';
import { DEFAULT_LANGUAGE } from '../site/synced-tabs.ts';
import { TABS_MAX, Tabs } from '../ui/Tabs.tsx';

const LABEL = 'Choose one';
const place = { only: ['Tab'], max: TABS_MAX };

/** Returns the label of a tab. */
function getLabel(values: Record<string, unknown>, index: number): string {
  return typeof values.label === 'string' ? values.label : `Option ${index + 1}`;
}

/** Tabs by the value they are remembered by: their label, or their index if they have none. */
function getItems(parts: TagContent['parts']) {
  return parts.map(({ values, children }, index) => ({
    label: getLabel(values, index),
    value: typeof values.label === 'string' ? values.label : String(index),
    panel: children,
  }));
}

/** Formats alternatives as a list: the content of each is indented under its name. */
function alternatives(_: unknown, { parts }: TagText): string {
  const items = parts.map(({ values, text }, index) => `- ${indent(`**${getLabel(values, index)}**\n\n${text}`, 2)}`);
  return `${LABEL}:\n\n${items.join('\n\n')}`;
}

const flow = (_: unknown, content: TagFlow) =>
  tabsFlow(content, (index) => getLabel(content.parts[index]?.values ?? {}, index));

/** `<Tabs>`: alternatives of which the reader sees one. */
export const tabsTag: Tag = defineTag(
  z.strictObject({}),
  (_, { parts, id }) => <Tabs id={`tabs-${id}`} label={LABEL} items={getItems(parts)} />,
  alternatives,
  place,
  { flow },
);

/** Tabs by language: Python is selected first, whatever its position. */
function LangTabs({ id, items }: { id: string; items: ReturnType<typeof getItems> }) {
  const values = items.map(({ value }) => value);
  const defaultIndex = chooseTab(values, [DEFAULT_LANGUAGE]);
  return <Tabs id={id} label={LABEL} items={items} defaultIndex={defaultIndex} syncKey="language" />;
}

/** `<LangTabs>`: alternatives by language; the choice is remembered and all groups follow it. */
export const langTabsTag: Tag = defineTag(
  z.strictObject({}),
  (_, { parts, id }) => <LangTabs id={`tabs-${id}`} items={getItems(parts)} />,
  alternatives,
  place,
  { flow },
);

/** `<Tab label="...">`: one alternative. */
export const tabTag: Tag = defineTag(
  z.strictObject({ label: z.string().trim().min(1).optional() }),
  (_, { children }) => children,
  (_, { text }) => text,
  { inside: ['Tabs', 'LangTabs'] },
  CONTENT_ONLY,
);
