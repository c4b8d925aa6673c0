import { expect, it } from 'vitest';
import { usualUnits } from '#domain/measures/measure.ts';
import { dropDrafts } from '#web/data/drafts/drop-drafts.ts';
import { aLocalStore } from '#web/data/drafts/local-store.twin.ts';
import { blankValues } from './form/log-values.ts';
import { dropDraft, keepDraft, readDraft } from './log-draft.ts';
import { typedLogs } from '#web/parts/training-day/typed-logs.ts';

const target = {
  memberId: 'ada',
  assignmentId: 'a',
  date: '2026-11-20',
  place: 'x 1',
  exercise: { log: null },
};
const squat = { id: 'x', name: 'Back Squat', category: 'Strength' } as const;
const typed = { ...blankValues({ sets: '3', exercise: squat }), notes: 'Half way' };
const at = Date.parse('2026-11-20T05:42:00Z');
const kept = { at, units: usualUnits, values: typed };

const shelves = (room?: number) => ({ device: aLocalStore(room), tab: aLocalStore() });

it('what was typed comes back for the same exercise and date, with its time, until it is dropped', () => {
  const here = shelves();
  keepDraft(target, kept, here);
  expect(readDraft(target, here)).toEqual(kept);
  dropDraft(target, here);
  expect(readDraft(target, here)).toBeNull();
});

it('it outlives its tab, and the app', () => {
  const { device } = shelves();
  keepDraft(target, kept, { device, tab: aLocalStore() });
  expect(readDraft(target, { device, tab: aLocalStore() })?.values).toEqual(typed);
});

it('it never comes back for another person, date, assignment, exercise or log', () => {
  const here = shelves();
  keepDraft(target, kept, here);
  for (const other of [
    { memberId: 'ben' },
    { date: '2026-11-21' },
    { assignmentId: 'b' },
    { place: 'x 2' },
    { exercise: { log: { id: 'log' } } },
  ]) {
    expect(readDraft({ ...target, ...other }, here)).toBeNull();
  }
});

it('all of one person’s go when they sign out, and nobody else’s', () => {
  const here = shelves();
  keepDraft(target, kept, here);
  keepDraft({ ...target, place: 'x 2' }, kept, here);
  keepDraft({ ...target, memberId: 'ben' }, kept, here);
  here.device.setItem('fellowship-post:ada:new', '{}');
  dropDrafts(typedLogs, 'ada', here.device);
  expect([...here.device.entries.keys()]).toEqual([
    'fellowship-log ben a 2026-11-20 x 1',
    'fellowship-post:ada:new',
  ]);
});

it.each(['{', '{"logId":null,"values":{"sets":[]}}', 'null'])(
  'a draft that cannot be read is none: %s',
  text => {
    const here = shelves();
    keepDraft(target, kept, here);
    for (const key of here.device.entries.keys()) here.device.entries.set(key, text);
    expect(readDraft(target, here)).toBeNull();
  },
);

it('a storage that is closed or full stops nobody', () => {
  keepDraft(target, kept, shelves(0));
  expect(readDraft(target, { device: null, tab: null })).toBeNull();
});
