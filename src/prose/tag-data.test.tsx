import { describe, expect, it } from 'vitest';
import { FaultError, formatFault } from '../lib/fault.ts';
import { compile } from '../markdown/compile.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import { createMarkdownComponents } from './markdown-components.tsx';
import { SAMPLE_TAG_DATA } from './sample-tag-data.ts';

async function getFault(source: string, data = SAMPLE_TAG_DATA): Promise<string | undefined> {
  try {
    await compile(source, 'a.mdx', createMarkdownComponents(data).tags);
  } catch (error) {
    if (error instanceof FaultError) return error.faults.map(formatFault).join('\n');
    throw error;
  }
  return undefined;
}

describe('lookup tags report missing entries', () => {
  it.each([
    ['<Term id="trase">x</Term>', 'there is no term "trase"; did you mean "trace"?'],
    ['<FaqPreview tag="traicing" />', 'there is no tag of the FAQ "traicing"; did you mean "tracing"?'],
    ['<FaqPreview tag="zzzzzzzz" />', 'there is no tag of the FAQ "zzzzzzzz" (known: billing, tracing)'],
    ['<EnvTable names={["APP_KEI"]} />', 'there is no variable "APP_KEI"; did you mean "APP_KEY"?'],
    ['<ContainerEnvTable group="stor" />', 'there is no group of variables "stor"; did you mean "store"?'],
    ['<ContainerEnvTable names={["WORK_RATES"]} />', 'there is no variable "WORK_RATES"; did you mean "WORK_RATE"?'],
    ['<VersionTable about="store" />', 'there is no subject of versions "store"; did you mean "stores"?'],
    ['<ParamTable operation="listTrace" />', 'there is no operation "listTrace"; did you mean "listTraces"?'],
    ['<RequestBuilder operation="listTrace" />', 'there is no operation "listTrace"; did you mean "listTraces"?'],
    ['<ParamTable />', 'use one of rows, operation and function'],
    ['<ParamTable operation="listTraces" function="span" />', 'use one of rows, operation and function'],
    [
      '<ParamTable function="spam" sdk="typescript" />',
      'there is no typescript SDK function "spam"; did you mean "span"?',
    ],
    ['<ParamTable function="observe" sdk="typescript" />', 'there is no typescript SDK function "observe"'],
    ['<ParamTable function="span" />', 'add "sdk" to a function'],
    ['<ParamTable function="silent" sdk="typescript" />', 'contracts/a.d.ts does not describe "a"'],
    ['<ParamTable operation="listTraces" part="body" />', 'has no body'],
    ['<Discussions topic="self-hostin" />', 'there is no topic "self-hostin"; did you mean "self-hosting"?'],
    ['<TraceView src="exampel" />', 'there is no trace file "exampel"; did you mean "example"?'],
    ['<TraceView src="broken" />', 'cookbook/traces/broken.json has faults; correct them first'],
    ['<TraceView src="example" trace="3" />', 'cookbook/traces/example.json has 2 trace(s), so there is no trace 3'],
    ['<TraceView src="tool" open="look" />', 'there is no observation "look"'],
    ['<YouTube id="short" title="A" />', 'must be an id of YouTube'],
    ['<Video src="https://a.example/b.mp4" title="A" />', 'must be a file of this site'],
    ['<Math tex="\\frac{1}" />', 'KaTeX parse error'],
    ['<AvailabilityBanner hobby="full" />', 'core: '],
  ])('%s', async (source, message) => {
    const fault = await getFault(source);
    expect(fault).toMatch(/^a\.mdx:1: /);
    expect(fault).toContain(message);
  });
  it.each([
    ['<EnvTable />', 'contracts/env.json is missing'],
    ['<ContainerEnvTable />', 'contracts/env.json is missing'],
    ['<VersionTable about="stores" />', 'contracts/versions.json or contracts/service.json is missing'],
    ['<Discussions />', 'content/data/github.json has no threads'],
    ['<DiscussionThread number={7} />', 'content/data/github.json has no thread with this number'],
  ])('%s, if the file does not exist', async (source, message) =>
    expect(
      await getFault(source, {
        pages: [],
        glossary: [],
        threads: [],
        team: [],
        env: [],
        containerEnv: [],
        versionTables: {},
        requests: [],
        functions: [],
        traces: [],
        figures: [],
        hosts: [],
      }),
    ).toContain(message),
  );
});

it('a preview of the FAQ shows the first six questions of a tag and links to all', async () => {
  const [question] = SAMPLE_TAG_DATA.pages.filter(({ tags }) => tags.includes('tracing'));
  if (!question) throw new Error('no question');
  const pages = Array.from({ length: 9 }, (_, index) => ({
    ...question,
    path: `/faq/all/q${index}`,
    title: `Question ${index}?`,
  }));
  const components = createMarkdownComponents({ ...SAMPLE_TAG_DATA, pages });
  const { tree } = await compile('<FaqPreview tag="tracing" />', 'a.mdx', components.tags);
  const markdown = toMarkdown(tree, components.tags, (href) => href);
  expect(markdown.match(/^- /gm)).toHaveLength(6);
  expect(markdown).toContain('/faq/tag/tracing');
});
