import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { PLAN_NAMES } from '../src/features/availability/words.ts';
import { codedPages } from '../src/pages/coded-pages.ts';
import { comparePlans } from '../src/pages/parts/comparison.ts';
import '../src/server/islands.ts';
import { getPlan } from '../src/site/plans.ts';
import { monthlyBill } from '../src/site/usage-cost.ts';
import { PLANS_FILE, readPlanContract } from '../src/source/plans.ts';
import { loadSite } from '../src/source/site.ts';
import { createSmallContent } from './small-content.ts';

const contract = readPlanContract('.');

it('plan names match the contract', () =>
  expect(PLAN_NAMES).toEqual(Object.fromEntries(contract.plans.map(({ id, name }) => [id, name]))));

it('the drawn bill matches the contract', () => {
  const figures = JSON.parse(readFileSync('content/docs/administration/billing.figures.json', 'utf8'));
  const bill = figures.units.widgets.find(({ title }: { title: string }) => title === 'Bill');
  expect(bill.measure).toBe('600k units on Core');
  expect(bill.value).toBe(monthlyBill(600_000, getPlan(contract, 'core'), contract.overagePer100k));
});

/** Rows of the drawn matrix, with the rows of the comparison of plans that each one sums up. */
const LICENCE_ROWS: Readonly<Record<string, readonly string[]>> = {
  'Tracing, prompts, scores': [
    'Traces, sessions and users',
    'Prompts with versions and labels',
    'Scores and annotation',
  ],
  'Datasets and experiments': ['Datasets and experiments'],
  'Analytics and playground': ['Analytics and metrics API', 'Playground'],
  'Public API': ['Public API and exports'],
  'Project roles, SCIM, enforced single sign-on': ['Roles for single projects', 'SCIM', 'Enforced single sign-on'],
  'Audit logs, data retention, protected labels': [
    'Audit logs',
    'Data retention per project',
    'Protected prompt labels',
  ],
};

it('the drawn licences match the comparison of plans and contain every feature that needs a key', () => {
  const { licences } = JSON.parse(readFileSync('content/pages/open-source.figures.json', 'utf8'));
  const compared = comparePlans(contract).flatMap(({ rows }) => rows);
  const getCell = (name: string) => compared.find((row) => row.name === name)?.cells.selfHosted;
  const rows = Object.entries(LICENCE_ROWS).map(([name, features]) => {
    const cells = new Set(features.map(getCell));
    expect([...cells], name).toEqual([cells.has('ee') ? 'ee' : 'yes']);
    return { name, cells: [cells.has('ee') ? 'no' : 'yes', 'yes'] };
  });
  expect(licences).toMatchObject({ basis: 'plans', columns: ['Core, MIT', 'With a key'], rows });
  const keyed = Object.values(contract.features).filter(({ selfHosted }) => selfHosted === 'ee');
  const drawn = Object.values(LICENCE_ROWS).flat();
  expect(drawn.filter((name) => getCell(name) === 'ee')).toHaveLength(keyed.length);
});

describe('a price and a number of units, edited only in the contract', () => {
  const root = createSmallContent();
  afterAll(() => rmSync(root, { recursive: true }));
  const edited = readFileSync(PLANS_FILE, 'utf8')
    .replace('"monthly": 39', '"monthly": 41')
    .replace('"monthlyFrom": 2900', '"monthlyFrom": 3100')
    .replace('"unitsIncluded": 50000', '"unitsIncluded": 70000');
  writeFileSync(join(root, PLANS_FILE), edited);
  const site = loadSite(root, codedPages);
  const html = (path: string) => {
    const page = site.coded.get(path);
    if (!page) throw new Error(`no page ${path}`);
    const props = { site: site.index, query: new URLSearchParams(), signUpUrl: '' };
    const body = renderToStaticMarkup(createElement(page.Body, props));
    return body + JSON.stringify(page.jsonLd?.(site.index, ''));
  };

  it.each([
    ['/pricing', ['$41', 'from $3,100', '70k', '"price":41']],
    ['/', ['$41', 'from $3,100', '70k']],
    ['/enterprise', ['$3,100']],
    ['/jp', ['月41ドル', '月3,100ドル', '月7万']],
    ['/kr', ['월 41달러', '월 3,100달러', '월 7만']],
    ['/cn', ['每月 41 美元', '每月 3,100 美元', '每月 7 万']],
  ])('updates %s', (path, texts) => {
    const shown = html(path);
    for (const text of texts) expect(shown).toContain(text);
    expect(shown).not.toMatch(/\$39\b|39(?:ドル|달러| 美元)|2,?900|50k units|[^0-9]5 ?[万만]/);
  });

  it('updates written pages', () => {
    const text = (path: string) => site.pages.get(path)?.source ?? '';
    expect(text('/faq/all/what-is-a-unit')).toContain('cost $41 for the plan and $45');
    expect(text('/faq/all/what-is-a-unit')).toContain('The total is $86');
    expect(text('/startups')).toContain('$20.50 instead of $41');
    for (const { source, file } of site.pages.values()) expect(source, file).not.toContain('{{plan:');
  });
});
