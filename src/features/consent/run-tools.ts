import type { Category, Tools } from '../../site/tools.ts';

const wanted = new Set<Category>();
const stops = new Map<Category, () => boolean>();

/** Starts the tool of a category; its code is loaded now and not before. */
export async function startTool(category: Category, tools: Tools): Promise<void> {
  wanted.add(category);
  // The visitor may change their mind while code is loading.
  if (category === 'analytics' && tools.analytics) {
    const { startAnalytics, stopAnalytics } = await import('../../platform/analytics/analytics.ts');
    if (!wanted.has(category)) return;
    stops.set(category, stopAnalytics);
    await startAnalytics(tools.analytics);
  }
  if (category === 'marketing' && tools.marketing) {
    const { startCrm, stopCrm } = await import('../../platform/crm/crm.ts');
    if (!wanted.has(category)) return;
    stops.set(category, stopCrm);
    startCrm(tools.marketing);
  }
}

/** Stops the tool of a category at once; true where only a reload ends what it has loaded. */
export function stopTool(category: Category): boolean {
  wanted.delete(category);
  const stop = stops.get(category);
  stops.delete(category);
  return stop?.() ?? false;
}
