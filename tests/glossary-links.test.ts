import { describe, expect, it } from 'vitest';
import { createTermFinder } from '../src/markdown/glossary/term-pattern.ts';
import { GLOSSARY_PAGE } from '../src/site/links.ts';
import { getSharedRenderer } from './shared-site.ts';

const renderer = getSharedRenderer();
const { pages, reference } = renderer.site;
// Written by the renderer, so its attributes have a fixed order.
const LINK = /<a href="([^"]*)" title="[^"]*" class="term-link">/g;

async function get(path: string, format: 'html' | 'markdown'): Promise<string> {
  const body = await renderer.page(path, new URLSearchParams(), format);
  return Buffer.from(body?.plain ?? '').toString('utf8');
}

const getLinks = (html: string) => [...html.matchAll(LINK)].map(([, href]) => href ?? '');

describe('links to the glossary', () => {
  it('are on most pages that explain, every term once', async () => {
    const entries = new Set(reference.glossary.map(({ id }) => `${GLOSSARY_PAGE}#${id}`));
    const counts = new Map<string, number>();
    for (const { path, section } of pages.values()) {
      const links = getLinks(await get(path, 'html'));
      if (section.termLinks) counts.set(path, links.length);
      else expect(links, path).toEqual([]);
      expect(new Set(links).size, path).toBe(links.length);
      expect(
        links.filter((href) => !entries.has(href)),
        path,
      ).toEqual([]);
    }
    const found = [...counts.values()];
    expect(found.filter((count) => count > 0).length / found.length).toBeGreaterThan(0.9);
    expect(counts.get(GLOSSARY_PAGE)).toBe(0);
  }, 120_000);

  it('are absent from Markdown and from the text that search and assistant read', async () => {
    const path = '/faq/all/what-is-a-unit';
    expect(getLinks(await get(path, 'html'))).not.toEqual([]);
    expect(await get(path, 'markdown')).not.toContain(GLOSSARY_PAGE);
    expect(JSON.stringify(await renderer.text(path))).not.toContain(GLOSSARY_PAGE);
  });

  it.each([
    ['agent', 'Agent Framework emits spans.', 'An agent in a loop.'],
    ['experiment', 'Experiments and models remain in MLflow.', 'An experiment runs your code.'],
    ['generation', 'Drawn for the second generation of this callback.', 'The second generation has no cost.'],
    ['metadata', 'A table whose metadata was lost.', 'Put it into the metadata.'],
    ['organisation', 'In an organisation, only admins can edit Broadcast.', 'An owner of the organisation.'],
    ['project', 'Paths are relative to the project root.', 'Keys belong to one project.'],
    ['prompt', 'It opens a prompt for SQL.', 'A prompt has versions.'],
    ['public-key-secret-key', 'A hash with a secret key.', 'The secret key stays on the server.'],
    ['retention', 'Your contract applies: retention, training and region.', 'Set retention for each project.'],
    ['score', 'Judges can score more traces.', 'The score is saved.'],
    ['score', 'Score both, so that you can chart them.', 'Scores of both traces.'],
    ['score', 'It scores what broke a rule.', 'Look at scores that fell.'],
    ['score', 'Let a dataset keep score.', 'Keep the score.'],
    ['session', 'Running sessions last 30 days.', 'Give these traces one session.'],
    ['session', 'Existing sessions last until they expire.', 'Its session has three traces.'],
    ['span', 'Files for a span of time.', 'A span around the call.'],
    ['trace', "It doesn't trace.", "It doesn't send the trace."],
    ['trace', 'The first client is the one that traces.', 'The one that has traces.'],
    ['unit', 'Unit, integration and permission tests.', 'Units fall in proportion.'],
    ['unit', 'One note uses another unit.', 'Every observation is a unit.'],
  ])('%s: "%s" uses another sense of the word', (id, other, sense) => {
    const find = createTermFinder(reference.glossary);
    const idsIn = (text: string) => find(text, '').map(({ term }) => term.id);
    expect(idsIn(other)).not.toContain(id);
    expect(idsIn(sense)).toContain(id);
  });

  it.each([
    ['/self-hosting/deployment/railway', 'project'],
    ['/self-hosting/deployment/gcp', 'project'],
    ['/integrations/model-providers/google-vertex-ai', 'project'],
    ['/integrations/no-code/n8n', 'webhook'],
    ['/docs/api-and-data-platform/features/export-to-blob-storage', 'span'],
  ])('are absent from %s for the word %s, which means something else there', async (path, id) => {
    expect(getLinks(await get(path, 'html'))).not.toContain(`${GLOSSARY_PAGE}#${id}`);
  });
});
