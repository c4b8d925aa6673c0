import { compareNames } from '#domain/names/compare-names.ts';
import { wordsOf } from './exercise-words.ts';

/** The muscles that a map of the body shows, from the head down, as they are listed. */
export const muscles = {
  neck: 'Neck',
  traps: 'Traps',
  shoulders: 'Shoulders',
  'rear-delts': 'Rear delts',
  'rotator-cuff': 'Rotator cuff',
  chest: 'Chest',
  'upper-back': 'Upper back',
  lats: 'Lats',
  biceps: 'Biceps',
  triceps: 'Triceps',
  forearms: 'Forearms',
  core: 'Core',
  obliques: 'Obliques',
  'lower-back': 'Lower back',
  'hip-flexors': 'Hip flexors',
  glutes: 'Glutes',
  abductors: 'Abductors',
  adductors: 'Adductors',
  quadriceps: 'Quadriceps',
  hamstrings: 'Hamstrings',
  shins: 'Shins',
  calves: 'Calves',
} as const;

export type Muscle = keyof typeof muscles;

export const allMuscles = Object.keys(muscles) as Muscle[];

const arms: readonly Muscle[] = ['biceps', 'triceps', 'forearms'];
const legs: readonly Muscle[] = ['quadriceps', 'hamstrings', 'glutes', 'calves'];

/** Coaches' names for muscles, in the words of a search: one and many are alike, case and hyphens are not looked at. */
const byWords: Readonly<Record<string, readonly Muscle[]>> = {
  neck: ['neck'],
  trap: ['traps'],
  trapeziu: ['traps'],
  shoulder: ['shoulders'],
  delt: ['shoulders'],
  deltoid: ['shoulders'],
  'front delt': ['shoulders'],
  'side delt': ['shoulders'],
  'rear delt': ['rear-delts'],
  'rear deltoid': ['rear-delts'],
  'posterior delt': ['rear-delts'],
  'rotator cuff': ['rotator-cuff'],
  chest: ['chest'],
  pec: ['chest'],
  pectoral: ['chest'],
  'upper back': ['upper-back'],
  'middle back': ['upper-back'],
  'mid back': ['upper-back'],
  rhomboid: ['upper-back'],
  'thoracic spine': ['upper-back'],
  lat: ['lats'],
  latissimu: ['lats'],
  'latissimu dorsi': ['lats'],
  back: ['upper-back', 'lats', 'lower-back'],
  spine: ['upper-back', 'lower-back'],
  'lower back': ['lower-back'],
  'low back': ['lower-back'],
  erector: ['lower-back'],
  'erector spinae': ['lower-back'],
  'spinal erector': ['lower-back'],
  bicep: ['biceps'],
  tricep: ['triceps'],
  forearm: ['forearms'],
  grip: ['forearms'],
  wrist: ['forearms'],
  arm: arms,
  core: ['core'],
  ab: ['core'],
  abdominal: ['core'],
  oblique: ['obliques'],
  serratu: ['obliques'],
  'hip flexor': ['hip-flexors'],
  psoa: ['hip-flexors'],
  glute: ['glutes'],
  hip: ['hip-flexors', 'glutes', 'abductors'],
  abductor: ['abductors'],
  'hip abductor': ['abductors'],
  'glute med': ['abductors'],
  adductor: ['adductors'],
  groin: ['adductors'],
  'inner thigh': ['adductors'],
  quad: ['quadriceps'],
  quadricep: ['quadriceps'],
  thigh: ['quadriceps', 'hamstrings'],
  hamstring: ['hamstrings'],
  ham: ['hamstrings'],
  'posterior chain': ['hamstrings', 'glutes', 'lower-back'],
  shin: ['shins'],
  tibiali: ['shins'],
  ankle: ['shins', 'calves'],
  calf: ['calves'],
  soleu: ['calves'],
  gastrocnemiu: ['calves'],
  leg: legs,
  'lower body': legs,
  'upper body': ['chest', 'shoulders', 'upper-back', 'lats', ...arms],
  'full body': allMuscles,
};

/** The muscles on the map that a label means; none where it is not one (`Cardiovascular`), or a coach's own word. */
export const musclesOf = (label: string): readonly Muscle[] => byWords[wordsOf(label).join(' ')] ?? [];

type Trains = { muscleGroups: readonly string[] };

/** The number of these exercises that train each muscle, each counted once. */
export function timesTrained(exercises: readonly Trains[]): ReadonlyMap<Muscle, number> {
  const times = new Map<Muscle, number>(allMuscles.map(muscle => [muscle, 0]));
  for (const { muscleGroups } of exercises)
    for (const muscle of new Set(muscleGroups.flatMap(musclesOf)))
      times.set(muscle, (times.get(muscle) ?? 0) + 1);
  return times;
}

/** The labels of these exercises that no muscle of the map stands for, each once, in order. */
export function labelsOffMap(exercises: readonly Trains[]): string[] {
  const labels = exercises.flatMap(({ muscleGroups }) =>
    muscleGroups.filter(label => musclesOf(label).length === 0),
  );
  return [...new Set(labels)].toSorted(compareNames);
}
