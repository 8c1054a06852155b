import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SEARCH_NOTE } from '../../../../site/limits.ts';
import { createDailyVisitors } from './daily-visitors.ts';

function visitorsAt(start: string) {
  let now = new Date(start);
  return {
    visitors: createDailyVisitors({ now: () => now }),
    setTime: (time: string) => {
      now = new Date(time);
    },
  };
}

describe('the daily visitors', () => {
  it('counts each visitor once', () => {
    const { visitors } = visitorsAt('2026-11-14T10:00:00Z');
    expect([visitors.add('q', '1.1.1.1'), visitors.add('q', '1.1.1.1'), visitors.add('q', '2.2.2.2')]).toEqual([
      1,
      undefined,
      2,
    ]);
    expect(visitors.add('other', '1.1.1.1')).toBe(1);
  });
  it('counts all addresses of one IPv6 network as one visitor', () => {
    const { visitors } = visitorsAt('2026-11-14T10:00:00Z');
    expect([visitors.add('q', '2001:db8:1:2::1'), visitors.add('q', '2001:db8:1:2::ffff')]).toEqual([1, undefined]);
    expect(visitors.add('q', '2001:db8:1:3::1')).toBe(2);
  });
  it('clears everything when the day ends, so that one visitor on three days never counts as three', () => {
    const { visitors, setTime } = visitorsAt('2026-11-14T23:59:00Z');
    expect([visitors.add('q', '1.1.1.1'), visitors.add('q', '2.2.2.2')]).toEqual([1, 2]);
    setTime('2026-11-15T00:00:00Z');
    expect(visitors.add('q', '1.1.1.1')).toBe(1);
    setTime('2026-11-16T00:00:00Z');
    expect(visitors.add('q', '1.1.1.1')).toBe(1);
  });
  it('clears everything at the end of the day even without further visitors', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { visitors } = visitorsAt('2026-11-14T23:00:00Z');
    visitors.add('q', '1.1.1.1');
    vi.advanceTimersByTime(60 * 60 * 1000 - 1);
    expect(visitors.add('q', '1.1.1.1')).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(visitors.add('q', '1.1.1.1')).toBe(1);
  });
  it('can remove a visitor again', () => {
    const { visitors } = visitorsAt('2026-11-14T10:00:00Z');
    visitors.add('q', '1.1.1.1');
    visitors.forget('q', '1.1.1.1');
    visitors.forget('never', '1.1.1.1');
    expect(visitors.add('q', '1.1.1.1')).toBe(1);
  });
  it('never exceeds its limits', () => {
    const { visitors } = visitorsAt('2026-11-14T10:00:00Z');
    visitors.add('first', '1.1.1.1');
    for (let index = 0; index < SEARCH_NOTE.queriesInMemory; index++) visitors.add(`q${index}`, '1.1.1.1');
    expect(visitors.add('first', '1.1.1.1')).toBe(1);
    for (let index = 0; index < SEARCH_NOTE.visitorsInMemory; index++)
      visitors.add('busy', `10.0.${index >> 8}.${index & 255}`);
    expect(visitors.add('busy', '10.9.9.9')).toBeUndefined();
  });
});
