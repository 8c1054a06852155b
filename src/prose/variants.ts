const twoTabs =
  '<Tab label="Python">\n```python title="a.py"\nimport os\n```\n</Tab>\n<Tab label="TypeScript">\nSee [there](/docs).\n</Tab>';
const LEVELS = ['full', 'team-add-on', 'ee', 'private-beta', 'public-beta', 'not-available'];

/** For tests: a diagram that has a drawing. */
export const DIAGRAM = 'flowchart TB\n  a["Four"] -->|five| b["Six"]';

const PARAMS =
  '<ParamList>\n\n- `limit` *integer, default `50`* **required**\n\n  How many.\n\n  - `limit.most` *[number](/docs)*\n\n</ParamList>';
const EXAMPLES = '```json title="Response 200"\n{}\n```';
const columns = (attribute = '') =>
  `<ApiColumns>\n\n<ApiText>\n\nLists.\n\n${PARAMS}\n\n</ApiText>\n\n<ApiExamples${attribute}>\n\n${EXAMPLES}\n\n</ApiExamples>\n\n</ApiColumns>`;

/** For tests: every tag in every variant, as authors write it. */
export const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  Markdown: [
    '## One `two` [#three]\n\nFour *five* **six** ~~seven~~ [eight](/docs) `<nine>`.',
    '1. One\n2. Two\n\n   - Three\n   - [x] Four\n\n> Five\n\n---\n\n![Six seven](/a.png)',
    '| a | b |\n|---|--:|\n| `1 | 2` | *c* |',
    'One[^1].\n\n[^1]: Two.',
    '```ts title="a.ts" {1} /word/\nconst word = 1 // [!code --]\nconst word = 2 // [!code ++]\n```',
    `\`\`\`mermaid title="One two" alt="Three."\n${DIAGRAM}\n\`\`\``,
  ],
  RequestBuilder: ['Before.\n\n<RequestBuilder operation="listTraces" />'],
  Architecture: ['<Architecture />'],
  Callout: [
    '<Callout>\nPlain.\n</Callout>',
    ...['info', 'tip', 'warning', 'error', 'default'].map((type) => `<Callout type="${type}">\nMind *it*.\n</Callout>`),
    '<Callout type="info" title="A title">\n- One\n- Two\n</Callout>',
  ],
  Steps: ['<Steps>\n\n### First\n\nDo.\n\n### Second\n\n```bash\nmake\n```\n\n</Steps>'],
  Tabs: [`<Tabs>\n${twoTabs}\n</Tabs>`, '<Tabs>\n<Tab>\nOne\n</Tab>\n<Tab>\nTwo\n</Tab>\n</Tabs>'],
  LangTabs: [`<LangTabs>\n${twoTabs}\n</LangTabs>`],
  Tab: [`<Tabs>\n${twoTabs}\n</Tabs>`],
  Cards: ['<Cards>\n<Card title="One" href="/docs">\nTwo\n</Card>\n<Card title="Three" href="/blog" />\n</Cards>'],
  Card: ['<Card title="One" href="/docs">\nTwo *three*.\n</Card>'],
  Details: [
    '<Details summary="More">\nHidden.\n\n- One\n</Details>',
    '<Details summary="More" open>\nSeen.\n</Details>',
  ],
  Accordion: [
    '<Accordion>\n<Details summary="One">\nFirst.\n</Details>\n<Details summary="Two">\nSecond.\n</Details>\n</Accordion>',
  ],
  Frame: [
    '<Frame>\n![A chart](/a.png)\n</Frame>',
    '<Frame caption="What it shows" border fullWidth>\n![A chart](/a.png)\n</Frame>',
  ],
  Video: [
    '<Video src="/media/a.mp4" title="A tour" />',
    '<Video src="/media/a.mp4" title="A tour" poster="/a.png" aspectRatio="4/3" />',
    '<Video src={["/media/a.webm", "/media/a.mp4"]} title="A tour" poster="/a.png" captions={[{label: "English", language: "en", src: "/media/a.en.vtt"}]} />',
    '<Video src={["/media/a.webm", "/media/a.mp4"]} title="A loop" poster="/a.png" className="wide" gifStyle />',
  ],
  YouTube: [
    '<YouTube id="abcdefghijk" title="A tour" />',
    '<YouTube id="abcdefghijk" title="A tour" poster="/a.png" />',
  ],
  Cloudflare: ['<Cloudflare id="0123456789abcdef0123456789abcdef" title="A tour" />'],
  FileTree: ['<FileTree>\n- app/\n  - **main.py** starts it\n  - lib/\n    - `a.py`\n- README.md\n</FileTree>'],
  Quote: ['<Quote by="Mei">\nGood.\n</Quote>', '<Quote by="Mei" role="engineer">\nGood.\n\nVery.\n</Quote>'],
  Badge: [
    'A <Badge>new</Badge> word.',
    ...['neutral', 'amber', 'green', 'red', 'blue'].map((tone) => `<Badge tone="${tone}">Beta</Badge>`),
  ],
  Kbd: ['Press <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd>.'],
  Math: ['The mean is <Math tex="\\frac{1}{n}\\sum_{i=1}^{n} s_i" />.', '<Math tex="a^2 + b^2 = c^2" />'],
  Term: ['Each <Term id="trace">trace</Term> has <Term id="generation">generations</Term>.'],
  Glossary: ['<Glossary />'],
  EnvTable: ['<EnvTable />', '<EnvTable sdk="python" />', '<EnvTable sdk="typescript" names={["APP_RATE"]} />'],
  ContainerEnvTable: [
    '<ContainerEnvTable />',
    '<ContainerEnvTable group="store" />',
    '<ContainerEnvTable names={["WORK_RATE", "WORK_NAME"]} />',
  ],
  VersionTable: ['<VersionTable about="stores" />'],
  ParamTable: [
    '<ParamTable operation="listTraces" />',
    '<ParamTable function="observe" sdk="python" />',
    '<ParamTable function="span" sdk="typescript" />',
    '<ParamTable rows={[{name: "model", type: "string | null", meaning: "which `model`", required: true}, {name: "n", type: "number", meaning: "how many", default: 1}, {name: "x", type: "any", meaning: "free"}]} />',
  ],
  ParamList: [PARAMS],
  ApiColumns: [columns(), columns(' repeated')],
  ApiText: [columns()],
  ApiExamples: [columns(), columns(' repeated')],
  TraceView: [
    '<TraceView src="example" />',
    '<TraceView src="example" trace="2" />',
    '<TraceView src="tool" caption="One lookup" open="look_up" />',
    '<TraceView src="integrations/frameworks/tool" />',
  ],
  CodeToTrace: [
    '<CodeToTrace src="tool">\n```python title="app.py"\n@observe() # [!code span look_up]\ndef look_up(): # [!code span look_up]\n    pass\n```\n</CodeToTrace>',
    '<CodeToTrace src="example" trace="2" caption="One lookup">\n```ts title="a.ts"\nlet a\n```\n\n```ts title="b.ts"\nfind() // [!code span look_up]\n```\n</CodeToTrace>',
    '<LangTabs>\n<Tab label="Python">\n<CodeToTrace src="tool" open="look_up">\n```python\nfind() # [!code span only]\n```\n</CodeToTrace>\n</Tab>\n</LangTabs>',
  ],
  PromptDiff: [
    '<PromptDiff src="docs/kit" />',
    '<PromptDiff src="docs/kit" figure="PromptDiff" open="4" caption="What changed" />',
  ],
  SessionTimeline: ['<SessionTimeline src="docs/kit" />', '<SessionTimeline src="docs/kit" caption="Five turns" />'],
  ScoreChart: ['<ScoreChart src="docs/kit" />'],
  ExperimentCompare: ['<ExperimentCompare src="docs/kit" />'],
  Dashboard: ['<Dashboard src="docs/kit" />'],
  ...Object.fromEntries(
    ['AgentGraph', 'AnnotationQueue', 'AuditLog', 'CommentThread', 'RoleMatrix', 'SettingsPanel', 'Playground'].map(
      (name) => [name, [`<${name} src="docs/kit" />`]],
    ),
  ),
  AvailabilityBanner: LEVELS.map(
    (level) =>
      `<AvailabilityBanner hobby="not-available" core="${level}" pro="${level}" enterprise="full" selfHosted="ee" />`,
  ),
  FaqPreview: ['<FaqPreview tag="tracing" />', '<FaqPreview tag="billing" />'],
  Discussions: ['<Discussions />', '<Discussions topic="self-hosting" limit={1} />'],
  DiscussionThread: ['<DiscussionThread number={7} />', '<DiscussionThread number={8} caption="A question" />'],
  TeamPortraits: ['<TeamPortraits title="Who we are" />', '<TeamPortraits title="Who we are" caption="Two people" />'],
  PriceTimeline: [
    '<PriceTimeline title="Price" plans={[{name: "Core", includes: "100 units", discounted: "$5", regular: "$10"}]} caption="Half off" />',
  ],
  Include: ['<Include snippet="keys" />'],
};
