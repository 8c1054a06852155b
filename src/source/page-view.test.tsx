import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { FaultError, formatFault } from '../lib/fault.ts';
import type { MarkdownComponents } from '../markdown/to-react.tsx';
import { SECTIONS } from '../site/sections.ts';
import type { CodedPage } from './coded-page.ts';
import { createCodedPageView, createPageView } from './page-view.ts';
import { loadSite } from './site.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const front = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: A description that is long enough to be of use to a reader.\n${more}---\n\n## Part\n\nText of ${title}.\n`;
const questions = 'questions:\n  - How does it work?\n  - Why would I use it?\n  - What does it cost?\n';
const team = Array.from({ length: 15 }, (_, n) => ({
  key: `m${n}`,
  firstName: 'M',
  name: `M ${n}`,
  title: 'T',
  image: '/m.svg',
  github: `m${n}gh`,
}));

const notebookText = (title: string) =>
  JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {},
    cells: [
      {
        cell_type: 'markdown',
        id: 'title',
        source: `# ${title}\n\n## Part\n\nText.`,
        metadata: {
          sightglass: {
            description: 'A description that is long enough to be of use to a reader.',
            questions: ['How does it work?', 'Why would I use it?', 'What does it cost?'],
            category: 'evaluation',
            level: 'beginner',
            minutes: 5,
            languages: ['Python'],
          },
        },
      },
    ],
  });

for (const { contentDir, order } of SECTIONS) {
  if (!contentDir) continue;
  const fields = `${questions}tags: [a]\ndate: 2026-01-01\nauthors: [m1]\ncompany: C\nindustry: I\n${contentDir === 'changelog' ? 'pages: [/docs/tracing/users]\n' : ''}`;
  write(
    `content/${contentDir}/${order === 'date' ? 'first' : contentDir === 'pages' ? 'about' : 'index'}.mdx`,
    front(contentDir, fields),
  );
  if (order === 'sidebar' && contentDir !== 'docs') write(`content/${contentDir}/sidebar.yaml`, '- index\n');
}
write(
  'content/docs/sidebar.yaml',
  '- index\n- group: Tracing\n  pages:\n    - tracing\n    - tracing/users\n- coded\n',
);
write('content/pages/imprint.mdx', front('Imprint'));
write('content/docs/tracing/index.mdx', front('Tracing', `${questions}label: New\n`));
write('content/docs/tracing/users.mdx', front('Users', `${questions}seoTitle: Seo\naliases: [/docs/former]\n`));
write(
  'cookbook/notebooks.json',
  JSON.stringify([
    { notebook: 'users', docsPath: 'integrations/frameworks/run', isGuide: true },
    { notebook: 'first', docsPath: 'customers/run', isGuide: true },
    { notebook: 'later', docsPath: 'docs/tracing', isGuide: true },
  ]),
);
for (const notebook of ['users', 'first']) write(`cookbook/${notebook}.ipynb`, notebookText(notebook));
write('content/blog/second.mdx', front('Second', 'date: 2026-02-01\nauthors: [m2, m3]\ntags: [a]\n'));
for (const [name, value] of [
  ['team', team],
  ['footer', []],
  ['redirects', []],
  [
    'contributors',
    {
      identities: {},
      pages: { '/docs/former': ['m1gh', 'outsider'], '/docs/coded': ['m2gh'], '/blog/first': ['m3gh'] },
    },
  ],
] as const)
  write(`content/data/${name}.json`, JSON.stringify(value));
for (const file of ['contracts/plans.json', 'content/data/plan-words.json']) write(file, readFileSync(file, 'utf8'));

const coded: CodedPage = {
  path: '/docs/coded',
  title: 'Coded',
  description: 'A coded page.',
  layout: 'docs',
  Body: ({ query }) => <p>{query.get('q')}</p>,
};
const components: MarkdownComponents = {
  elements: {
    heading: ({ id, children }) => <h2 id={id}>{children}</h2>,
    diagram: ({ diagram }) => <pre>{diagram.source}</pre>,
    code: ({ text }) => <pre>{text}</pre>,
    table: ({ children }) => <table>{children}</table>,
    link: ({ href, children }) => <a href={href}>{children}</a>,
    image: ({ src, alt }) => <img src={src} alt={alt} />,
  },
  tags: {},
};
const site = loadSite(root, () => [coded]);
const context = {
  site,
  components,
  siteUrl: 'https://s.example',
  signUpUrl: 'https://eu.s.example',
  renderStatic: renderToStaticMarkup,
};
const view = async (path: string, extra = {}) => {
  const page = site.pages.get(path);
  if (!page) throw new Error(`no page ${path}`);
  return createPageView(page, { ...context, ...extra });
};

