/** Writes roles in place of literal model ids in every page: `npm run tool -- models:roles`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRoles } from '../src/checks/models/write-roles.ts';
import { readModels } from '../src/source/models.ts';

const models = readModels('.');
const pages = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) => /\.mdx?$/.test(name));
for (const name of pages.sort()) {
  const file = join('content', name);
  const text = readFileSync(file, 'utf8');
  const written = writeRoles(text, file, models);
  if (written === text) continue;
  writeFileSync(file, written);
  console.log(file);
}
