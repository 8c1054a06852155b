import {
  findPrebuiltIndex,
  indexKey,
  PREBUILT_INDEX_FOLDER,
  writePrebuiltIndex,
} from '../server/worker/prebuilt-index.ts';

/** Builds the data that search and the assistant answer from, unless it exists for exactly these pages. */
async function buildIndex(root: string): Promise<void> {
  const key = indexKey(root);
  if (findPrebuiltIndex(PREBUILT_INDEX_FOLDER, key)) return;
  console.log('Building the search index ...');
  // Loaded only when needed, because most runs have nothing to do.
  const { productionApp } = await import('../server/production.ts');
  const { openSavedPages } = await import('../server/saved-pages/saved-pages.ts');
  const saved = openSavedPages(root);
  const { renderer, site } = productionApp({ root, logLevel: 'error', answering: 'in process', saved });
  await writePrebuiltIndex(PREBUILT_INDEX_FOLDER, key, renderer);
  saved.save([...site.pages.keys(), ...site.coded.keys()]);
}

try {
  await buildIndex(process.cwd());
} catch (error) {
  // The caller of the bundler reports faults in the content; without this index, the server builds one on the first search.
  console.error(`The search index was not built: ${error instanceof Error ? error.message : error}`);
}
