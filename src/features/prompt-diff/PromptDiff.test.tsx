import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PromptDiff } from './PromptDiff.tsx';
import { SAMPLE_PROMPT } from './sample.ts';

describe('PromptDiff', () => {
  const html = renderToStaticMarkup(<PromptDiff prompt={SAMPLE_PROMPT} />);
  it('lists versions newest first with their labels and opens the newest', () => {
    expect([...html.matchAll(/value="(\d)"/g)].map(([, version]) => version)).toEqual(['7', '6', '5', '4']);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="7"/);
    expect(html).toContain('>production<');
  });
  it('opens the requested version', () => {
    expect(renderToStaticMarkup(<PromptDiff prompt={SAMPLE_PROMPT} selected={6} />)).toMatch(
      /<input[^>]*checked=""[^>]*value="6"/,
    );
  });
  it('separates variables and labels additions and removals for screen readers', () => {
    expect(html).toContain('<span class="text-blue-ink">{{tool_results}}</span>');
    expect(html).toContain('<span class="sr-only">removed</span>');
  });
  it('names a version without an earlier one', () => {
    const [oldest] = SAMPLE_PROMPT.versions;
    const draw = (version: number) =>
      renderToStaticMarkup(<PromptDiff prompt={{ name: 'a', versions: oldest ? [{ ...oldest, version }] : [] }} />);
    expect(draw(4)).toContain('>Version 4<');
    expect(draw(4)).toContain('aria-label="Prompt a: one version"');
    expect(draw(1)).toContain('>First version<');
  });
  it('has a text alternative', () => {
    expect(html).toContain('aria-label="Prompt support-answer: 4 versions and what each changed"');
  });
});
