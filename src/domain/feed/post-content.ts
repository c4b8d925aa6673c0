import { toTwoDecimals } from '#domain/rounding.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { type PlainDate, weekdays } from '#domain/plain-date.ts';
import type { RecordKind } from '#domain/records/record-kind.ts';
import { volumeOf } from '#domain/records/exercise-history.ts';
import { isCounted, isMissed, type LoggedWork } from '#domain/training/log/workout-units.ts';

/** The figures of a finished session in a post: pounds lifted, miles covered; 0 where there are none. */
export type SessionSummary = {
  kind: 'session';
  name: string;
  date: PlainDate;
  exercises: number;
  sets: number;
  pounds: number;
  miles: number;
};

/** A record in a post, in the units in which records are stored. */
type RecordSummary = {
  kind: 'record';
  exerciseName: string;
  recordKind: RecordKind;
  value: number;
  at: number | null;
  date: PlainDate;
};

export type PostContent = SessionSummary | RecordSummary;

type SessionLog = LoggedWork & { exerciseId: string; category: ExerciseCategory };
type Session = { dayName: string; programName: string; date: PlainDate; logs: readonly SessionLog[] };

/**
 * The few figures of a session that a post shows, as they are at that moment. Nothing of body, pain, effort or notes is
 * among them, and no figure that it could be worked out from.
 */
export function sessionSummary({ dayName, programName, date, logs }: Session): SessionSummary {
  const sum = (category: ExerciseCategory) =>
    toTwoDecimals(
      logs
        .filter(log => log.category === category)
        .reduce((total, log) => total + volumeOf(category, log), 0),
    );
  return {
    kind: 'session',
    name: isNamed(dayName) ? dayName : programName,
    date,
    exercises: new Set(logs.map(({ exerciseId }) => exerciseId)).size,
    sets: logs.reduce(
      (total, log) => total + (log.setsData ?? []).filter(set => isCounted(set) && !isMissed(set)).length,
      0,
    ),
    pounds: sum('Strength'),
    miles: sum('Aerobic'),
  };
}

/** A day that is called by its weekday says nothing of what was trained. */
const isNamed = (dayName: string) =>
  dayName !== '' && !weekdays.some(weekday => weekday === dayName.toLowerCase());
