import { LOCALES } from '../site/locales.ts';
import { getSection } from '../site/sections.ts';
import { getParents } from './folders.ts';
import type { Site } from './site.ts';

/** The data for finding when a page last changed. */
export type UpdatedSource = Pick<Site, 'pages' | 'coded' | 'editedAt'>;

/** The date a page last changed: its file's last commit, or for a coded page that of its folder in `src/pages`. An uncommitted page without a date counts as changed with the newest commit. */
export function getUpdated(path: string, site: UpdatedSource): string | undefined {
  const page = site.pages.get(path);
  if (page) return site.editedAt.get(page.file) ?? page.front.date ?? getNewestDate(site, '');
  const coded = site.coded.get(path);
  if (coded?.isFolder) return folderDate(path, site);
  return coded ? codedDate(path, site) : undefined;
}

/** The index of a folder changes with the pages in it. */
function folderDate(path: string, site: UpdatedSource): string | undefined {
  return getFolderDates(site).get(path) ?? codedDate(path, site);
}

const folderDates = new WeakMap<UpdatedSource['pages'], { editedAt: unknown; dates: ReadonlyMap<string, string> }>();

/** The newest commit of the pages in each folder, found once for all folders. */
function getFolderDates({ pages, editedAt }: UpdatedSource): ReadonlyMap<string, string> {
  const cached = folderDates.get(pages);
  if (cached?.editedAt === editedAt) return cached.dates;
  const dates = new Map<string, string>();
  for (const { path, file } of pages.values()) {
    const date = editedAt.get(file);
    if (!date) continue;
    for (const folder of getParents(path)) if (date > (dates.get(folder) ?? '')) dates.set(folder, date);
  }
  folderDates.set(pages, { editedAt, dates });
  return dates;
}

/** A coded page is in the folder named like a part of its path: `/blog/tag/evaluation` in `src/pages/blog`. One that lists written pages changes with them. */
function codedDate(path: string, site: UpdatedSource): string | undefined {
  const folders = homeFolders(path) ?? path.split('/').filter(Boolean).reverse();
  for (const folder of folders) {
    const code = getNewestDate(site, `src/pages/${folder}/`);
    if (!code) continue;
    const listed = getSection(path).contentDir === folder ? getNewestDate(site, `content/${folder}/`) : undefined;
    return listed && listed > code ? listed : code;
  }
  return getNewestDate(site, 'src/pages/') ?? getNewestDate(site, '');
}

/** The home pages are in folders that do not appear in their paths. */
function homeFolders(path: string): string[] | undefined {
  if (!LOCALES.some((locale) => locale.path === path)) return undefined;
  return [path === '/' ? 'home' : 'locale-home'];
}

const newestDates = new WeakMap<UpdatedSource['editedAt'], Map<string, string | undefined>>();

/** The date of the newest commit to the files whose path starts with this. */
function getNewestDate({ editedAt }: UpdatedSource, start: string): string | undefined {
  const dateByStart = newestDates.get(editedAt) ?? new Map<string, string | undefined>();
  newestDates.set(editedAt, dateByStart);
  if (!dateByStart.has(start)) dateByStart.set(start, findNewestDate(editedAt, start));
  return dateByStart.get(start);
}

function findNewestDate(editedAt: UpdatedSource['editedAt'], start: string): string | undefined {
  let found: string | undefined;
  for (const [file, date] of editedAt) if (file.startsWith(start) && (!found || date > found)) found = date;
  return found;
}
