import type { MermaidConfig } from 'mermaid';
import { DIAGRAM_COLOURS as c } from '../../src/markdown/diagram-theme.ts';

const FONT = '"Geist Variable", sans-serif';
const FONT_PX = 13;

/** Mermaid's settings: our colours, plain SVG text, the same IDs every time. */
export function getSettings(): MermaidConfig {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    deterministicIds: true,
    theme: 'base',
    look: 'classic',
    fontFamily: FONT,
    fontSize: FONT_PX,
    htmlLabels: false,
    flowchart: {
      htmlLabels: false,
      useMaxWidth: false,
      padding: 12,
      minNodeWidth: 56,
      nodeSpacing: 24,
      rankSpacing: 40,
    },
    sequence: {
      useMaxWidth: false,
      mirrorActors: false,
      diagramMarginX: 8,
      diagramMarginY: 8,
      width: 80,
      height: 40,
      actorMargin: 12,
      messageMargin: 30,
      boxMargin: 8,
      noteMargin: 8,
      actorFontFamily: FONT,
      messageFontFamily: FONT,
      noteFontFamily: FONT,
    },
    er: { useMaxWidth: false, minEntityWidth: 80, minEntityHeight: 48 },
    class: { useMaxWidth: false, htmlLabels: false },
    state: { useMaxWidth: false },
    themeVariables: getVariables(),
    themeCSS: getCss(),
  };
}

function getVariables(): Record<string, string> {
  return {
    fontFamily: FONT,
    fontSize: `${FONT_PX}px`,
    background: c.paper,
    primaryColor: c.raised,
    primaryTextColor: c.ink,
    primaryBorderColor: c['line-strong'],
    secondaryColor: c.sunken,
    secondaryTextColor: c.ink,
    secondaryBorderColor: c['line-strong'],
    tertiaryColor: c.sunken,
    tertiaryTextColor: c['ink-2'],
    tertiaryBorderColor: c.line,
    lineColor: c['ink-3'],
    textColor: c['ink-2'],
    titleColor: c['ink-2'],
    clusterBkg: c.sunken,
    clusterBorder: c.line,
    edgeLabelBackground: c.paper,
    noteBkgColor: c['amber-wash'],
    noteTextColor: c.ink,
    noteBorderColor: c.amber,
    actorBkg: c.raised,
    actorBorder: c['line-strong'],
    actorTextColor: c.ink,
    actorLineColor: c['line-strong'],
    signalColor: c['ink-3'],
    signalTextColor: c['ink-2'],
    labelBoxBkgColor: c.sunken,
    labelBoxBorderColor: c['line-strong'],
    labelTextColor: c['ink-2'],
    loopTextColor: c['ink-2'],
    activationBkgColor: c['amber-wash'],
    activationBorderColor: c.amber,
    attributeBackgroundColorOdd: c.raised,
    attributeBackgroundColorEven: c.sunken,
  };
}

/** `:::accent` marks the subject of a diagram; groups have small headings. */
function getCss(): string {
  return [
    `.accent > :is(rect, polygon, path, circle, ellipse), .accent > g > path { fill: ${c['amber-wash']} !important; stroke: ${c.amber} !important; }`,
    `.marker circle { fill: ${c.paper} !important; }`,
    '.node rect, .cluster rect { rx: 6px; ry: 6px; }',
    `.cluster-label text { font-size: 12px; fill: ${c['ink-3']} !important; }`,
    `.edgeLabel text, .edgeLabel tspan { font-size: 12px; fill: ${c['ink-2']} !important; }`,
    '.edgeLabel rect, .edgeLabel .background { opacity: 1 !important; }',
  ].join('\n');
}
