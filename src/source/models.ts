import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Models, modelsSchema } from '../schema/models.ts';
import { parseData } from './parse-data.ts';

/** The file that names the models of samples. */
export const MODELS_FILE = 'contracts/models.json';

/** Reads the models that samples use; a folder without the file has none. */
export function readModels(root: string): Models {
  const path = join(root, MODELS_FILE);
  if (!existsSync(path)) return { models: [], retired: [] };
  return parseData(readFileSync(path, 'utf8'), MODELS_FILE, modelsSchema);
}
