import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import type {
  DifficultyLevel,
  ExerciseCategory,
  PrescriptionField,
} from '#domain/prescriptions/exercise-category.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { Weekday } from '#domain/plain-date.ts';

/** A prescription in a file: exercises go by their names, as another fellowship has ids of its own. */
export type FilePrescription = Record<
  PrescriptionField | 'weight' | 'tempo' | 'groupLabel',
  string | null
> & {
  exercise: string;
  category: ExerciseCategory;
  weightUnit: string;
  restTimerSeconds: number;
  percentOf: PercentOf;
  setTargets: SetTarget[] | null;
  groupFormat: GroupFormat | null;
  alternates: string[];
};

export type FileDay = {
  dayOfWeek: Weekday;
  /** Empty for one that is called as its weekday. */
  dayName: string;
  notes: string;
  exercises: FilePrescription[];
};

export type FileWeek = { weekNumber: number; notes: string; days: FileDay[] };

/** A program as it leaves the fellowship: days and weeks that say nothing are left out. */
export type ProgramFile = {
  name: string;
  description: string;
  difficultyLevel: DifficultyLevel | null;
  numWeeks: number | null;
  trainingMaxPercent: number;
  weeks: FileWeek[];
};

/** The same, with nothing in it that goes without saying: of two programs that are alike the files are. */
export function plainFile(file: ProgramFile): ProgramFile {
  const weeks = file.weeks.map(week => ({ ...week, days: week.days.map(plainDay).filter(hasContent) }));
  const last = Math.max(file.numWeeks ?? 0, ...file.weeks.map(({ weekNumber }) => weekNumber));
  return {
    ...file,
    numWeeks: last === 0 ? null : last,
    weeks: weeks.filter(({ notes, days }) => notes !== '' || days.length > 0),
  };
}

const plainDay = (day: FileDay): FileDay =>
  day.dayName.toLowerCase() === day.dayOfWeek ? { ...day, dayName: '' } : day;

const hasContent = ({ dayName, notes, exercises }: FileDay): boolean =>
  dayName !== '' || notes !== '' || exercises.length > 0;
