/** What a column of a pasted sheet may hold. */
const pastedColumns = [
  'week',
  'day',
  'exercise',
  'sets',
  'reps',
  'load',
  'percent',
  'rpe',
  'rest',
  'time',
  'distance',
  'tempo',
  'notes',
] as const;

export type PastedColumn = (typeof pastedColumns)[number];

const names: Record<PastedColumn, RegExp> = {
  week: /^(?:week|wk|w|block week)\.?$/,
  day: /^(?:day|weekday|d|session|day of week)\.?$/,
  exercise: /^(?:exercise|exercises|movement|lift|name|drill)$/,
  sets: /^(?:sets?|series|# ?sets?)$/,
  reps: /^(?:reps?|repetitions?|rep range|reps\/time)$/,
  load: /^(?:load|weight|lbs?|kgs?|weight \((?:lbs?|kgs?)\)|load \((?:lbs?|kgs?)\)|intensity)$/,
  percent: /^(?:%|% ?1rm|percent|percentage|%rm|% of 1rm)$/,
  rpe: /^(?:rpe|effort|rir)$/,
  rest: /^(?:rest|rest \(s(?:ec)?\)|rest period|recovery)$/,
  time: /^(?:time|duration|hold)$/,
  distance: /^(?:distance|miles|mi|dist\.?)$/,
  tempo: /^tempo$/,
  notes: /^(?:notes?|comments?|cues?|instructions?)$/,
};

/** Which column holds what, where this row is the head of a sheet; null where it is none. */
export function headOf(cells: readonly string[]): (PastedColumn | null)[] | null {
  const found = cells.map(cell => {
    const text = cell.trim().toLowerCase();
    return pastedColumns.find(column => names[column].test(text)) ?? null;
  });
  return found.includes('exercise') && found.filter(Boolean).length >= 2 ? found : null;
}

/** Without a head the cells are taken in the order of rules: week, day, exercise, sets, reps, load, rest, notes; shorter rows begin at the exercise. */
export function usualColumns(cells: readonly string[]): (PastedColumn | null)[] {
  const all: PastedColumn[] = ['week', 'day', 'exercise', 'sets', 'reps', 'load', 'rest', 'notes'];
  const first = (cells[0] ?? '').trim();
  const beginsWithWeek = first === '' || /^(?:w(?:ee)?k?\.?\s*)?\d{1,2}$/i.test(first);
  return beginsWithWeek && cells.length > 2 ? all : all.slice(2);
}
