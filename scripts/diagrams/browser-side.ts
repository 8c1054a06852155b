import type { Mermaid, MermaidConfig } from 'mermaid';

/** A drawing, or why there is none. */
export type Drawn = { svg: string; width: number; height: number } | { message: string; line?: number };

/** Runs in the page: draws a source and leaves only what the picture needs. */
export async function drawInPage({
  source,
  settings,
  fontFaces,
}: {
  source: string;
  settings: MermaidConfig;
  fontFaces: string;
}): Promise<Drawn> {
  const { mermaid } = window as unknown as { mermaid: Mermaid };
  mermaid.initialize(settings);
  try {
    await mermaid.parse(source);
    const { svg } = await mermaid.render('d', source);
    document.body.innerHTML = svg;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = /line:? (\d+)/i.exec(message)?.[1];
    return { message, line: line ? Number(line) : undefined };
  }
  const svg = document.querySelector('svg');
  if (!svg) return { message: 'Nothing was drawn.' };
  const style = svg.querySelector('style');
  const used = (rule: CSSRule) => {
    if (!(rule instanceof CSSStyleRule)) return false;
    const plain = rule.selectorText.replace(/::?(hover|root|before|after|focus|active)/g, '');
    return plain.trim() !== '' && document.querySelector(plain) !== null;
  };
  const rules = [...(style?.sheet?.cssRules ?? [])].filter(used).map(({ cssText }) => cssText);
  // All pictures carry the same id, which serves the style sheet alone.
  if (style) style.textContent = `${fontFaces}${rules.join('')}`;
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  svg.setAttribute('width', String(size.width));
  svg.setAttribute('height', String(size.height));
  svg.removeAttribute('style');
  for (const element of svg.querySelectorAll('script, foreignObject, a')) element.remove();
  return { svg: new XMLSerializer().serializeToString(svg), ...size };
}
