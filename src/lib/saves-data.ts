interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True for a visitor who asked the browser to save data, or whose network is slow: nothing is downloaded ahead for them. */
export function savesData({ connection }: { connection?: Connection } = navigator as object): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
