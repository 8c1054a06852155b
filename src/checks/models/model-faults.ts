import { findClosestMatch } from '../../lib/closest-match.ts';
import type { Fault } from '../../lib/fault.ts';
import { modelPlaceholder } from '../../lib/model-roles.ts';
import type { Model, Models } from '../../schema/models.ts';
import { MODEL_NOTICE_DAYS } from '../../site/limits.ts';
import { MODELS_FILE, readModels } from '../../source/models.ts';
import { findModel } from './model-names.ts';
import { type ModelUsage, readUsages } from './usages.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Returns whole days until the end of a model; negative after it. */
export function daysUntil(endDate: string, today: Date): number {
  return Math.round((Date.parse(endDate) - Date.parse(today.toISOString().slice(0, 10))) / DAY);
}

function endsSoon({ endDate }: Model, today: Date): boolean {
  return endDate !== null && daysUntil(endDate, today) <= MODEL_NOTICE_DAYS;
}

function endingFault({ id, role, endDate }: Model, today: Date, place: { file: string; line?: number }): Fault {
  const days = daysUntil(endDate ?? '', today);
  const when = days < 0 ? `ended on ${endDate}` : `ends on ${endDate}, in ${days} days`;
  return {
    ...place,
    problem: `The model ${id} (${role}) ${when}.`,
    remedy: `Change the id of the role in ${MODELS_FILE}, and use the new id in notebooks and traces.`,
  };
}

function getFault(usage: ModelUsage, known: Models, today: Date): Fault[] {
  const { file, line, name, role, place } = usage;
  if (role !== undefined) {
    const model = known.models.find((one) => one.role === role);
    if (model) return endsSoon(model, today) ? [endingFault(model, today, { file, line })] : [];
    const roles = known.models.map((one) => one.role);
    const suggestion = findClosestMatch(role, roles);
    const remedy = suggestion ? `Did you mean "${suggestion}"?` : `Roles in ${MODELS_FILE}: ${roles.join(', ')}.`;
    return [{ file, line, problem: `No model has the role "${role}".`, remedy }];
  }
  const { model, retired } = findModel(name ?? '', known);
  if (model && endsSoon(model, today)) return [endingFault(model, today, { file, line })];
  if (model) return place === 'data' || isNotebook(file) ? [] : [literalFault(usage, model)];
  // Text may name retired models, for example to say that they ended.
  if (place === 'prose') return [];
  return [unknownFault(usage, retired)];
}

const isNotebook = (file: string) => /\.ipynb(#|$)/.test(file);

function literalFault({ file, line, name }: ModelUsage, { role, id }: Model): Fault {
  const written = name?.replace(id, modelPlaceholder(role));
  return {
    file,
    line,
    problem: `The model ${name} is hard-coded.`,
    remedy: `Write ${written}, or run "npm run tool -- models:roles".`,
  };
}

function unknownFault({ file, line, name }: ModelUsage, retired: Models['retired'][number] | undefined): Fault {
  if (retired)
    return {
      file,
      line,
      problem: `The model ${name} is retired (end: ${retired.endDate}).`,
      remedy: `Use the model of the role "${retired.role}" in ${MODELS_FILE}.`,
    };
  return {
    file,
    line,
    problem: `The model ${name} is not in ${MODELS_FILE}.`,
    remedy: 'Use a model from that file, or add it there with a role and its end date.',
  };
}

/** Faults for the models named in these places, and for models that end soon. */
export function modelUsageFaults(usages: readonly ModelUsage[], known: Models, today: Date): Fault[] {
  const faults = usages.flatMap((usage) => getFault(usage, known, today));
  const ending = known.models.filter((model) => endsSoon(model, today));
  const unused = ending.filter(({ id, role }) => !faults.some(({ problem }) => problem.includes(`${id} (${role})`)));
  return [...faults, ...unused.map((model) => endingFault(model, today, { file: MODELS_FILE }))];
}

/** Faults for the models of a repository as of a day. */
export function modelFaults(root: string, today: Date): Fault[] {
  const known = readModels(root);
  return known.models.length === 0 ? [] : modelUsageFaults(readUsages(root), known, today);
}
