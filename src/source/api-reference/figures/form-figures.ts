import { z } from 'zod';
import type { Figure } from '../../../schema/figure-file.ts';
import type { ApiBook } from '../book.ts';
import { dayText, requestExample, responseExample, valueText } from './examples.ts';

type Panel = Extract<Figure, { kind: 'SettingsPanel' }>;
type Field = Panel['fields'][number];

const text = (label: string, value: unknown): Field => ({ type: 'text', label, value: valueText(value) });
const choice = (label: string, value: string): Field => ({ type: 'choice', label, value });

const panel = (path: string[], fields: Field[], action = 'Save'): Panel => ({
  kind: 'SettingsPanel',
  path,
  fields,
  action,
});

const configSchema = z.object({
  name: z.string(),
  dataType: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
});

/** The form of the `createScoreConfig` example. */
export function scoreConfigFigure(book: ApiBook): Figure | undefined {
  const config = requestExample(book, 'createScoreConfig', configSchema);
  if (!config) return undefined;
  return panel(
    ['Project settings', 'Score configs', config.name],
    [
      text('Name', config.name),
      choice('Data type', config.dataType),
      text('Description', config.description),
      text('Categories', config.categories.join(', ')),
    ],
  );
}

const itemSchema = z.object({
  id: z.string(),
  datasetName: z.string(),
  input: z.unknown(),
  expectedOutput: z.unknown(),
  sourceTraceId: z.string(),
  status: z.string(),
});

/** The item of the `getDatasetItem` example. */
export function datasetItemFigure(book: ApiBook): Figure | undefined {
  const item = responseExample(book, 'getDatasetItem', itemSchema);
  if (!item) return undefined;
  return panel(
    ['Datasets', item.datasetName, item.id],
    [
      text('Input', item.input),
      text('Expected output', item.expectedOutput),
      text('Source trace', item.sourceTraceId),
      choice('Status', item.status),
    ],
    'Save as new version',
  );
}

const modelSchema = z.object({
  name: z.string(),
  matchPattern: z.string(),
  prices: z.record(z.string(), z.number()),
  startDate: z.string(),
});

const PER_MILLION = 1_000_000;
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 6 });
const perMillion = (price: number): string => dollars.format(Number((price * PER_MILLION).toPrecision(6)));

/** The form of the `getModel` example, with prices per million tokens as well, which compare more easily. */
export function modelFigure(book: ApiBook): Figure | undefined {
  const model = responseExample(book, 'getModel', modelSchema);
  if (!model) return undefined;
  const prices = Object.entries(model.prices).map(
    ([type, price]): Field => ({
      type: 'text',
      label: `${type.charAt(0).toUpperCase()}${type.slice(1)} price`,
      value: `$${valueText(price)} per token`,
      note: `${perMillion(price)} per million tokens`,
    }),
  );
  return panel(
    ['Project settings', 'Models', model.name],
    [
      text('Name', model.name),
      text('Match pattern', model.matchPattern),
      ...prices,
      text('Valid from', `${dayText(model.startDate)} ${new Date(model.startDate).getUTCFullYear()}`),
    ],
  );
}

const projectSchema = z.object({ name: z.string(), retentionDays: z.number() });
const keysSchema = z.object({
  data: z.tuple([z.object({ publicKey: z.string(), note: z.string(), secretKeyEnd: z.string() })]),
});

/** The project and keys of the examples. */
export function projectFigure(book: ApiBook): Figure | undefined {
  const project = responseExample(book, 'createProject', projectSchema);
  const keys = responseExample(book, 'listKeys', keysSchema);
  if (!project || !keys) return undefined;
  const [{ publicKey, note, secretKeyEnd }] = keys.data;
  return panel(
    ['Project settings', project.name],
    [
      text('Name', project.name),
      text('Retention', `${project.retentionDays} days`),
      { type: 'text', label: 'Public key', value: publicKey, note: `Note: ${note}` },
      { type: 'secret', label: 'Secret key', note: `Ends with ${secretKeyEnd}; shown in full only when it is created` },
    ],
  );
}
