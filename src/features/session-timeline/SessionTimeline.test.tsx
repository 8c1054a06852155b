import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SessionTimeline } from './SessionTimeline.tsx';
import { SAMPLE_SESSION } from './sample.ts';
import { sessionMarkdown } from './session-markdown.ts';

describe('SessionTimeline', () => {
  const html = renderToStaticMarkup(<SessionTimeline session={SAMPLE_SESSION} />);
  it('has a text alternative', () => {
    expect(html).toContain('aria-label="Session session-8812: 5 traces in 5:32 minutes"');
  });
  it('draws a stem and writes a line for each turn', () => {
    expect(html.match(/<circle/g)).toHaveLength(5);
    expect(html.match(/<li /g)).toHaveLength(5);
  });
  it('states the verdict in words', () => {
    expect(html.match(/Not helpful/g)).toHaveLength(1);
    expect(html.match(/>Helpful</g)).toHaveLength(2);
  });
  it('shows the scores of the session, in the drawing and in Markdown', () => {
    const session = { ...SAMPLE_SESSION, scores: [{ name: 'resolved', value: false }] };
    expect(renderToStaticMarkup(<SessionTimeline session={session} />)).toMatch(/resolved.*?false</s);
    expect(sessionMarkdown(session)).toContain(', score `resolved` false');
    expect(sessionMarkdown(SAMPLE_SESSION)).not.toContain('score');
  });
  it('skips the conversation when compact', () => {
    expect(renderToStaticMarkup(<SessionTimeline session={SAMPLE_SESSION} compact />)).not.toContain('<ol');
  });
});
