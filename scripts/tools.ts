/** A command for people who work on the site. */
export interface Tool {
  description: string;
  /** Commands in order; the arguments of the tool go to the last one. `tool` runs another tool. */
  steps: readonly (readonly [command: string, ...args: string[]])[];
  /** Steps that run at the same time as the others, one after another; what they print follows. */
  meanwhile?: Tool['steps'];
}

const BUNDLE = ['node', 'scripts/bundle.ts'] as const;
const node = (description: string, ...args: string[]): Tool => ({ description, steps: [['node', ...args]] });
/** A tool that needs the bundle of the site. */
const bundled = (description: string, ...args: string[]): Tool => ({ description, steps: [BUNDLE, ['node', ...args]] });
const siteCheck = (description: string, name: string): Tool => bundled(description, 'scripts/run-check.ts', name);

const checks = (...names: string[]): Tool['steps'] => names.map((name) => ['tool', `check:${name}`]);

const typeCheck = (project: string, cache: string) =>
  ['tsc', '--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', `.cache/${cache}.tsbuildinfo`] as const;

/** What `npm run tool -- <name>` runs. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  'agents:score': bundled(
    'Scores the site with tools that measure how well agents can read it.',
    'scripts/agents-score.ts',
  ),
  'assistant:train': bundled("Trains the assistant's weights on the tuning questions.", 'scripts/train-assistant.ts'),
  'bench:build': bundled('Measures the build of 1,000 generated pages.', 'bench/build.ts'),
  'bench:flood': bundled('Sends many requests at once and measures who still gets a page.', 'bench/flood.ts'),
  'bench:fuzz': bundled('Sends random requests and reports responses that should not occur.', 'bench/fuzz.ts'),
  'bench:kill': bundled('Kills the server while it stores feedback and looks for losses.', 'bench/kill.ts'),
  'bench:lighthouse': bundled('Runs Lighthouse on a page of each kind.', 'bench/lighthouse.ts'),
  'bench:markdown': bundled('Measures the Markdown of generated pages, with nothing cached.', 'bench/markdown.ts'),
  'bench:peers': bundled(
    'Builds the same pages with other site generators and compares them with ours.',
    'bench/peers.ts',
  ),
  'bench:resilience': bundled(
    'Measures how the server does under floods, hangs and full disks.',
    'bench/resilience.ts',
  ),
  'bench:samples': bundled('Measures the check of code samples.', 'bench/samples.ts'),
  'bench:search': bundled('Measures search quality and speed; --record writes the baseline.', 'bench/search.ts'),
  'bench:server': bundled('Measures how many pages the server serves per second.', 'bench/server.ts'),
  'bench:store': node('Measures how fast feedback is stored.', 'bench/store.ts'),
  bundle: { description: 'Bundles the site and builds the search index, unless both are fresh.', steps: [BUNDLE] },
  check: {
    description: 'Runs the checks that every change must pass.',
    // Rendering the pages takes half of the time, so the two take about as long.
    steps: checks('samples', 'notebooks', 'content'),
    meanwhile: checks('types', 'lint', 'house', 'spelling', 'voice'),
  },
  'check:budget': bundled('Compares the weight of pages with their budgets.', 'bench/budget.ts'),
  'check:content': siteCheck('Renders every page and reports faults in content and links.', 'content'),
  'check:determinism': bundled('Exports the site twice and compares the bytes.', 'bench/determinism.ts'),
  'check:house': {
    description: 'Checks imports, sizes, READMEs and the glossary.',
    steps: [['vitest', 'run', 'tests/house.test.ts', '--reporter=dot']],
  },
  'check:links': siteCheck('Counts and checks every link of the site.', 'links'),
  'check:lint': { description: 'Checks style and formatting.', steps: [['biome', 'check', '--error-on-warnings']] },
  'check:markdown': siteCheck('Compares the HTML and Markdown of every page.', 'markdown'),
  'check:notebooks': node('Checks the notebooks without running them.', 'scripts/check-notebooks.ts'),
  'check:offsite': siteCheck('Lists links to other sites; --fetch requests each.', 'offsite'),
  'check:samples': node('Checks every code sample against its language and our contracts.', 'scripts/check-samples.ts'),
  'check:shows': siteCheck('Counts the pages that show a figure, a diagram, a picture or a film.', 'shows'),
  'check:spelling': {
    description: 'Checks spelling.',
    steps: [
      ['cspell', 'lint', '--no-progress', '--no-summary', '--relative', '--cache'].concat([
        '--cache-strategy',
        'content',
        '--cache-location',
        '.cache/cspell',
      ]) as [string, ...string[]],
    ],
  },
  'check:static': {
    description: 'Exports the site and compares what web servers make of it with our server.',
    steps: [
      BUNDLE,
      ['node', 'scripts/check-samples.ts'],
      ['node', 'dist/server/export.js'],
      ['node', 'scripts/run-check.ts', 'static'],
    ],
  },
  'check:types': {
    description: 'Checks types: everything, browser code without Node, server code without the DOM.',
    steps: [
      typeCheck('tsconfig.json', 'types'),
      typeCheck('tsconfig.browser.json', 'types-browser'),
      typeCheck('tsconfig.server.json', 'types-server'),
    ],
  },
  'check:voice': node('Checks words, headings and grammar against the style guide.', 'scripts/check-voice.ts'),
  diagrams: node('Draws the diagrams of content.', 'scripts/diagrams.ts'),
  'eval:assistant': bundled(
    "Measures the assistant's answers; --record writes the baseline.",
    'scripts/eval-assistant.ts',
  ),
  'eval:assistant:model': bundled('Measures answers that a scripted model writes.', 'scripts/eval-assistant-model.ts'),
  feedback: node('Lists, exports and removes feedback of readers.', 'scripts/feedback.ts'),
  fonts: node('Cuts the fonts down to what nearly every page needs.', 'scripts/fonts.ts'),
  'models:roles': node('Replaces literal model ids in pages by model roles.', 'scripts/model-roles.ts'),
  moves: siteCheck('Adds redirects for pages and headings that moved, and updates the ledger.', 'moves'),
  'notebooks:run': node('Runs notebooks and records their outputs and traces.', 'scripts/notebooks-run.ts'),
  'notebooks:status': node('Lists which notebooks were run, and when.', 'scripts/check-notebooks.ts', '--status'),
  packages: node(
    'Counts production packages; --prune removes those that a bundled server does not need.',
    'scripts/packages.ts',
  ),
  pictures: bundled('Takes the screenshots of the docs.', 'scripts/pictures.ts'),
  record: bundled('Records the films of the docs.', 'scripts/record-media.ts'),
  'search:notes': node('Lists queries that led nowhere.', 'scripts/search-notes.ts'),
  'sync:github': node('Fetches issues, discussions and contributors.', 'scripts/sync-github.ts'),
  'used-classes': siteCheck('Lists the classes that the stylesheets of docs and home pages cover.', 'used-classes'),
};
