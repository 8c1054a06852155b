import type { ReactNode } from 'react';
import { parse as parseYamlValue } from 'yaml';
import type { z } from 'zod';
import type { Fault } from '../lib/fault.ts';
import { nearest } from '../lib/nearest.ts';
import type { TreeAttribute, TreeNode } from './tree.ts';

/** What stands between a tag's opening and closing. */
export interface TagContent {
  children: ReactNode;
  /** The tags that stand directly inside, for tags that arrange others. */
  parts: { name: string; values: Record<string, unknown>; children: ReactNode }[];
  /** Unique on the page and the same at every render. */
  id: string;
}

/** A tag that authors may write: the attributes it takes and what it draws. */
export interface Tag {
  attributes: readonly string[];
  /** Checks attributes; returns the reasons why they are wrong. */
  faults(values: Record<string, unknown>): string[];
  render(values: Record<string, unknown>, content: TagContent): ReactNode;
}

/** All tags by name. */
export type Vocabulary = Readonly<Record<string, Tag>>;

/** Defines a tag from a schema of its attributes and a component. */
export function defineTag<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  render: (props: z.infer<z.ZodObject<Shape>>, content: TagContent) => ReactNode,
): Tag {
  return {
    attributes: Object.keys(schema.shape),
    faults: (values) =>
      (schema.safeParse(values).error?.issues ?? []).map(
        (issue) => `${issue.path.join('.') || 'attributes'}: ${issue.message}`,
      ),
    render: (values, content) => render(schema.parse(values), content),
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

/** What is wrong with one tag: its name or its attributes. */
export function tagFaults(node: TreeNode, vocabulary: Vocabulary, file: string): Fault[] {
  const line = node.position?.start.line;
  const name = node.name ?? '';
  const tag = vocabulary[name];
  if (!tag) {
    const near = nearest(name, Object.keys(vocabulary));
    return [
      {
        file,
        line,
        problem: `Unknown tag <${name}>.`,
        remedy: near ? `Did you mean <${near}>?` : `Known tags: ${Object.keys(vocabulary).join(', ')}.`,
      },
    ];
  }
  const attributes = node.attributes ?? [];
  const unknown = attributes.flatMap(({ name: attribute }): Fault[] => {
    if (attribute !== undefined && tag.attributes.includes(attribute)) return [];
    const near = nearest(attribute ?? '', tag.attributes);
    return [
      {
        file,
        line,
        problem: `<${name}> has no attribute "${attribute ?? '{...}'}".`,
        remedy: near ? `Did you mean "${near}"?` : `It takes: ${tag.attributes.join(', ') || 'none'}.`,
      },
    ];
  });
  if (unknown.length > 0) return unknown;
  return tag
    .faults(attributeValues(attributes))
    .map((reason) => ({ file, line, problem: `<${name}> is wrong: ${reason}.`, remedy: 'Correct the attribute.' }));
}
