/** Three members, and what each of them typed: with decimal commas, in their own units. */
export type Who = 'kg' | 'lb' | 'mixed';

export const whoMeasures = {
  kg: {
    units: { weight: 'kg', distance: 'km', length: 'cm' },
    squat: '61,25',
    run: '7,5',
    body: { heightCm: '170,5', weightKg: '62,5', age: 30 },
  },
  lb: {
    units: { weight: 'lb', distance: 'mi', length: 'in' },
    squat: '137,5',
    run: '4,66',
    body: { heightCm: '170,5', weightKg: '62,5', age: 30 },
  },
  mixed: {
    units: { weight: 'kg', distance: 'mi', length: 'cm' },
    squat: '62,5',
    run: '4,66',
    body: { heightCm: '170,5', weightKg: '62,5', age: 30 },
  },
} as const;

const target = (weight: string) => ({ kind: 'work', reps: '5', weight });

/** What a coach who measures in kg wrote. */
export const prescribed = [
  { name: 'Back Squat', sets: '2', reps: '5', weight: '62,5', weightUnit: 'kg' },
  { name: 'Bench Press', weightUnit: 'kg', setTargets: [target('40'), target('51,25')] },
  { name: 'Barbell Row', sets: '2', reps: '8', weight: 'level 8', weightUnit: 'kg' },
  { name: 'Easy Run', distance: '7,5 km', time: '45,5 min' },
];

const member = (section: string) => `/member?section=${section}`;
export const memberSees: Record<Who, Record<string, string[]>> = {
  kg: { [member('dashboard')]: [], [member('workouts')]: [], [member('calendar')]: [], [member('history')]: [], [member('records')]: [], [`${member('records')}&view=exercise&id=SQUAT`]: [], [member('nutrition')]: [] },
  lb: { [member('dashboard')]: [], [member('workouts')]: [], [member('calendar')]: [], [member('history')]: [], [member('records')]: [], [`${member('records')}&view=exercise&id=SQUAT`]: [], [member('nutrition')]: [] },
  mixed: { [member('dashboard')]: [], [member('workouts')]: [], [member('calendar')]: [], [member('history')]: [], [member('records')]: [], [`${member('records')}&view=exercise&id=SQUAT`]: [], [member('nutrition')]: [] },
};
const admin = (section: string) => `/admin?section=${section}`;
export const coachSees: Record<string, string[]> = {
  [admin('command-center')]: [],
  [`${admin('programs')}&view=program&id=PROGRAM`]: [],
  [`${admin('programs')}&view=edit&id=PROGRAM`]: [],
  [`${admin('programs')}&view=write&id=PROGRAM`]: [],
  [`${admin('programs')}&view=print&id=PROGRAM`]: [],
  [admin('coach-dashboard')]: [],
  [admin('daily-calendar')]: [],
  [`${admin('members')}&view=member&id=MEMBER`]: [],
};
export const filesSay = {};
