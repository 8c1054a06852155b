import {
  findShippedIndex,
  indexKey,
  SHIPPED_INDEX_FOLDER,
  writeShippedIndex,
} from '../server/answering/shipped-index.ts';

/** Builds what search and assistant answer from, unless it is there for exactly these pages. */
async function buildIndex(root: string): Promise<void> {
  const key = indexKey(root);
  if (findShippedIndex(SHIPPED_INDEX_FOLDER, key)) return;
  console.log('Building the search index ...');
  // Loaded only where it is needed: most runs find nothing to do.
  const { productionApp } = await import('../server/production.ts');
  const { renderer } = productionApp({ root, logLevel: 'error', answering: 'in process' });
  await writeShippedIndex(SHIPPED_INDEX_FOLDER, key, renderer);
}

try {
  await buildIndex(process.cwd());
} catch (error) {
  // Whoever asked for the bundles reports what is wrong with the content; a server builds its index when asked.
  console.error(`The search index was not built: ${error instanceof Error ? error.message : error}`);
}
