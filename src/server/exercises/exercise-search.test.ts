import { describe, expect, it } from 'vitest';
import { isSlip, searchExercises } from '#domain/exercises/exercise-search.ts';
import { abbreviations, mainLifts, wordsOf } from '#domain/exercises/exercise-words.ts';
import { seedLibrary } from './seed-library/seed-library.ts';

/** By their names alone; other names have tests of their own. */
const library = seedLibrary.map(exercise => ({ ...exercise, id: exercise.name, aliases: [] as string[] }));

const first = (search: string, recent: readonly string[] = []) =>
  searchExercises(library, search, recent)[0]?.name;

/** The searches a coach types, and what Enter takes: the library is the one that a new fellowship is given. */
const searches: [string, string | undefined][] = [
  // A bare word is the main lift.
  ['squat', 'Back Squat'],
  ['squats', 'Back Squat'],
  ['squ', 'Back Squat'],
  ['bench', 'Bench Press'],
  ['deadlift', 'Deadlift'],
  ['dead', 'Deadlift'],
  ['press', 'Bench Press'],
  ['overhead', 'Overhead Press'],
  ['row', 'Barbell Row'],
  ['rows', 'Barbell Row'],
  ['clean', 'Power Clean'],
  ['snatch', 'Power Snatch'],
  ['lunge', 'Walking Lunge'],
  ['lunges', 'Walking Lunge'],
  ['curl', 'Barbell Curl'],
  ['swing', 'Kettlebell Swing'],
  ['plank', 'Front Plank'],
  ['carry', "Farmer's Carry"],
  ['run', 'Easy Run'],
  ['dip', 'Dip'],
  ['hip thrust', 'Barbell Hip Thrust'],
  ['calf raise', 'Standing Calf Raise'],
  ['barbell squat', 'Back Squat'],
  // A name is itself, however much else is called so.
  ['front squat', 'Front Squat'],
  ['split squat', 'Split Squat'],
  ['Overhead Squat', 'Overhead Squat'],
  ['box jump', 'Box Jump'],
  ['dead bug', 'Dead Bug'],
  ['dead hang', 'Dead Hang'],
  // Hyphens, blanks, one and many.
  ['pullup', 'Pull-up'],
  ['pull ups', 'Pull-up'],
  ['pull-ups', 'Pull-up'],
  ['push', 'Push-up'],
  ['pushups', 'Push-up'],
  ['push ups', 'Push-up'],
  ['chinup', 'Chin-up'],
  ['situps', 'Sit-up'],
  ['muscle ups', 'Muscle-up'],
  ['burpees', 'Burpee'],
  ['step ups', 'Dumbbell Step-up'],
  ['dead lift', 'Deadlift'],
  ['face pulls', 'Face Pull'],
  ['farmers carry', "Farmer's Carry"],
  ['toes to bar', 'Toes-to-Bar'],
  ['double unders', 'Double-Under'],
  ['dumbbell flyes', 'Dumbbell Fly'],
  ['lat pull down', 'Lat Pulldown'],
  ['90/90', '90/90 Hip Switch'],
  ['childs pose', "Child's Pose Reach"],
  // Words in any order.
  ['row dumbbell', 'Dumbbell Row'],
  ['squat front', 'Front Squat'],
  ['bench incline', 'Incline Bench Press'],
  ['press push', 'Push Press'],
  ['raise leg hanging', 'Hanging Leg Raise'],
  // Abbreviations.
  ['db row', 'Dumbbell Row'],
  ['bb row', 'Barbell Row'],
  ['db bench', 'Dumbbell Bench Press'],
  ['bb bench', 'Bench Press'],
  ['kb swing', 'Kettlebell Swing'],
  ['kbs', 'Kettlebell Swing'],
  ['kb snatch', 'Kettlebell Snatch'],
  ['ohp', 'Overhead Press'],
  ['rdl', 'Romanian Deadlift'],
  ['sl rdl', 'Single-Leg Romanian Deadlift'],
  ['sldl', 'Single-Leg Romanian Deadlift'],
  ['bss', 'Bulgarian Split Squat'],
  ['cgbp', 'Close-Grip Bench Press'],
  ['t2b', 'Toes-to-Bar'],
  ['hspu', 'Handstand Push-up'],
  ['mu', 'Muscle-up'],
  ['pu', 'Push-up'],
  ['du', 'Double-Under'],
  ['dl', 'Deadlift'],
  ['tgu', 'Turkish Get-up'],
  ['c&j', 'Clean and Jerk'],
  ['tb dl', 'Trap Bar Deadlift'],
  ['hex bar deadlift', 'Trap Bar Deadlift'],
  ['military press', 'Overhead Press'],
  ['shoulder press', 'Overhead Press'],
  ['bent-over row', 'Barbell Row'],
  ['skull crushers', 'Lying Triceps Extension'],
  ['press ups', 'Push-up'],
  ['med ball slam', 'Medicine Ball Slam'],
  // Begun words.
  ['ben', 'Bench Press'],
  ['bulg', 'Bulgarian Split Squat'],
  ['rom dead', 'Romanian Deadlift'],
  ['inc db pr', 'Incline Dumbbell Press'],
  ['ski erg', 'Steady Ski Erg'],
  // By equipment, muscle or category, where no name fits.
  ['sandbag carry', 'Sandbag Bear Hug Carry'],
  ['kettlebell squat', 'Goblet Squat'],
  ['band hold', 'Pallof Hold'],
  // A slip of the finger.
  ['sqaut', 'Back Squat'],
  ['dealift', 'Deadlift'],
  ['benhc press', 'Bench Press'],
  ['romanain deadlift', 'Romanian Deadlift'],
  ['burpeee', 'Burpee'],
  ['kettelbell swing', 'Kettlebell Swing'],
  // Nothing.
  ['xyzzy', undefined],
  ['badminton', undefined],
];

