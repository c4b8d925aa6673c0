import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { sessionSeconds } from '#domain/training-volume/session-length.ts';
import { type Database, statement } from '#server/database/database.ts';
import { LruCache } from './lru-cache.ts';
import { type PrescribedExercise, prescriptionColumns } from './prescribed-exercise.ts';

export type KnownPrescription = Omit<PrescribedExercise, 'exercise'> & {
  category: ExerciseCategory;
  dailyWorkoutId: string | null;
  unitsPrescribed: number;
};

/** The prescriptions of a day's version. The exercises' names are not part of it, since they may change. */
export type VersionContent = {
  dayName: string;
  weekNumber: number | null;
  notes: string;
  /** As the program had it when the day was compiled. */
  trainingMaxPercent: number;
  /** An estimate in whole minutes, from the prescription. */
  estimatedMinutes: number;
  /** In the order of the training. */
  prescriptions: ReadonlyMap<string, KnownPrescription>;
};

const contentOf = statement<
  Omit<VersionContent, 'prescriptions' | 'estimatedMinutes'> & { prescriptions: KnownPrescription[] },
  { id: string }
>(
  'day_version_content',
  `select v.day_name as "dayName", v.week_number as "weekNumber", v.notes,
     v.training_max_percent as "trainingMaxPercent", (
     select coalesce(json_agg(x), '[]') from (
       select p.id, p.category, p.daily_workout_id as "dailyWorkoutId", p.units_prescribed as "unitsPrescribed",
         ${prescriptionColumns}
       from day_version_exercises p where p.day_version_id = v.id order by p.position) x) as prescriptions
   from day_versions v where v.id = :id`,
);

/**
 * Versions of days that were read lately. They never change (`history-is-kept.sql`) and thousands of members follow the same
 * ones, so most views of a day read nothing of the program.
 */
export class KnownVersions {
  private readonly known = new LruCache<VersionContent>(1_000);

  /** Null when there is no such version any more. */
  async read(db: Database, id: string): Promise<VersionContent | null> {
    const known = this.known.find(id);
    if (known) return known;
    const [found] = await contentOf(db, { id });
    if (!found) return null;
    const content = {
      ...found,
      estimatedMinutes: minutesOf(found.prescriptions),
      prescriptions: new Map(found.prescriptions.map(one => [one.id, one])),
    };
    this.known.keep(id, content);
    return content;
  }
}

const minutesOf = (prescriptions: readonly KnownPrescription[]): number =>
  Math.round(sessionSeconds(prescriptions.map(one => ({ category: one.category, prescription: one }))) / 60);
