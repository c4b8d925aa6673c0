import type { PercentOf } from '#domain/prescriptions/percent-of.ts';

/** The columns of a program's table, in the order in which they are written. */
export const csvColumns = {
  week: 'Week',
  day: 'Day',
  dayName: 'Day name',
  exercise: 'Exercise',
  category: 'Category',
  sets: 'Sets',
  reps: 'Reps',
  weight: 'Load',
  weightUnit: 'Unit',
  percent1RM: '% 1RM',
  percentOf: 'Percent of',
  rpe: 'RPE',
  restSeconds: 'Rest',
  time: 'Time',
  distance: 'Distance',
  targetHeartRate: 'Heart rate',
  volume: 'Contacts',
  contactTime: 'Contact time',
  groundContactTime: 'Ground contact time',
  tempo: 'Tempo',
  groupLabel: 'Group',
  notes: 'Notes',
  alternates: 'Alternates',
  restTimerSeconds: 'Rest timer',
  setTargets: 'Set targets',
  groupFormat: 'Group format',
  dayNotes: 'Day notes',
  weekNotes: 'Week notes',
  trainingMaxPercent: 'Training max %',
} as const;

/** The base of a percent, in the words of a table. */
export const percentBaseNames: Readonly<Record<PercentOf, string>> = {
  'one-rep-max': '1RM',
  'training-max': 'Training max',
};

export type CsvColumn = keyof typeof csvColumns;

/** Other programs' names for the columns. */
const synonyms: Readonly<Record<string, CsvColumn>> = {
  wk: 'week',
  weeknumber: 'week',
  weekday: 'day',
  session: 'dayName',
  movement: 'exercise',
  lift: 'exercise',
  set: 'sets',
  rep: 'reps',
  repetitions: 'reps',
  weight: 'weight',
  loadunit: 'weightUnit',
  weightunit: 'weightUnit',
  '%': 'percent1RM',
  percent: 'percent1RM',
  percent1rm: 'percent1RM',
  rests: 'restSeconds',
  restseconds: 'restSeconds',
  duration: 'time',
  hr: 'targetHeartRate',
  targetheartrate: 'targetHeartRate',
  volume: 'volume',
  superset: 'groupLabel',
  note: 'notes',
  comments: 'notes',
  cues: 'notes',
  alternatives: 'alternates',
  resttimerseconds: 'restTimerSeconds',
};

const bare = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}%]/gu, '');

const byHeading: ReadonlyMap<string, CsvColumn> = new Map([
  ...Object.entries(synonyms),
  ...Object.entries(csvColumns).map(([column, heading]): [string, CsvColumn] => [
    bare(heading),
    column as CsvColumn,
  ]),
]);

/** The column of a heading, whatever its case and its signs; undefined for one that is not known. */
export const columnOf = (heading: string): CsvColumn | undefined => byHeading.get(bare(heading));

/** 'Training max', 'TM', 'training-max'; null for what is neither of the two. */
export function percentBaseOf(cell: string): PercentOf | null {
  const name = bare(cell);
  if (/^(?:of)?(?:the)?(?:tm|trainingmax)$/.test(name)) return 'training-max';
  return /^(?:of)?(?:the)?(?:1rm|max|onerepmax)$/.test(name) ? 'one-rep-max' : null;
}

/** Names in one cell: with semicolons between them, as JSON where a name holds one. */
export const listedNames = (names: readonly string[]): string =>
  names.some(name => /;|^\s*\[/.test(name)) ? JSON.stringify(names) : names.join('; ');

/** The names that such a cell lists; null where it is neither. */
export function namesListed(cell: string): string[] | null {
  if (!cell.startsWith('[')) return cell.split(';').flatMap(name => name.trim() || []);
  const names = jsonOf(cell);
  return Array.isArray(names) && names.every(name => typeof name === 'string') ? names : null;
}

/** The JSON in a cell; undefined where it can't be read. */
export function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return undefined;
  }
}
