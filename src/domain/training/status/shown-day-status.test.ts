import { describe, expect, it } from 'vitest';
import { dayStatuses } from './day-status.ts';
import { isToDo, type ShownDayStatus, shownDayStatuses, worstShown } from './shown-day-status.ts';

const [yesterday, today, tomorrow] = ['2026-11-20', '2026-11-21', '2026-11-22'];

describe('today’s work', () => {
  it.each([
    ['before anything of it is done', today, 3, 0, true],
    ['once something of it is', today, 3, 1, false],
    ['once all of it is', today, 3, 3, false],
    ['where there is none', today, 0, 0, false],
    ['that is another day’s', yesterday, 3, 0, false],
    ['that is to come', tomorrow, 3, 0, false],
  ] as const)('%s', (_, date, exercises, logged, toDo) => {
    expect(isToDo({ date, today, exercises, logged })).toBe(toDo);
  });

  it.each<[ShownDayStatus[], ShownDayStatus]>([
    [['to-do'], 'to-do'],
    [['to-do', 'rest'], 'to-do'],
    [['to-do', 'complete'], 'incomplete'],
    [['to-do', 'incomplete'], 'incomplete'],
    [['complete', 'rest'], 'complete'],
    [['missed', 'to-do'], 'missed'],
    [[], 'rest'],
  ])('across assignments, of %j, is shown as %s', (statuses, shown) => {
    expect(worstShown(statuses)).toBe(shown);
  });

  it('has a name beside those of all statuses', () => {
    expect(new Set(shownDayStatuses)).toEqual(new Set([...dayStatuses, 'to-do']));
  });
});
