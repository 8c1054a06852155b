import type { Category, Tools } from '../../site/tools.ts';

const analytics = () => import('../../platform/analytics/analytics.ts');
const crm = () => import('../../platform/crm/crm.ts');
const started = new Set<Category>();

/** Starts the tool of a category; its code is loaded now and not before. */
export async function startTool(category: Category, tools: Tools): Promise<void> {
  started.add(category);
  if (category === 'analytics' && tools.analytics) {
    const { startAnalytics } = await analytics();
    if (started.has(category)) await startAnalytics(tools.analytics);
  }
  if (category === 'marketing' && tools.marketing) {
    const { startCrm } = await crm();
    if (started.has(category)) startCrm(tools.marketing);
  }
}

/** Stops the tool of a category; true where only a reload can stop what it has loaded. Code that was never started is not loaded for this. */
export async function stopTool(category: Category): Promise<boolean> {
  if (!started.delete(category)) return false;
  if (category === 'marketing') return (await crm()).stopCrm();
  (await analytics()).stopAnalytics();
  return false;
}