describe('a whole site', () => {
  it('is read without faults', () => expect(site.faults.map(formatFault)).toEqual([]));
  it('finds the neighbours of a page', async () => {
    expect(await view('/docs/tracing')).toMatchObject({
      previous: { title: 'docs', path: '/docs' },
      next: { title: 'Users', path: '/docs/tracing/users' },
    });
    expect((await view('/docs')).previous).toBeUndefined();
    expect(await view('/docs/tracing/users')).toMatchObject({ next: { title: 'Coded', path: '/docs/coded' } });
  });
  it('finds the neighbours of a post by date', async () => {
    expect(await view('/blog/first')).toMatchObject({ previous: { path: '/blog/second' }, next: undefined });
    expect(await view('/blog/second')).toMatchObject({ previous: undefined, next: { path: '/blog/first' } });
  });
  it('finds the breadcrumbs of a page', async () => {
    expect((await view('/docs/tracing/users')).breadcrumbs).toEqual([
      { title: 'Docs', path: '/docs' },
      { title: 'Tracing', path: '/docs/tracing' },
      { title: 'Users' },
    ]);
    expect((await view('/docs')).breadcrumbs).toEqual([{ title: 'docs' }]);
    expect((await view('/about')).breadcrumbs).toEqual([{ title: 'Sightglass', path: '/' }, { title: 'pages' }]);
  });
  it('creates everything that a page shows', async () => {
    const users = await view('/docs/tracing/users');
    expect(users).toMatchObject({
      path: '/docs/tracing/users',
      layout: 'docs',
      title: 'Users',
      head: { title: 'Seo - Sightglass', canonical: 'https://s.example/docs/tracing/users' },
      headings: [{ id: 'part', level: 2, text: 'Part' }],
    });
    expect(users.editUrl).toMatch(/\/edit\/main\/content\/docs\/tracing\/users\.mdx$/);
    expect(renderToStaticMarkup(users.body)).toBe('<h2 id="part">Part</h2><p>Text of Users.</p>');
    expect((await view('/docs/tracing')).label).toBe('New');
    expect((await view('/blog/second')).authors.map(({ key }) => key)).toEqual(['m2', 'm3']);
  });
  it('lists contributors if the section does, including those of former paths', async () => {
    const named = async (path: string, extra = {}) =>
      (await view(path, extra)).contributors.map(({ name, image }) => `${name} ${image}`);
    expect(await named('/docs/tracing/users')).toEqual(['M 1 /m.svg', 'outsider undefined']);
    expect(await named('/docs/tracing/users', { avatars: true })).toContain('outsider /api/avatar/outsider');
    expect(await named('/blog/first')).toEqual([]);
    expect(createCodedPageView(coded, new URLSearchParams(), context).contributors).toMatchObject([{ name: 'M 2' }]);
  });
  it('has a notebook banner on docs pages with a matching notebook entry', async () => {
    expect((await view('/integrations/frameworks/run')).notebook).toEqual({
      path: '/integrations/frameworks/run',
      ipynbPath: '/cookbook/users.ipynb',
    });
    for (const path of ['/customers/run', '/docs/tracing', '/docs'])
      expect((await view(path)).notebook).toBeUndefined();
  });
  it('gives a guide that is a notebook the canonical link of its docsPath', async () => {
    const guide = await view('/guides/cookbook/users');
    expect(guide.head.canonical).toBe('https://s.example/integrations/frameworks/run');
    expect(guide.markdown()).toContain('canonical_url: "https://s.example/integrations/frameworks/run"');
    expect(guide.notebook?.ipynbPath).toBe('/cookbook/users.ipynb');
  });
  it('links from a notebook to the guides, since the cookbook has no index page', async () => {
    const guide = await view('/guides/cookbook/users');
    expect(guide.breadcrumbs).toEqual([
      { title: 'Guides', path: '/guides' },
      { title: 'Cookbook' },
      { title: 'Evaluation' },
      { title: 'users' },
    ]);
    expect(guide.sidebar).toMatchObject([{ path: '/guides' }, { title: 'Cookbook' }, { title: 'Evaluation' }]);
  });
  it('shows no author who is not in the team file', async () => {
    write('content/blog/unknown.mdx', front('Unknown', 'date: 2026-02-01\nauthors: [nobody]\ntags: [a]\n'));
    const page = loadSite(root, () => [coded]).pages.get('/blog/unknown');
    rmSync(join(root, 'content/blog/unknown.mdx'));
    if (!page) throw new Error('no page');
    expect((await createPageView(page, context)).authors).toEqual([]);
  });
  it('adds a list only to the section’s own page', async () => {
    const appendix = (section: string) => <ul>{section}</ul>;
    expect(renderToStaticMarkup((await view('/docs', { appendix })).body)).toContain('<ul>docs</ul>');
    expect(renderToStaticMarkup((await view('/docs/tracing', { appendix })).body)).not.toContain('<ul>');
  });
  it('renders coded pages, and lists them in the sidebar', () => {
    const drawn = createCodedPageView(coded, new URLSearchParams('q=hi'), context);
    expect(renderToStaticMarkup(drawn.body)).toBe('<p>hi</p>');
    expect(drawn).toMatchObject({
      layout: 'docs',
      previous: { path: '/docs/tracing/users' },
      head: { title: 'Coded - Sightglass' },
    });
  });
});

