import type { ReactNode } from 'react';
import type { Drawing } from './picture.ts';

/** Size of the drawing; the SVG scales to its place. */
const WIDTH = 144;
const HEIGHT = 72;
const PAD = 8;
const INNER = { width: WIDTH - 2 * PAD, height: HEIGHT - 2 * PAD };

const round = (value: number) => Number(value.toFixed(1));
const rect = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h-${round(width)}z`;

function Waterfall({ bars }: Extract<Drawing, { kind: 'waterfall' }>) {
  const step = INNER.height / Math.max(bars.length, 4);
  const height = Math.min(7, step * 0.64);
  const path = (parts: readonly { x: number; width: number; row: number }[]) =>
    parts
      .map(({ x, width, row }) =>
        rect(
          PAD + (x / 100) * INNER.width,
          PAD + row * step + (step - height) / 2,
          Math.max(1.5, (width / 100) * INNER.width),
          height,
        ),
      )
      .join('');
  return (
    <>
      <path className="fill-line-strong" d={path(bars.map(({ whole }, row) => ({ ...whole, row })))} />
      <path
        className="fill-amber"
        d={path(bars.flatMap(({ critical }, row) => critical.map((bar) => ({ ...bar, row }))))}
      />
    </>
  );
}

function Scores({ values }: Extract<Drawing, { kind: 'scores' }>) {
  const step = Math.min(18, INNER.width / values.length);
  const left = PAD + (INNER.width - step * values.length) / 2;
  const bars = values.map((value, index) => {
    const height = Math.max(2, value * (INNER.height - 4));
    return rect(left + index * step + step * 0.18, HEIGHT - PAD - 1 - height, step * 0.64, height);
  });
  return (
    <>
      <path className="fill-line-strong" d={rect(PAD, HEIGHT - PAD - 1, INNER.width, 1)} />
      <path className="fill-amber" d={bars.join('')} />
    </>
  );
}

function Cells({ cells }: Extract<Drawing, { kind: 'cells' }>) {
  const gap = 1.5;
  const lines = cells.reduce((sum, cell) => sum + cell.lines, 0);
  const unit = (INNER.height - gap * (cells.length - 1)) / lines;
  let top = PAD;
  const placed = cells.map((cell) => {
    const height = Math.max(0.5, cell.lines * unit);
    const path = rect(PAD, top, cell.isCode ? INNER.width : INNER.width * 0.62, height);
    top += height + gap;
    return { ...cell, path };
  });
  const getPath = (isCode: boolean) =>
    placed
      .filter((cell) => cell.isCode === isCode)
      .map(({ path }) => path)
      .join('');
  return (
    <>
      <path className="fill-line" d={getPath(false)} />
      <path className="fill-line-strong" d={getPath(true)} />
    </>
  );
}

function getShapes(drawing: Exclude<Drawing, { kind: 'poster' }>): ReactNode {
  if (drawing.kind === 'waterfall') return <Waterfall {...drawing} />;
  return drawing.kind === 'scores' ? <Scores {...drawing} /> : <Cells {...drawing} />;
}

/** A small picture of the result of a guide, drawn from its data. */
export function GuidePicture({ drawing }: { drawing: Drawing }) {
  const frame = 'block aspect-[2/1] w-full rounded-md border border-line bg-raised';
  if (drawing.kind === 'poster') {
    const { src, darkSrc } = drawing;
    const image = {
      width: WIDTH,
      height: HEIGHT,
      loading: 'lazy',
      decoding: 'async',
    } as const;
    const className = `${frame} object-cover object-top`;
    if (!darkSrc) return <img src={src} alt="" className={className} {...image} />;
    return (
      <>
        <img src={src} alt="" className={`picture-light ${className}`} {...image} />
        <img src={darkSrc} alt="" className={`picture-dark ${className}`} {...image} />
      </>
    );
  }
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={frame}>
      {getShapes(drawing)}
    </svg>
  );
}
