import type { LastLift } from '#domain/loads/last-lift.ts';
import type { LoadedOn, Loading } from '#domain/loads/loading.ts';
import type { Units, WeightUnit } from '#domain/measures/measure.ts';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import type { RecordKind } from '#domain/records/record-kind.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import type { KnownPast } from '#domain/unlikely/past.ts';
import type { MeasuredExercise } from './current-set.ts';

/** One set that is prescribed. */
export type PlayerTarget = {
  setNum: number;
  setKind: SetKind;
  reps: string | null;
  rpe: string | null;
  restSeconds: number;
  /** Null where it is the exercise's. */
  load: { weight: number | null; unit: WeightUnit; why: string } | null;
};

/** An exercise of a session as its events have left it, with all that the player asks of it. */
export type PlayerExercise = Omit<MeasuredExercise, 'targets' | 'sets' | 'prescription' | 'lastTime'> & {
  prescriptionId: string;
  exerciseId: string;
  name: string;
  state: 'open' | 'done' | 'skipped';
  groupLabel: string | null;
  targets: readonly PlayerTarget[];
  sets: readonly (LoggedSet & { setKind: SetKind; exerciseId: string; at: string })[];
  prescription: (MeasuredExercise['prescription'] & { groupFormat: GroupFormat | null }) | null;
  lastTime: (NonNullable<KnownPast['lastTime']> & NonNullable<MeasuredExercise['lastTime']>) | null;
  best: { kind: RecordKind; value: number; at: number | null; date: string } | null;
};

/** What the player goes by, beside its own state. */
export type PlayerSession<Exercise extends PlayerExercise = PlayerExercise> = {
  exercises: readonly Exercise[];
  lifts: Readonly<Record<string, { facts: { loadedOn: LoadedOn; last: readonly LastLift[] } }>>;
  /** Of the member, also where a coach holds the tablet; so is the unit of weight. */
  loading: Loading | null;
  units: Units;
};
