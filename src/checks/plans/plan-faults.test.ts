import { describe, expect, it } from 'vitest';
import { formatFault } from '../../lib/fault.ts';
import { PLANS_FIXTURE } from '../../site/plans.fixture.ts';
import { codePlanFaults, contentPlanFaults, planFaults } from './plan-faults.ts';

const figures = (text: string) =>
  contentPlanFaults(text, 'content/x.mdx', PLANS_FIXTURE).map(({ line, problem, remedy }) => [
    line,
    /"(.*)"/.exec(problem)?.[1],
    /\{\{plan:(.*?)\}\}/.exec(remedy)?.[1],
  ]);

describe('a hard-coded plan figure in content', () => {
  it.each([
    ['Core costs $39 a month.', '$39', 'core.price'],
    ['The plan is 249 dollars.', '249 dollars', 'pro.price'],
    ['Enterprise starts at $2,900.', '$2,900', 'enterprise.price'],
    ['The Team add-on costs $250.', '$250', 'pro.team.price'],
    ['Hobby includes 50k units.', '50k', 'hobby.units'],
    ['On Hobby, data is refused after 50,000 units.', '50,000', 'hobby.units'],
    ['Core and Pro include 100k each.', '100k', 'core.units'],
    ['Further units cost $9 for each 100k.', '$9', 'band-1.price'],
  ])('%s', (text, figure, name) => expect(figures(`\n${text}`)).toEqual([[2, figure, name]]));

  it('is found in a table by its header', () =>
    expect(figures('| Units | Price |\n|---|---|\n| above | $6 |')).toEqual([[3, '$6', 'band-4.price']]));

  it('is reported with file, line and remedy', () =>
    expect(contentPlanFaults('Core costs $39.', 'content/x.mdx', PLANS_FIXTURE).map(formatFault)).toEqual([
      expect.stringMatching(/^content\/x\.mdx:1.*"\$39" is typed by hand.*\{\{plan:core\.price\}\}/s),
    ]));
});

it.each([
  'The judge costs $39 a day.',
  'On Core, a call costs $9.50, and ten cost $90.',
  'A refund of $250 went to the customer.',
  'On Pro, a unit price applies to each 100k units.',
  'The queue of a Core process buffers 100,000 observations.',
  'The plan costs {{plan:core.price}} and includes {{plan:core.units}} units.',
  'On Core, an order of {{figure:$250}} is refunded.',
  'Core:\n\n```json\n{ "plan": "$39" }\n```',
])('is not a plan figure: %s', (text) => expect(figures(text)).toEqual([]));

it('an unknown placeholder is reported with a similar name', () =>
  expect(contentPlanFaults('a\n{{plan:core.prise}}', 'content/x.mdx', PLANS_FIXTURE)).toEqual([
    {
      file: 'content/x.mdx',
      line: 2,
      problem: 'No plan figure is called "core.prise".',
      remedy: 'Did you mean "core.price"?',
    },
  ]));

describe('a hard-coded plan figure in code', () => {
  const found = (code: string) => codePlanFaults(code, 'src/x.tsx', PLANS_FIXTURE).map(({ line }) => line);
  it.each(["const text = 'Core starts at $39';", "['Pro', '月249ドル', '月10万ユニット']", '<p>Pro: $249</p>'])(
    '%s',
    (code) => expect(found(code)).not.toEqual([]),
  );
  it('is not part of a name', () =>
    expect(
      found(
        "const included = getPlan('core'); // Core\nconst { bands } = usageCost(included, pricing.overagePer100k); // Core includes",
      ),
    ).toEqual([]));
  it('may be in a comment, or marked as another figure', () =>
    expect(found("// Core is $39\n/** Core: $39 */\nconst plan = '$39'; // plan-figure-ok: a test order")).toEqual([]));
});

it('does not occur in the repository', () => expect(planFaults('.').map(formatFault)).toEqual([]));
