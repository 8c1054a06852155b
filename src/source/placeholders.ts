import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expandModelRoles } from '../lib/model-roles.ts';
import { expandPlanFigures } from '../site/plan-placeholders.ts';
import { readModels } from './models.ts';
import { PLANS_FILE, readPlanContract } from './plans.ts';

/** Returns a function that replaces placeholders with the models and plan figures of a repository. */
export function createPlaceholderExpander(root: string): (text: string) => string {
  const { models } = readModels(root);
  const contract = existsSync(join(root, PLANS_FILE)) ? readPlanContract(root) : undefined;
  return (text) => {
    const withModels = expandModelRoles(text, models);
    return contract ? expandPlanFigures(withModels, contract) : withModels;
  };
}
