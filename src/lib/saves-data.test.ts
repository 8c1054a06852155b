import { expect, it } from 'vitest';
import { savesData } from './saves-data.ts';

it('detects visitors who save data or have a slow network', () => {
  expect(savesData({})).toBe(false);
  expect(savesData({ connection: { saveData: false, effectiveType: '4g' } })).toBe(false);
  expect(savesData({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true);
  expect(savesData({ connection: { effectiveType: 'slow-2g' } })).toBe(true);
});
