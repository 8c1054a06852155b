import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { SECTIONS, type SectionId } from '../site/sections.ts';
import { createPlaceholderExpander } from './placeholders.ts';

/** A content file on disk. */
export interface ContentFile {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** The folder's section. */
  section: SectionId;
  /** Path below the section's folder without extension: `tracing/index`. */
  stem: string;
  /** The text, with placeholders replaced by model ids and plan figures. */
  source: string;
}

/** Reads every page file of every section. */
export function readContentFiles(root: string): ContentFile[] {
  const expand = createPlaceholderExpander(root);
  return SECTIONS.flatMap((section) => {
    if (section.contentDir === null) return [];
    const folder = join(root, 'content', section.contentDir);
    return pageFiles(folder).map((path) => ({
      file: slashes(relative(root, path)),
      section: section.id,
      stem: slashes(relative(folder, path)).replace(/\.mdx?$/, ''),
      source: expand(readFileSync(path, 'utf8')),
    }));
  });
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return pageFiles(path);
      return /\.mdx?$/.test(entry.name) && entry.name !== 'README.md' ? [path] : [];
    });
}

function slashes(path: string): string {
  return path.split(sep).join('/');
}
