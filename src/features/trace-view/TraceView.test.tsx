import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SAMPLE_SELECTED, SAMPLE_TRACE } from './sample.ts';
import { TraceView } from './TraceView.tsx';

describe('TraceView', () => {
  const html = renderToStaticMarkup(<TraceView trace={SAMPLE_TRACE} selected={SAMPLE_SELECTED} id="one" />);
  it('has a text alternative', () => {
    expect(html).toContain('aria-label="Trace support-assistant: 10 observations in 4.18 s"');
  });
  it('offers one radio a row and opens the chosen one', () => {
    expect(html.match(/type="radio"/g)).toHaveLength(10);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="obs-08"/);
    expect(html.match(/name="trace-one"/g)).toHaveLength(10);
  });
  it('shows input, output and scores of an observation', () => {
    expect(html).toContain('Answer from articles and tools.');
    expect(html).toContain('helpfulness');
    expect(html).toContain('1,932 → 148');
  });
  it('shows metadata of the trace and of an observation', () => {
    const [first, ...rest] = SAMPLE_TRACE.observations;
    const observations = first ? [{ ...first, metadata: { hits: 4, index: 'handbook' } }, ...rest] : rest;
    const trace = { ...SAMPLE_TRACE, metadata: { plan: 'annual', flags: ['beta'] }, observations };
    const drawn = renderToStaticMarkup(<TraceView trace={trace} />);
    expect(drawn).toContain('plan: annual\u00a0· flags: [&quot;beta&quot;]');
    expect(drawn).toContain('hits: 4\nindex: handbook');
    expect(html).not.toContain('Metadata');
  });
  it('shows the version of a step and the linked prompt', () => {
    const [first, ...rest] = SAMPLE_TRACE.observations;
    const linked = first
      ? [{ ...first, version: 'rerank-2', prompt: { name: 'summarise', version: 4 } }, ...rest]
      : rest;
    const drawn = renderToStaticMarkup(<TraceView trace={{ ...SAMPLE_TRACE, observations: linked }} />);
    expect(drawn).toContain('>rerank-2<');
    expect(drawn).toContain('>summarise v4<');
  });
  it('explains the first token only if a step has one', () => {
    const observations = SAMPLE_TRACE.observations.map(({ firstTokenMs, ...rest }) => rest);
    expect(html).toContain('First token</span>');
    expect(renderToStaticMarkup(<TraceView trace={{ ...SAMPLE_TRACE, observations }} />)).not.toContain('First token');
  });
  it('has columns for tokens and cost only if the trace has any', () => {
    const observations = SAMPLE_TRACE.observations.map(({ usage, costUsd, ...rest }) => rest);
    const without = renderToStaticMarkup(<TraceView trace={{ ...SAMPLE_TRACE, observations }} />);
    expect(html).toContain('<span>Cost</span>');
    expect(html).not.toContain('trace-no-numbers');
    expect(without).not.toMatch(/<span>(Tokens|Cost)<\/span>/);
    expect(without).toContain('trace-no-numbers');
  });
  it('is a plain list when compact', () => {
    const compact = renderToStaticMarkup(<TraceView trace={SAMPLE_TRACE} compact />);
    expect(compact).not.toContain('<input');
    expect(compact.match(/<li /g)).toHaveLength(10);
  });
  it('never writes inline style', () => {
    expect(html).not.toContain('style=');
  });
  it('names warnings and errors, and draws only errors in red', () => {
    const draw = (level: 'WARNING' | 'ERROR') => {
      const [root] = SAMPLE_TRACE.observations;
      const observations = root ? [{ ...root, level, statusMessage: 'Something is off.' }] : [];
      return renderToStaticMarkup(<TraceView trace={{ ...SAMPLE_TRACE, observations }} />);
    };
    expect(draw('WARNING')).toContain('>WARNING<');
    expect(draw('WARNING')).not.toContain('text-red-ink');
    expect(draw('ERROR')).toMatch(/text-red-ink[^>]*>ERROR</);
  });
});
