import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AvailabilityBanner } from './AvailabilityBanner.tsx';
import { availabilityText, getRows, type Levels, levelsSchema } from './availability.ts';
import { LEVEL_NAMES } from './words.ts';

const levels: Levels = {
  hobby: 'not-available',
  core: 'public-beta',
  pro: 'team-add-on',
  enterprise: 'full',
  selfHosted: 'ee',
};

describe('the availability banner', () => {
  it('names levels as the specification does: ee (Enterprise Edition, short Enterprise), team-add-on (Team Add-On, short Team), full, private-beta, public-beta, not-available', () =>
    expect(LEVEL_NAMES).toEqual({
      ee: { long: 'Enterprise Edition', short: 'Enterprise' },
      'team-add-on': { long: 'Team Add-On', short: 'Team' },
      full: { long: 'Full', short: 'Full' },
      'private-beta': { long: 'Private Beta', short: 'Private Beta' },
      'public-beta': { long: 'Public Beta', short: 'Public Beta' },
      'not-available': { long: 'Not Available', short: 'Not Available' },
    }));
  it('maps each plan to a level: hobby, core, pro, enterprise, selfHosted, in order', () =>
    expect(getRows(levels).map(({ name, long }) => `${name} ${long}`)).toEqual([
      'Hobby Not Available',
      'Core Public Beta',
      'Pro Team Add-On',
      'Enterprise Full',
      'Self-hosted Enterprise Edition',
    ]));
  it('accepts all five plans and no other', () => {
    const { pro: _, ...four } = levels;
    expect(levelsSchema.safeParse(levels).success).toBe(true);
    expect(levelsSchema.safeParse(four).success).toBe(false);
    expect(levelsSchema.safeParse({ ...levels, trial: 'full' }).success).toBe(false);
  });
  it('is a list in HTML and in Markdown', () => {
    const html = renderToStaticMarkup(<AvailabilityBanner levels={levels} />);
    expect(html.match(/<dt/g)).toHaveLength(5);
    expect(html).not.toContain('style=');
    expect(availabilityText(levels)).toContain('- **Pro**: Team Add-On');
  });
  it('is one line if all plans share a level', () => {
    const alike: Levels = { hobby: 'full', core: 'full', pro: 'full', enterprise: 'full', selfHosted: 'full' };
    const html = renderToStaticMarkup(<AvailabilityBanner levels={alike} />);
    expect(html).not.toContain('<dt');
    expect(html).toContain('Full on every plan, cloud and self-hosted');
    expect(availabilityText(alike)).toBe('Availability: Full on every plan, cloud and self-hosted');
    expect(renderToStaticMarkup(<AvailabilityBanner levels={{ ...alike, hobby: 'public-beta' }} />)).toContain('<dt');
  });
});
