import { modelPlaceholder } from '../../lib/model-roles.ts';
import type { Models } from '../../schema/models.ts';
import { findModel } from './model-names.ts';
import { pageUsages } from './usages.ts';

/** Replaces the IDs in samples and inline code of a page with roles. */
export function writeRoles(text: string, file: string, known: Models): string {
  const lines = text.split('\n');
  for (const { name, line, place } of pageUsages(text, file)) {
    if (name === undefined) continue;
    const { model, retired } = findModel(name, known);
    // Text may name a retired model on purpose.
    const found = model ?? (place === 'page' ? retired : undefined);
    if (!found) continue;
    const written = name.replace(found.id, modelPlaceholder(found.role));
    lines[line - 1] = replaceWord(lines[line - 1] ?? '', name, written);
  }
  return lines.join('\n');
}

/** Replaces a name unless it is part of a longer one. */
function replaceWord(text: string, name: string, written: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\w.:/@-])${escaped}(?![\\w/@-])`, 'g'), () => written);
}
