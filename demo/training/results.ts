import { type Form, liftedSets } from './lifting.ts';
import { aerobicWork, bodyweightSets, contactWork, timedWork } from './other-work.ts';
import { isLightWeek, type PlannedDay, type Prescribed } from './planned-days.ts';
import type { Trainee } from './trainee.ts';

/** What a member fills in; the fields that remarks are made from by name. */
export type Result = {
  setsData?: { setNum: number; reps: number; weight?: number }[];
  timeCompleted?: string;
  distanceCompleted?: string;
  volumeCompleted?: string;
};

/** What came of one exercise on one day, category by category. */
export function resultOf(
  { lifter, engine, tellsEffort, chance }: Trainee,
  day: PlannedDay,
  prescribed: Prescribed,
  form: Form,
): Result {
  switch (prescribed.category) {
    case 'Strength': {
      const { name } = prescribed;
      const max = lifter.maxOf(name, day.date);
      if (max === null) return { setsData: bodyweightSets(prescribed, form, chance) };
      const ceiling = lifter.ceilingOf(name, day.date);
      const last = lifter.lastOf(name);
      const lift = { prescribed, max, last, ceiling, isLightWeek: isLightWeek(day), form };
      return { setsData: liftedSets(lift, tellsEffort, chance) };
    }
    case 'Calisthenics':
      return { setsData: bodyweightSets(prescribed, form, chance) };
    case 'Aerobic':
      return aerobicWork(prescribed, engine, lifter.gained, form, chance);
    case 'Plyometric':
      return contactWork(prescribed, form, chance);
    default:
      return timedWork(prescribed, form, chance);
  }
}
