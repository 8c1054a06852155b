import type { LineMarker } from '../features/trace-view/line-marker.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Puts a link to its span at the start of each marked line. The number is drawn by CSS, so copied code stays code. */
export function addLineMarkers(html: string, markers: ReadonlyMap<number, LineMarker>): string {
  return html
    .split('\n')
    .map((line, index) => {
      const marker = markers.get(index + 1);
      if (!marker) return line;
      const { number, target, label } = marker;
      const link = `<a class="pair-link" href="#${escapeHtml(target)}" aria-label="${escapeHtml(label)}"><span class="pair-number" data-number="${number}"></span></a>`;
      return line.replace(/^<span class="line"([^>]*)>/, `<span class="line"$1 data-pair="${number}">${link}`);
    })
    .join('\n');
}
