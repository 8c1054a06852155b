import { z } from 'zod';
import { defineTag, type TagContent, type Vocabulary } from '../markdown/vocabulary.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { Card } from '../ui/Card.tsx';
import { TABS_MAX, Tabs } from '../ui/Tabs.tsx';
import { CALLOUT_TYPES, Callout } from './Callout.tsx';

const noAttributes = z.strictObject({});

const tabItems = (parts: TagContent['parts']) =>
  parts.slice(0, TABS_MAX).map(({ values, children }) => ({ label: String(values.label), panel: children }));

/** The tags that authors may write, by name. */
export const tags: Vocabulary = {
  Callout: defineTag(
    z.strictObject({ type: z.enum(CALLOUT_TYPES).optional(), title: z.string().optional() }),
    (props, { children }) => <Callout {...props}>{children}</Callout>,
  ),
  Steps: defineTag(noAttributes, (_, { children }) => <div className="steps">{children}</div>),
  Tabs: defineTag(noAttributes, (_, { parts, id }) => (
    <Tabs id={`tabs-${id}`} label="Choose one" items={tabItems(parts)} />
  )),
  LangTabs: defineTag(noAttributes, (_, { parts, id }) => (
    <Tabs id={`tabs-${id}`} label="Language" items={tabItems(parts)} syncKey="language" />
  )),
  Tab: defineTag(z.strictObject({ label: z.string() }), (_, { children }) => children),
  Cards: defineTag(noAttributes, (_, { children }) => <div className="cards">{children}</div>),
  Card: defineTag(z.strictObject({ title: z.string(), href: z.string() }), ({ title, href }, { children }) => (
    <Card title={title} href={href}>
      {children}
    </Card>
  )),
  Details: defineTag(z.strictObject({ summary: z.string() }), ({ summary }, { children }) => (
    <Accordion summary={summary}>{children}</Accordion>
  )),
};
