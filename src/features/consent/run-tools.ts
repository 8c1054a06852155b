import type { Category, Tools } from '../../site/tools.ts';

const grantedCategories = new Set<Category>();
const stopFunctions = new Map<Category, () => boolean>();

/** Starts the tool of a category; its code is loaded only now. */
export async function startTool(category: Category, tools: Tools): Promise<void> {
  grantedCategories.add(category);
  // The visitor may change their mind while code is loading.
  if (category === 'analytics' && tools.analytics) {
    const { startAnalytics, stopAnalytics } = await import('../../platform/analytics/analytics.ts');
    if (!grantedCategories.has(category)) return;
    stopFunctions.set(category, stopAnalytics);
    await startAnalytics(tools.analytics);
  }
  if (category === 'marketing' && tools.marketing) {
    const { startCrm, stopCrm } = await import('../../platform/crm/crm.ts');
    if (!grantedCategories.has(category)) return;
    stopFunctions.set(category, stopCrm);
    startCrm(tools.marketing);
  }
}

/** Stops the tool of a category; returns true if only a reload stops what it has loaded. */
export function stopTool(category: Category): boolean {
  grantedCategories.delete(category);
  const stop = stopFunctions.get(category);
  stopFunctions.delete(category);
  return stop?.() ?? false;
}
