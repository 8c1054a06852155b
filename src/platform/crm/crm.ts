import type { Tools } from '../../site/tools.ts';
import { onPageView } from '../page-views.ts';

type Command = readonly [name: string, value?: string];

/** The queue that the tracker's script reads. */
export interface Queue {
  push(command: Command): unknown;
}

let stopReporting: (() => void) | undefined;

/** Reports page views to the tracker. It counts the first one automatically, so for that one it receives only the path. */
export function createPathReporter(queue: Queue): (path: string) => void {
  let first = true;
  return (path) => {
    queue.push(['setPath', path]);
    if (!first) queue.push(['trackPageView']);
    first = false;
  };
}

/** Loads the CRM's script: to be called after consent. */
export function startCrm({ script }: NonNullable<Tools['marketing']>): void {
  if (stopReporting) return;
  const holder = window as { _hsq?: Queue };
  holder._hsq ??= [];
  const report = createPathReporter({ push: (command) => holder._hsq?.push(command) });
  stopReporting = onPageView(report);
  const element = document.createElement('script');
  Object.assign(element, { src: script, async: true });
  document.head.append(element);
}

/** Stops sending data to the tracker; returns true if its script is running, which only a reload stops. */
export function stopCrm(): boolean {
  stopReporting?.();
  const ran = stopReporting !== undefined;
  stopReporting = undefined;
  return ran;
}
