import type { ServerFeature } from '../../../http/feature.ts';
import { logLine } from '../../../http/log.ts';
import { RETENTION_EVERY_MS } from '../../../site/limits.ts';
import { SEARCH_API_PATH } from '../../../site/search.ts';
import { QUERY_NOTE_PATH } from '../engine/query-note.ts';
import { searchMigrations } from './notes/migrations.ts';
import { removeOldSearchNotes } from './notes/retention.ts';
import { mountSearchNote } from './notes/routes.ts';
import { mountSearch } from './routes.ts';
import type { SearchServices } from './services.ts';

/** The server side of search: its endpoint, and counts of queries without useful results. */
export const searchFeature: ServerFeature<SearchServices> = {
  endpoints: [SEARCH_API_PATH, QUERY_NOTE_PATH],
  migrations: searchMigrations,
  create({ env, store }) {
    const removeOldNotes = async () => {
      const removed = await removeOldSearchNotes(store, store.clock);
      if (removed.ok && removed.value > 0 && env.logLevel === 'info')
        logLine({ level: 'info', event: 'old search notes removed', count: removed.value });
    };
    return {
      mount(app, services) {
        mountSearch(app, services);
        mountSearchNote(app, services);
      },
      jobs: [{ everyMs: RETENTION_EVERY_MS, run: removeOldNotes }],
    };
  },
};