describe('Enter in the picker', () => {
  it.each(searches)('after %j takes %j', (search, name) => {
    expect(first(search)).toBe(name);
  });

  it('takes what was used lately, of exercises that fit as well as each other, and the last one first', () => {
    expect(first('box', ['Box Squat'])).toBe('Box Jump');
    expect(first('incline')).toBe('Incline Bench Press');
    expect(first('incline', ['Incline Push-up'])).toBe('Incline Push-up');
    expect(first('incline', ['Incline Dumbbell Curl', 'Incline Push-up'])).toBe('Incline Dumbbell Curl');
  });

  it('takes the main lift and the full name all the same', () => {
    expect(first('squat', ['Front Squat'])).toBe('Back Squat');
    expect(first('dip', ['Bench Dip'])).toBe('Dip');
  });

  it('takes a library’s own name of a main lift', () => {
    const own = ['Squat Jump', 'Barbell Back Squat'].map(name => ({ ...library[0]!, id: name, name }));
    expect(searchExercises(own, 'squat')[0]?.name).toBe('Barbell Back Squat');
  });
});

describe('other names', () => {
  const named = library.map(exercise => ({
    ...exercise,
    aliases:
      { 'Bench Press': ['Bankdrücken', 'Flat Press'], 'Goblet Squat': ['Kniebeuge vorn'] }[exercise.name] ??
      [],
    merged: exercise.name === 'Back Squat' ? [{ id: 'old', name: 'High Bar', aliases: ['Kniebeuge'] }] : [],
  }));
  const found = (search: string) => searchExercises(named, search).map(({ name }) => name);

  it.each([
    ['bankdrucken', 'Bench Press'],
    ['flat pres', 'Bench Press'],
    ['flat presss', 'Bench Press'],
    // A merged exercise is found by the names of both.
    ['high bar', 'Back Squat'],
    ['kniebeuge', 'Back Squat'],
    ['kniebeuge vorn', 'Goblet Squat'],
    // A name goes before another's other name of the same fit.
    ['press', 'Bench Press'],
    ['squat', 'Back Squat'],
  ])('%j finds %j first', (search, name) => {
    expect(found(search)[0]).toBe(name);
  });

  it('find an exercise once, by the best of them', () => {
    expect(found('press').filter(name => name === 'Bench Press')).toHaveLength(1);
  });
});

