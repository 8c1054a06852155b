import type { ReactNode } from 'react';
import { parse as parseYamlValue } from 'yaml';
import type { z } from 'zod';
import { findClosestMatch } from '../lib/closest-match.ts';
import type { Fault } from '../lib/fault.ts';
import { AUTHOR_MESSAGES } from '../schema/describe-issue.ts';
import type { TextSpan } from '../schema/page-text.ts';
import { readTagFences, type TagFence } from './tag-fences.ts';
import type { FlowItem, TagFlow } from './text/flow.ts';
import { getText, isTag, type TreeAttribute, type TreeNode } from './tree.ts';

export interface TagContent {
  children: ReactNode;
  /** The tags directly inside, for tags that arrange others. */
  parts: { name: string; values: Record<string, unknown>; children: ReactNode }[];
  /** The code directly inside. */
  fences: readonly TagFence[];
  /** Unique on the page and the same at every render. */
  id: string;
  /** True if the tag is within a line of text. */
  inline: boolean;
}

/** The same, written as Markdown. */
export interface TagText {
  text: string;
  parts: { name: string; values: Record<string, unknown>; text: string }[];
  /** The code directly inside. */
  fences: readonly TagFence[];
  absolute(href: string): string;
  inline: boolean;
}

/** Where a tag is allowed. */
export interface TagPlace {
  /** The only tags allowed directly inside; an empty list allows nothing. */
  only?: readonly string[];
  /** At most so many of them. */
  max?: number;
  /** True if the content must not be empty. */
  filled?: boolean;
  /** The tags in which it must be directly contained. */
  inside?: readonly string[];
}

/** A tag that authors can write: its attributes, its component, and its Markdown. */
export interface Tag {
  place: TagPlace;
  attributes: readonly string[];
  /** Checks attributes; returns the reasons why they are wrong. */
  faults(values: Record<string, unknown>): string[];
  /** Checks the code inside; only tags that have this may contain marks of spans. */
  fenceFaults?(values: Record<string, unknown>, fences: readonly TagFence[]): string[];
  render(values: Record<string, unknown>, content: TagContent): ReactNode;
  markdown(values: Record<string, unknown>, content: TagText): string;
  /** The tag in the page text; absent if its Markdown is read instead. */
  flow?(values: Record<string, unknown>, content: TagFlow): FlowItem[];
  /** The tag within a line; absent if it is what it contains. */
  spans?(values: Record<string, unknown>, inner: TextSpan[], absolute: TagText['absolute']): TextSpan[];
}

/** How a tag appears in the page text. */
export interface TagStructure<Props> {
  flow?(props: Props, content: TagFlow): FlowItem[];
  spans?(props: Props, inner: TextSpan[], absolute: TagText['absolute']): TextSpan[];
}

/** A tag that consists only of its content. */
export const CONTENT_ONLY: TagStructure<unknown> = { flow: (_, { items }) => [...items] };

export type Vocabulary = Readonly<Record<string, Tag>>;

/** Defines a tag from a schema of its attributes, a component, its Markdown (by default: what is inside) and its page text. */
export function defineTag<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  render: (props: z.infer<z.ZodObject<Shape>>, content: TagContent) => ReactNode,
  markdown?: (props: z.infer<z.ZodObject<Shape>>, content: TagText) => string,
  place: TagPlace = {},
  structure: TagStructure<z.infer<z.ZodObject<Shape>>> = markdown ? {} : CONTENT_ONLY,
): Tag {
  const { flow, spans } = structure;
  return {
    place,
    attributes: Object.keys(schema.shape),
    faults: (values) =>
      (schema.safeParse(values, AUTHOR_MESSAGES).error?.issues ?? []).map(
        (issue) => `${issue.path.join('.') || 'attributes'}: ${issue.message}`,
      ),
    render: (values, content) => render(schema.parse(values), content),
    markdown: (values, content) => markdown?.(schema.parse(values), content) ?? content.text,
    ...(flow && { flow: (values, content) => flow(schema.parse(values), content) }),
    ...(spans && { spans: (values, inner, absolute) => spans(schema.parse(values), inner, absolute) }),
  };
}

/** The attributes of a tag as values: strings as written, braces as plain data. */
export function attributeValues(attributes: readonly TreeAttribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map((attribute) => [attribute.name ?? '', attributeValue(attribute)]));
}

function attributeValue({ value }: TreeAttribute): unknown {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : parseYamlValue(value.value);
}

