import type { Mermaid, MermaidConfig } from 'mermaid';
import type { Drawing } from '../../src/markdown/diagrams.ts';

/** A drawing, or the error. */
export type DrawResult = Drawing | { message: string; line?: number };

interface DrawInput {
  source: string;
  settings: MermaidConfig;
  /** Prefix of the ids, so that two diagrams fit on one page. */
  key: string;
  /** Names of tokens by their colour, as `rgb(1, 2, 3)`. */
  tokens: Record<string, string>;
}

/** Runs in the page: draws a source, and writes its styles as attributes that name our tokens, because pages allow no inline styles. */
export async function drawInPage({ source, settings, key, tokens }: DrawInput): Promise<DrawResult> {
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

  const INHERITED = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-size', 'font-weight', 'text-anchor'];
  const KEPT =
    /^(d|x|y|dx|dy|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|points|transform|viewBox|refX|refY|orient|marker\w*|marker-(start|end))$/;
  const unknown = new Set<string>();
  const write = (name: string, value: string) => {
    if (!value.startsWith('rgb'))
      return name.endsWith('width') || name === 'font-size' ? value.replace('px', '') : value;
    if (value === 'rgba(0, 0, 0, 0)') return 'none';
    const token = tokens[value];
    if (!token) unknown.add(`${name} ${value}`);
    return `var(--color-${token})`;
  };
  const getPaint = (element: Element) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(INHERITED.map((name) => [name, style.getPropertyValue(name).replace(/,\s*/g, ', ')]));
  };
  const isText = (element: Element) => /^(text|tspan)$/.test(element.tagName);
  const isShape = (element: Element) => /^(path|rect|circle|ellipse|polygon|polyline|line)$/.test(element.tagName);
  for (const element of svg.querySelectorAll('script, style, foreignObject, a, title, desc'))
    if (element.tagName !== 'style') element.remove();
  const all = [...svg.querySelectorAll('*')].filter((element) => element.tagName !== 'style');

  // The name of a group goes to the first place at its upper edge that no line crosses, instead of to the middle.
  const lines = [...svg.querySelectorAll<SVGPathElement>('.edgePaths path')].flatMap((path) => {
    const matrix = path.getScreenCTM() ?? undefined;
    const steps = Math.ceil(path.getTotalLength() / 4);
    return Array.from({ length: steps + 1 }, (_, step) => path.getPointAtLength(step * 4).matrixTransform(matrix));
  });
  for (const group of svg.querySelectorAll('.cluster')) {
    const box = group.querySelector('rect')?.getBBox();
    const label = group.querySelector<SVGGElement>('.cluster-label');
    if (!box || !label) continue;
    const moveTo = (x: number) => label.setAttribute('transform', `translate(${box.x + x}, ${box.y + 4})`);
    const isCrossed = (x: number) => {
      moveTo(x);
      const { left, right, top, bottom } = label.getBoundingClientRect();
      return lines.some((line) => line.x > left - 3 && line.x < right + 3 && line.y > top && line.y < bottom);
    };
    const room = Math.max(0, Math.floor((box.width - label.getBBox().width - 14) / 4));
    const places = Array.from({ length: room + 1 }, (_, step) => 7 + step * 4);
    moveTo(places.find((place) => !isCrossed(place)) ?? 7);
  }

  // Reads all styles of the drawing before writing any.
  const plans = all.map((element) => {
    const style = getComputedStyle(element);
    const attributes = new Map<string, string>();
    for (const { name, value } of element.attributes) if (KEPT.test(name)) attributes.set(name, value);
    if (isShape(element)) {
      const paint = getPaint(element);
      for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-dasharray']) {
        const value = paint[name] ?? '';
        const isDefault =
          (name === 'stroke' && value === 'none') ||
          (name === 'stroke-dasharray' && /^(none|0px|0|1px, 0px)$/.test(value));
        const isIdle = name !== 'fill' && name !== 'stroke' && paint.stroke === 'none';
        if (!isDefault && !isIdle) attributes.set(name, write(name, value));
      }
      if (element.tagName === 'rect' && Number.parseFloat(style.rx) > 0)
        attributes.set('rx', String(Number.parseFloat(style.rx)));
    }
    if (isText(element)) {
      const paint = getPaint(element);
      const parent = element.tagName === 'tspan' && element.parentElement ? getPaint(element.parentElement) : undefined;
      for (const name of ['fill', 'font-size', 'font-weight', 'text-anchor']) {
        const value = paint[name] ?? '';
        if (value !== (parent?.[name] ?? { 'text-anchor': 'start', 'font-weight': '400' }[name]))
          attributes.set(name, write(name, value));
      }
      // Messages cross the lines of actors, which must not strike their words through.
      if (element.classList.contains('messageText')) {
        attributes.set('stroke', 'var(--color-paper)');
        attributes.set('stroke-width', '5');
        attributes.set('paint-order', 'stroke');
      }
      const baseline = style.dominantBaseline;
      if (
        baseline !== 'auto' &&
        !(parent && element.parentElement && getComputedStyle(element.parentElement).dominantBaseline === baseline)
      )
        attributes.set('dominant-baseline', baseline);
    }
    const hidden = style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0';
    if (!hidden && style.opacity !== '1') attributes.set('opacity', style.opacity);
    if (element.tagName === 'marker') attributes.set('id', element.id);
    return { element, attributes, hidden };
  });
  svg.querySelector('style')?.remove();
  for (const style of svg.querySelectorAll('style')) style.remove();
  for (const { element, attributes, hidden } of plans) {
    if (hidden) {
      element.remove();
      continue;
    }
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  const used = new Map<string, string>();
  for (const element of svg.querySelectorAll('[marker-start], [marker-end]'))
    for (const name of ['marker-start', 'marker-end']) {
      const id = /#([^)"]+)/.exec(element.getAttribute(name) ?? '')?.[1];
      if (!id) continue;
      if (!used.has(id)) used.set(id, `d${key}-${used.size}`);
      element.setAttribute(name, `url(#${used.get(id)})`);
    }
  for (const marker of svg.querySelectorAll('marker')) {
    const id = used.get(marker.id);
    if (id) marker.id = id;
    else marker.remove();
  }
  // Empty elements draw nothing, and elements that only group others are not needed.
  for (const group of [...svg.querySelectorAll('g, defs, text, tspan, symbol')].reverse()) {
    const isEmpty = group.children.length === 0 && !group.textContent?.trim();
    if (isEmpty || group.tagName === 'symbol') group.remove();
    else if (/^(g|defs)$/.test(group.tagName) && group.attributes.length === 0) group.replaceWith(...group.childNodes);
  }
  if (unknown.size > 0) return { message: `It has colours that are none of ours: ${[...unknown].join(', ')}.` };
  const viewBox = svg.getAttribute('viewBox') ?? '';
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  const inner = new XMLSerializer().serializeToString(svg).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    viewBox,
    svg: inner.replaceAll(' xmlns="http://www.w3.org/2000/svg"', ''),
  };
}
