interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True for a visitor who saves data or has a slow network: nothing is prefetched. */
export function savesData({ connection }: { connection?: Connection } = navigator as object): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