function isData(attribute: TreeAttribute): boolean {
  try {
    attributeValue(attribute);
    return true;
  } catch {
    return false;
  }
}

/** Faults of one tag: its name, its attributes or its place. */
export function tagFaults(node: TreeNode, parent: TreeNode, vocabulary: Vocabulary, file: string): Fault[] {
  const wrong = valueFaults(node, vocabulary, file);
  if (wrong.length > 0) return wrong;
  const tag = vocabulary[node.name ?? ''];
  return [...placeFaults(node, parent, tag?.place ?? {}, file), ...fenceFaults(node, tag, file)];
}

function fenceFaults(node: TreeNode, tag: Tag | undefined, file: string): Fault[] {
  if (!tag?.fenceFaults) return [];
  const fences = readTagFences(node);
  const problems = tag.fenceFaults(attributeValues(node.attributes ?? []), fences);
  const hasOther = getContent(node).length > fences.length;
  return [...(hasOther ? ['it contains something other than code'] : []), ...problems].map((problem) => ({
    file,
    line: node.position?.start.line,
    problem: `<${node.name}> is invalid: ${problem}.`,
    remedy: 'Correct the code inside it or the trace file.',
  }));
}

/** Returns the content of a tag, without surrounding white space. */
function getContent(node: TreeNode): TreeNode[] {
  return (node.children ?? []).filter((child) => child.type !== 'text' || getText(child).trim() !== '');
}

function placeFaults(node: TreeNode, parent: TreeNode, { only, max, filled, inside }: TagPlace, file: string): Fault[] {
  const name = `<${node.name}>`;
  const list = (names: readonly string[]) => names.map((tag) => `<${tag}>`).join(' or ');
  const createFault = (line: number | undefined, problem: string, remedy: string): Fault => ({
    file,
    line,
    problem,
    remedy,
  });
  const line = node.position?.start.line;
  const inner = getContent(node);
  const faults: Fault[] = [];
  if (inside && !inside.includes(parent.name ?? ''))
    faults.push(createFault(line, `${name} is in the wrong place.`, `Put it directly inside ${list(inside)}.`));
  const stray = only && inner.find((child) => !isTag(child) || !only.includes(child.name ?? ''));
  if (stray)
    faults.push(
      only.length === 0
        ? createFault(line, `${name} must be empty.`, `Write <${node.name} ... />.`)
        : createFault(
            stray.position?.start.line ?? line,
            `${name} contains something other than ${list(only)}.`,
            'Move it out.',
          ),
    );
  if (filled && inner.length === 0) faults.push(createFault(line, `${name} is empty.`, 'Add content.'));
  if (max !== undefined && inner.length > max)
    faults.push(createFault(line, `${name} has ${inner.length} parts, but may have at most ${max}.`, 'Split it.'));
  return faults;
}

function valueFaults(node: TreeNode, vocabulary: Vocabulary, file: string): Fault[] {
  const line = node.position?.start.line;
  const name = node.name ?? '';
  const tag = Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined;
  if (!tag) {
    const suggestion = findClosestMatch(name, Object.keys(vocabulary));
    return [
      {
        file,
        line,
        problem: `Unknown tag <${name}>.`,
        remedy: suggestion ? `Did you mean <${suggestion}>?` : `Known tags: ${Object.keys(vocabulary).join(', ')}.`,
      },
    ];
  }
  const attributes = node.attributes ?? [];
  const unknown = attributes.flatMap(({ name: attribute }): Fault[] => {
    if (attribute !== undefined && tag.attributes.includes(attribute)) return [];
    const suggestion = findClosestMatch(attribute ?? '', tag.attributes);
    return [
      {
        file,
        line,
        problem: `<${name}> has no attribute "${attribute ?? '{...}'}".`,
        remedy: suggestion ? `Did you mean "${suggestion}"?` : `It takes: ${tag.attributes.join(', ') || 'none'}.`,
      },
    ];
  });
  if (unknown.length > 0) return unknown;
  const code = attributes.find((attribute) => !isData(attribute));
  if (code)
    return [
      {
        file,
        line,
        problem: `<${name}> has code in its attribute "${code.name}".`,
        remedy: 'Use plain data: text, numbers and lists.',
      },
    ];
  return tag
    .faults(attributeValues(attributes))
    .map((reason) => ({ file, line, problem: `<${name}> is invalid: ${reason}.`, remedy: 'Correct the attribute.' }));
}
