import { expect, it } from 'vitest';
import { createPathReporter } from './crm.ts';

it('sends the path to the tracker on each page view; the tracker counts the first automatically', () => {
  const queue: unknown[] = [];
  const reportPath = createPathReporter(queue);
  reportPath('/docs');
  expect(queue).toEqual([['setPath', '/docs']]);
  reportPath('/docs');
  reportPath('/pricing');
  expect(queue.slice(1)).toEqual([['setPath', '/docs'], ['trackPageView'], ['setPath', '/pricing'], ['trackPageView']]);
});
