import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const definitionSchema = z.object({ matchPattern: z.string(), prices: z.record(z.string(), z.number()) });
const pricesSchema = z.object({ definitions: z.array(definitionSchema) });

/** Computes the cost of a call by usage type; types without a price cost nothing. */
export type PriceList = (model: string, usage: Readonly<Record<string, number>>) => Record<string, number>;

/** Reads the prices in `contracts/models.json`; definitions of the project override them, the newest first. */
export function readPrices(root: string, ofProject: () => readonly unknown[] = () => []): PriceList {
  const { definitions } = pricesSchema.parse(JSON.parse(readFileSync(join(root, 'contracts/models.json'), 'utf8')));
  return (model, usage) => {
    const projectPrices = z.array(definitionSchema).parse(ofProject()).toReversed();
    const found = [...projectPrices, ...definitions].find(({ matchPattern }) => new RegExp(matchPattern).test(model));
    const priced = Object.entries(usage).flatMap(([type, tokens]): [string, number][] => {
      const price = found?.prices[type];
      return price === undefined ? [] : [[type, Number((tokens * price).toFixed(12))]];
    });
    return Object.fromEntries(priced);
  };
}
