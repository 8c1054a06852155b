import type { FigureData } from '../../features/product-kit/figure.ts';

/** Why the query performance role exists: dashboards over a year get slower every month. */
export const SLOW_DASHBOARDS: FigureData<'Dashboard'> = {
  kind: 'Dashboard',
  title: 'What hurts today: slow dashboards',
  filters: ['time range is one year'],
  widgets: [
    {
      title: 'How long do readers wait?',
      measure: 'time to load, by month',
      chart: 'line',
      unit: 'ms',
      labels: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
      series: [
        { name: 'median', values: [1400, 1500, 1800, 2100, 2300, 2700] },
        { name: 'p95', values: [4100, 4600, 5300, 6400, 7200, 8600] },
      ],
    },
  ],
};
