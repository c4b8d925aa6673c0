import { byteOrderMark, csvLine } from '#domain/csv/write-csv.ts';
import type { Entered } from '#domain/measures/entered.ts';
import type { LogOfPerson, LoggedValue } from './my-data-queries.ts';

type Cell = LoggedValue | undefined;
type LoggedSet = NonNullable<LogOfPerson['sets']>[number];
type Column = [heading: string, cell: (log: LogOfPerson, set: LoggedSet, first: boolean) => Cell];

const ofSet =
  (name: Exclude<keyof LoggedSet, 'entered'>): Column[1] =>
  (_log, set) =>
    set[name];

/** Values of the whole log stand in its first row alone, so that a column can be summed. */
const ofLog =
  (name: Exclude<keyof LogOfPerson, 'sets' | 'loggedAt' | 'entered'>): Column[1] =>
  (log, _set, first) =>
    first ? log[name] : null;

const columns: Column[] = [
  ['Date', log => log.date],
  ['Program', log => log.programName],
  ['Exercise', log => log.exerciseName],
  ['Category', log => log.exerciseCategory],
  ['Set', ofSet('setNum')],
  ['Reps', ofSet('reps')],
  ['Weight (lb)', ofSet('weight')],
  ['Set time', ofSet('time')],
  ['Set distance (miles)', ofSet('distance')],
  ['Set contacts', ofSet('contacts')],
  ['Set RPE', ofSet('rpe')],
  ['Set heart rate', ofSet('heartRate')],
  ['Set done', (_log, { completed }) => (completed === undefined ? null : completed === true ? 'yes' : 'no')],
  ['Estimated 1RM (lb)', ofLog('estimated1RM')],
  ['Time', ofLog('timeCompleted')],
  ['Distance (miles)', ofLog('distanceCompleted')],
  ['RPE', ofLog('rpeCompleted')],
  ['Heart rate', ofLog('heartRateAchieved')],
  ['Contacts', ofLog('volumeCompleted')],
  ['Contact time', ofLog('contactTimeAchieved')],
  ['Ground contact time', ofLog('groundContactTimeAchieved')],
  ['Completion time', ofLog('completionTime')],
  ['Workout units', ofLog('workoutUnitsCompleted')],
  ['Set kind', ofSet('setKind')],
  [
    'Set missed',
    ({ exerciseCategory }, { reps }) => (reps === 0 && isLift.has(exerciseCategory) ? 'yes' : null),
  ],
  ['Set as typed', (_log, { entered }) => asTyped(entered)],
  [
    'Distance as typed',
    ({ entered }, _set, first) => (first && entered ? `${entered.distance} ${entered.distanceUnit}` : null),
  ],
  ['Set calories', ofSet('calories')],
  ['Notes', ofLog('notes')],
  ['Logged at', ({ loggedAt }, _set, first) => (first ? loggedAt.toISOString() : null)],
];

/** A set of no reps is an attempt that failed. */
const isLift: ReadonlySet<string> = new Set(['Strength', 'Calisthenics']);

/** '100 kg'; nothing where lb and miles were typed. */
function asTyped(entered: Entered | null | undefined): Cell {
  if (!entered) return null;
  const { weight, unit, distance, distanceUnit } = entered;
  return [
    weight !== null && unit && `${weight} ${unit}`,
    distance !== null && distanceUnit && `${distance} ${distanceUnit}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const logsAtATime = 200;

/** A person's training as CSV (RFC 4180): a row a set, or a row a log that has no sets. In chunks, as it is sent. */
export function* trainingTable(logs: readonly LogOfPerson[]): Generator<string> {
  yield byteOrderMark + csvLine(columns.map(([heading]) => heading));
  for (let start = 0; start < logs.length; start += logsAtATime) {
    yield logs
      .slice(start, start + logsAtATime)
      .flatMap(rowsOf)
      .join('');
  }
}

function rowsOf(log: LogOfPerson): string[] {
  const sets: LoggedSet[] = log.sets?.length ? log.sets : [{}];
  return sets.map((set, index) => csvLine(columns.map(([, cell]) => cell(log, set, index === 0))));
}
