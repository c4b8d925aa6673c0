import { gymLoading } from '#domain/loads/loading.ts';
import { warmUpFor } from '#domain/loads/warm-up.ts';
import { workSetsOf } from '#domain/prescriptions/set-targets.ts';
import { unitsOf } from '../people/units.ts';
import type { DemoPerson } from '../people/people.ts';
import { isMain } from '../training/effort.ts';
import type { Done } from '../training/training-log.ts';

/** What a set says, beside whose it is and when. */
export type DemoSet = { setNum: number; setKind: 'work' | 'warmup' } & Record<string, unknown>;

/** The sets of an exercise as they were tapped: what is loaded on a bar is warmed up for. */
export function setsOfDone(person: DemoPerson, done: Done): DemoSet[] {
  const warmUps = warmUpsOf(person, done);
  const work = workOf(person, done);
  return [
    ...warmUps.map((set, index) => ({ ...set, setNum: index + 1, setKind: 'warmup' as const })),
    ...work.map((set, index) => ({
      ...set,
      setNum: warmUps.length + index + 1,
      setKind: 'work' as const,
    })),
  ];
}

function warmUpsOf(person: DemoPerson, { prescribed, swappedTo, typed }: Done) {
  const { weight: unit } = unitsOf(person);
  const first = typed.setsData?.[0]?.weight;
  if (!isMain(prescribed) || swappedTo || first === undefined) return [];
  const loading = person.loading ?? gymLoading[unit];
  const sets = warmUpFor(prescribed.category, first, { loading, loadedOn: 'bar', unit });
  return sets.map(set => ({ ...set, unit }));
}

function workOf(person: DemoPerson, { prescribed: { category }, typed }: Done): Record<string, unknown>[] {
  const { setsData, timeCompleted: time, distanceCompleted, volumeCompleted } = typed;
  if (setsData)
    return setsData.map(({ setNum: _setNum, ...set }) => ({ unit: unitsOf(person).weight, ...set }));
  if (category === 'Plyometric') return [{ contacts: Number(volumeCompleted) }];
  if (category !== 'Aerobic') return [{ time }];
  const rpe = 'rpeCompleted' in typed ? Number(typed.rpeCompleted) : null;
  return [{ distance: Number(distanceCompleted), distanceUnit: unitsOf(person).distance, time, rpe }];
}

/** Whether so many sets leave some of those asked for undone. */
export const leavesSome = ({ prescribed }: Done, sets: readonly DemoSet[]): boolean =>
  sets.filter(({ setKind }) => setKind === 'work').length < workSetsOf(prescribed.category, prescribed);