describe('the widgets of a page', () => {
  const feedback = async (path: string) => (await view(path)).widgets.feedback;
  it('feedback under written pages, as configured in the row of their section', async () => {
    for (const path of ['/docs', '/docs/tracing/users', '/security', '/changelog/first', '/about'])
      expect([path, await feedback(path)]).toEqual([path, true]);
  });
  it('/imprint, /blog, /customers and any subpath: no feedback widget', async () => {
    for (const path of ['/imprint', '/blog/first', '/customers'])
      expect([path, await feedback(path)]).toEqual([path, false]);
  });
  it('the copy button on every page of a section that has it, including shared conversations', async () => {
    const shown = (path: string, layout?: 'docs') =>
      createCodedPageView({ ...coded, path, layout }, new URLSearchParams(), context).widgets.copyMarkdown;
    expect((await view('/docs/tracing/users')).widgets.copyMarkdown).toBe(true);
    expect([shown('/docs/ask-ai/x'), shown('/docs/coded', 'docs'), shown('/pricing')]).toEqual([true, true, false]);
  });
  it('no feedback on coded pages, except those that look like docs or ask for it', () => {
    const shown = (page: Partial<CodedPage>) =>
      createCodedPageView({ ...coded, ...page }, new URLSearchParams(), context).widgets.feedback;
    expect(shown({})).toBe(true);
    expect(shown({ layout: undefined })).toBe(false);
    expect(shown({ path: '/pricing', layout: 'marketing' })).toBe(false);
    expect(shown({ path: '/careers', layout: undefined })).toBe(false);
    expect(shown({ path: '/search', layout: undefined, feedback: true })).toBe(true);
    expect(shown({ path: '/careers', layout: undefined, feedback: true })).toBe(false);
  });
});

describe('faults of a site', () => {
  it('a coded page with the path of a written one', () => {
    const { faults } = loadSite(root, () => [{ ...coded, path: '/docs/tracing' }, coded]);
    expect(faults.map(formatFault)).toContain(
      'content/docs/tracing/index.mdx:1: The route /docs/tracing is taken by a coded page in src/pages. Rename or remove the file.',
    );
  });
  it('an unknown author', () => {
    write('content/blog/third.mdx', front('Third', 'date: 2026-02-01\nauthors:\n  - m77\ntags: [a]\n'));
    const faults = loadSite(root, () => [coded]).faults.map(formatFault);
    rmSync(join(root, 'content/blog/third.mdx'));
    expect(faults).toEqual(['content/blog/third.mdx:6: No team member has the key "m77". Did you mean "m7"?']);
  });
  it('an invalid data file throws, with its line', () => {
    write('content/data/redirects.json', '[\n  { "from": "a", "to": "/docs" }\n]\n');
    const load = () => loadSite(root, () => [coded]);
    expect(load).toThrow(FaultError);
    expect(load).toThrow(/^content\/data\/redirects\.json:2: The field "0\.from" is invalid: /);
    write('content/data/redirects.json', '[]');
  });
  it('a missing content folder', () => {
    const load = () => loadSite(join(root, 'nowhere'), () => []);
    expect(load).toThrow(
      new FaultError([
        {
          file: 'content/docs',
          problem: 'The content cannot be read (ENOENT).',
          remedy: 'Check that the folder exists and that this user may read it.',
        },
      ]),
    );
  });
});
