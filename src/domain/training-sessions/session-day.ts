import type { LoadFacts } from '#domain/loads/load.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import type { Loading } from '#domain/loads/loading.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { RecordKind } from '#domain/records/record-kind.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';

/** What the coach wrote for one exercise, as far as a session asks; all but numbers and targets as typed. */
export type SessionPrescription = {
  sets: string | null;
  reps: string | null;
  weight: string | null;
  weightUnit: string;
  restSeconds: string | null;
  restTimerSeconds: number;
  percent1RM: string | null;
  /** Left out by a device that has kept it from before there was a training max. */
  percentOf?: PercentOf | undefined;
  rpe: string | null;
  setTargets: readonly SetTarget[] | null;
  alternateExerciseIds: readonly string[];
  groupLabel: string | null;
  groupFormat: GroupFormat | null;
};

/** The best of a lift, by the kind of record that its category leads with. */
export type Best = { kind: RecordKind; value: number; at: number | null; date: PlainDate };

/** What is known of one exercise, for this member and before this date. */
export type Lift<LastTime> = {
  name: string;
  category: ExerciseCategory;
  lastTime: LastTime | null;
  best: Best | null;
  facts: LoadFacts;
};

/** One exercise of a day before anything is done of it. */
export type SessionDayExercise<Prescription extends SessionPrescription> = {
  prescriptionId: string;
  exerciseId: string;
  /** As it was when it was prescribed. */
  category: ExerciseCategory;
  prescription: Prescription;
};

/** What a session is made of beside its events: found by the server, kept by the device. */
export type SessionDay<Prescription extends SessionPrescription, LastTime> = {
  exercises: readonly SessionDayExercise<Prescription>[];
  /** By the exercises' ids: those of the day, those named in their place, those that were put in. */
  lifts: Readonly<Record<string, Lift<LastTime>>>;
};

/** Whose loads they are: rounded to what this member can load, in their unit, on their date. */
export type Loader = { loading: Loading | null; unit: WeightUnit; today: PlainDate };
