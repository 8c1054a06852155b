import { describe, expect, it } from 'vitest';
import { expandPlanFigures, findPlanFigures, withoutPlaceholders } from './plan-placeholders.ts';
import { PLANS_FIXTURE } from './plans.fixture.ts';

const expand = (text: string) => expandPlanFigures(text, PLANS_FIXTURE);

describe('a plan placeholder', () => {
  it.each([
    ['core.price', '$39'],
    ['core.half-price', '$19.50'],
    ['enterprise.price', '$2,900'],
    ['pro.team.price', '$250'],
    ['hobby.units', '50k'],
    ['hobby.units-exact', '50,000'],
    ['hobby.seats', '2'],
    ['core.seats', 'unlimited'],
    ['core.data-access', '90 days'],
    ['pro.data-access', '3 years'],
    ['band-1.price', '$9'],
    ['band-2.up-to', '10M'],
    ['core.bill(600k)', '$84'],
    ['core.usage(600k)', '$45'],
    ['core.beyond(600k)', '500k'],
    ['pro.bill(1M)', '$330'],
    ['core.bill(1.5M)', '$160'],
  ])('%s is replaced by %s', (name, text) => expect(expand(`a {{plan:${name}}} b`)).toBe(`a ${text} b`));

  it.each(['core.prize', 'enterprise.units', 'hobby.price', 'band-4.up-to', 'hobby.bill(600k)', 'core.bill(lots)'])(
    '%s is left unchanged, so that the check can report it',
    (name) => expect(expand(`{{plan:${name}}}`)).toBe(`{{plan:${name}}}`),
  );

  it('follows the contract', () => {
    const [hobby, core, ...rest] = PLANS_FIXTURE.plans;
    if (!hobby || !core) throw new Error('the fixture has no Core');
    const changed = { ...PLANS_FIXTURE, plans: [hobby, { ...core, monthly: 49 }, ...rest] };
    expect(expandPlanFigures('{{plan:core.price}}, {{plan:core.bill(600k)}}', changed)).toBe('$49, $94');
  });
});

it('a figure outside the plans is left unchanged', () =>
  expect(expand('a refund of {{figure:$250}}')).toBe('a refund of $250'));

it('finds the names with their lines', () =>
  expect(findPlanFigures('a\n{{plan:core.price}} {{figure:$1}}\n{{plan:x}}')).toEqual([
    { name: 'core.price', line: 2 },
    { name: 'x', line: 3 },
  ]));

it('removes placeholders and nothing else', () =>
  expect(withoutPlaceholders('{{plan:core.price}} and {{figure:$250}}, {{model:a}}')).toBe(' and , {{model:a}}'));
