export interface Series {
  name: string;
  values: readonly number[];
}

/** Points of a line in percent of the plot; y is counted from the top. */
export interface LinePoint {
  x: number;
  y: number;
}

/** The lines of a chart: the values of its lowest and highest point, and the points of each line. */
export interface LineLayout {
  low: number;
  high: number;
  lines: { name: string; points: LinePoint[] }[];
}

const TOP = 12;
const BOTTOM = 88;
const round = (value: number) => Number(value.toFixed(2));

/** Places lines between the lowest and the highest value of all of them; equal values run through the middle. */
export function layOutLines(series: readonly Series[]): LineLayout {
  const all = series.flatMap(({ values }) => values);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => (high === low ? 50 : BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP));
  const lines = series.map(({ name, values }) => ({
    name,
    points: values.map((value, index) => ({
      x: round(values.length < 2 ? 50 : (index / (values.length - 1)) * 100),
      y: round(y(value)),
    })),
  }));
  return { low, high, lines };
}
