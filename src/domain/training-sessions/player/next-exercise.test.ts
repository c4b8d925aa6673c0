import { expect, it } from 'vitest';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import { plainSuperset } from '#domain/prescriptions/groups/groups.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import { nextExercise, restAfter, withSet } from './next-exercise.ts';

type Fixture = { asked?: number; done?: number; state?: 'open' | 'done' | 'skipped'; group?: string };

const sets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ setNum: index + 1, setKind: 'work' as SetKind }));

const exercise = (prescriptionId: string, { asked = 2, done = 0, state = 'open', group }: Fixture = {}) => ({
  prescriptionId,
  state,
  targets: sets(asked),
  sets: sets(done),
  groupLabel: group ?? null,
  prescription: { groupFormat: group ? format : null },
});

let format: GroupFormat = plainSuperset;

it.each([
  ['the first', [exercise('a'), exercise('b')], null, 'a'],
  ['the same while it has sets left', [exercise('a', { done: 1 }), exercise('b')], 'a', 'a'],
  ['the next when it has none', [exercise('a', { done: 2, state: 'done' }), exercise('b')], 'a', 'b'],
  ['the one passed by, at the end', [exercise('a'), exercise('b', { state: 'done' })], 'b', 'a'],
  ['none that is skipped', [exercise('a', { state: 'skipped' }), exercise('b')], null, 'b'],
  ['nothing when all are done', [exercise('a', { state: 'done' })], 'a', undefined],
])('comes %s', (_, exercises, last, expected) => {
  expect(nextExercise(exercises, last)?.prescriptionId).toBe(expected);
});

it.each([
  [2, 2, 'a b a b c'],
  [3, 1, 'a b a a c'],
  [1, 3, 'a b b b c'],
])('alternates in a superset of %i and %i sets: %s', (asked, other, expected) => {
  let exercises = [
    exercise('a', { asked, group: 'A' }),
    exercise('b', { asked: other, group: 'a ' }),
    exercise('c', { asked: 1 }),
  ];
  const order: string[] = [];
  let last: string | null = null;
  for (let next = nextExercise(exercises, last); next; next = nextExercise(exercises, last)) {
    last = next.prescriptionId;
    order.push(last);
    exercises = withSet(exercises, last, { setNum: next.sets.length + 1, setKind: 'work' });
  }
  expect(order.join(' ')).toBe(expected);
});

const rested = (
  done: { id: string; setKind?: SetKind },
  next: { id: string; setKind?: SetKind } | null,
  counts: [number, number],
  of: GroupFormat | null,
): number => {
  format = of ?? plainSuperset;
  const group = of ? { group: 'A' } : {};
  const all = [exercise('a', { done: counts[0], ...group }), exercise('b', { done: counts[1], ...group })];
  const find = (id: string) => all.find(one => one.prescriptionId === id) ?? exercise(id);
  return restAfter(
    all,
    { exercise: find(done.id), setKind: done.setKind ?? 'work', restSeconds: 180 },
    next && { exercise: find(next.id), set: { setKind: next.setKind ?? 'work' } },
  );
};

const paired: GroupFormat = { ...plainSuperset, restSeconds: 45 };

it.each([
  ['as asked for after a set', rested({ id: 'a' }, { id: 'a' }, [1, 0], null), 180],
  ['before the next exercise too', rested({ id: 'a' }, { id: 'b' }, [2, 0], null), 180],
  ['not when nothing follows', rested({ id: 'b' }, null, [2, 2], null), 0],
  ['not before a drop', rested({ id: 'a' }, { id: 'a', setKind: 'drop' }, [1, 0], null), 0],
  ['a minute after a warm-up', rested({ id: 'a', setKind: 'warmup' }, { id: 'a' }, [0, 0], null), 60],
  ['not within a round', rested({ id: 'a' }, { id: 'b' }, [1, 0], paired), 0],
  ['after a round, as the group says', rested({ id: 'b' }, { id: 'a' }, [1, 1], paired), 45],
  ['after a round, as the set says', rested({ id: 'b' }, { id: 'a' }, [1, 1], plainSuperset), 180],
])('rests %s', (_, seconds, expected) => {
  expect(seconds).toBe(expected);
});