describe('favourites', () => {
  const starred = library.map(exercise => ({
    ...exercise,
    isFavourite: ['Front Squat', 'Incline Push-up', 'Box Squat'].includes(exercise.name),
  }));
  const found = (search: string, recent: readonly string[] = []) =>
    searchExercises(starred, search, recent).map(({ name }) => name);

  it('come first where their names fit, the better fit before the other', () => {
    expect(found('squat').slice(0, 3)).toEqual(['Box Squat', 'Front Squat', 'Back Squat']);
    expect(found('incline', ['Incline Dumbbell Curl'])[0]).toBe('Incline Push-up');
  });

  it('of which the one used last comes first', () => {
    expect(found('squat', ['Front Squat'])[0]).toBe('Front Squat');
  });

  it('give way to what is called just so, and to names where only their muscles fit', () => {
    expect(found('goblet squat')[0]).toBe('Goblet Squat');
    expect(found('barbell')[0]).not.toBe('Front Squat');
  });
});

it('a blank search finds everything as it stands', () => {
  expect(searchExercises(library, ' - ')).toEqual(library);
});

it('what is found follows in order: called so, main lift, a kind of it, beginning so, holding the words, told by equipment', () => {
  const found = searchExercises(library, 'bench').map(({ name }) => name);
  expect(found.slice(0, 4)).toEqual([
    'Bench Press',
    'Bench Dip',
    'Bench Lat Stretch',
    'Dumbbell Bench Press',
  ]);
  expect(found.indexOf('Dumbbell Row')).toBeGreaterThan(found.indexOf('Incline Bench Press'));
});

it.each([
  ['Push-ups', ['push', 'up']],
  ['Farmer’s Carry', ['farmer', 'carry']],
  ['Presses, Lunges & Flies', ['press', 'lunge', '&', 'fly']],
  ['Élevé', ['eleve']],
  ['90/90', ['90', '90']],
  [' – ', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['sqaut', 'squat', true],
  ['squt', 'squat', true],
  ['squatt', 'squat', true],
  ['spuat', 'squat', true],
  ['squat', 'squat', true],
  ['sqautt', 'squat', false],
  ['quats', 'squat', false],
])('%j for %j is a slip: %j', (typed, meant, slip) => {
  expect(isSlip(typed, meant)).toBe(slip);
});

it('abbreviations and main lifts are written as a search reads them', () => {
  for (const [short, meanings] of Object.entries(abbreviations)) {
    expect(wordsOf(short).join(' ')).toBe(short);
    for (const meaning of meanings) expect(wordsOf(meaning).join(' ')).toBe(meaning);
  }
  for (const lift of mainLifts) {
    expect(wordsOf(lift).join(' ')).toBe(lift);
    expect(library.some(({ name }) => wordsOf(name).join(' ') === lift)).toBe(true);
  }
});

it.each([
  ['rdl', 'Romanian Deadlift'],
  ['ohp', 'Overhead Press'],
  ['bss', 'Bulgarian Split Squat'],
  ['ghr', 'Nordic Hamstring Curl'],
  ['t2b', 'Toes-to-Bar'],
  ['assault bike', 'Air Bike Sprints'],
  ['plank', 'Front Plank'],
  ['bench', 'Bench Press'],
  ['squat', 'Back Squat'],
  ['skull crusher', 'Lying Triceps Extension'],
])('a library with its other names finds by %s first %s', (typed, name) => {
  const named = seedLibrary.map(exercise => ({ ...exercise, id: exercise.name }));
  expect(searchExercises(named, typed)[0]?.name).toBe(name);
});
