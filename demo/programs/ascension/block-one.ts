import { type DemoDay, type DemoProgram, restDay, trainingDay, weeksOf } from '../writing/demo-program.ts';
import {
  aerobic,
  calisthenics,
  type Holds,
  isometric,
  isometricEachSide,
  jumps,
  type Load,
  mobility,
  rebounds,
  strength,
} from '../writing/prescribe.ts';

// An accumulation block: volume rises for three weeks at loads that never force a miss, then falls by half.

type Block = [Load, Load, Load, Load];

/** Squat and bench. */
const mainWork: Block = [
  { sets: 5, reps: 6, percent: 70, rest: 180 },
  { sets: 5, reps: 6, percent: 72.5, rest: 180 },
  { sets: 6, reps: 5, percent: 77.5, rest: 180 },
  { sets: 3, reps: 4, percent: 65, rest: 150 },
];

/** The deadlift recovers slowest: fewer sets, a touch heavier. */
const pullWork: Block = [
  { sets: 4, reps: 5, percent: 72.5, rest: 210 },
  { sets: 4, reps: 5, percent: 75, rest: 210 },
  { sets: 4, reps: 4, percent: 80, rest: 240 },
  { sets: 2, reps: 4, percent: 65, rest: 180 },
];

/** Power lifts stay in the speed range; a slow clean teaches a slow clean. */
const powerWork: Block = [
  { sets: 5, reps: 3, percent: 70, rest: 120 },
  { sets: 6, reps: 3, percent: 72.5, rest: 120 },
  { sets: 6, reps: 2, percent: 77.5, rest: 150 },
  { sets: 3, reps: 2, percent: 65, rest: 120 },
];

/** The second exposure of the week: same pattern, harder position, lighter bar. */
const variationWork: Block = [
  { sets: 4, reps: 6, percent: 62.5, rest: 150 },
  { sets: 4, reps: 6, percent: 65, rest: 150 },
  { sets: 4, reps: 5, percent: 70, rest: 150 },
  { sets: 2, reps: 5, percent: 57.5, rest: 120 },
];

function inWeek(block: Block, week: number): Load {
  const load = block[week - 1];
  if (load === undefined) throw new RangeError(`Ascension: Block One has no week ${week}`);
  return load;
}

const isDeload = (week: number) => week === 4;

const assistance = (week: number): Load => ({
  sets: isDeload(week) ? 2 : 4,
  reps: 8 + (isDeload(week) ? 0 : week),
  rest: 75,
});

/** Bodyweight with plates: fewer reps than assistance, longer rests. */
const weighted = (week: number): Load => ({
  sets: isDeload(week) ? 2 : 4,
  reps: isDeload(week) ? 4 : 4 + week,
  rest: 120,
});

const holds = (week: number, start: number): Holds => ({
  times: isDeload(week) ? 2 : 3,
  seconds: isDeload(week) ? start : start + 5 * (week - 1),
  rest: 60,
});

const contacts = (week: number, each: number) => ({ sets: isDeload(week) ? 2 : 3 + week, contacts: each });

const noteFor = (week: number, usual: string) =>
  isDeload(week)
    ? 'Deload. Half the sets, two thirds of the load, all of the attention. Bar speed is the only goal.'
    : usual;

function daysOf(week: number): DemoDay[] {
  return [
    restDay('sunday', 'Rest, without guilt. Thirty-six weeks are climbed by people who can stop.'),
    squatDay(week),
    benchDay(week),
    aerobicDay(week),
    restDay('thursday', 'Walk, stretch, prepare. Tomorrow you pull.'),
    deadliftDay(week),
    pressDay(week),
  ];
}

function squatDay(week: number): DemoDay {
  const notes = noteFor(
    week,
    'Jump, then squat. Keep two reps in reserve on every set; this block is about how much, not how heavy.',
  );
  return trainingDay('monday', 'Squat Volume', notes, [
    mobility('Deep Squat Pry', 2),
    rebounds('Depth Jump', contacts(week, 3), 'From 18 inches. Off the ground the moment you touch it.'),
    strength(
      'Back Squat',
      inWeek(mainWork, week),
      'Percentages of your own current max, not of your best year.',
    ),
    strength('Romanian Deadlift', inWeek(variationWork, week)),
    strength('Bulgarian Split Squat', assistance(week), 'Reps are per leg.'),
    calisthenics('Hanging Leg Raise', { sets: isDeload(week) ? 2 : 3, reps: 8 + week, rest: 75 }),
    isometric('Overcoming Squat', { ...holds(week, 5), seconds: 5, rest: 90 }, 'Build the push, never jerk.'),
  ]);
}

function benchDay(week: number): DemoDay {
  const notes = noteFor(
    week,
    'Every set paused on the first rep. Pull at least as much as you press before you leave.',
  );
  return trainingDay('tuesday', 'Bench Volume', notes, [
    mobility('Band Pass-Through', 2),
    rebounds('Plyometric Push-up', contacts(week, 3), 'Hands leave the floor, elbows soft on landing.'),
    strength('Bench Press', inWeek(mainWork, week)),
    strength('Pendlay Row', inWeek(variationWork, week), 'Dead stop each rep.'),
    strength('Weighted Dip', weighted(week), 'Parallel, no deeper.'),
    strength('Rear Delt Fly', assistance(week)),
    isometric('Ring Support Hold', holds(week, 15), 'Rings turned out.'),
  ]);
}

function aerobicDay(week: number): DemoDay {
  const miles = isDeload(week) ? 3 : 3.5 + 0.5 * week;
  return trainingDay(
    'wednesday',
    'Aerobic Recovery',
    'Zone two and nothing else. You should finish fresher than you began; if the watch tempts you, leave it at home.',
    [
      mobility('Downward Dog Flow', 3),
      aerobic(
        'Easy Run',
        { miles, minutes: miles * 9.5, rpe: 4, heartRate: '125-145' },
        'Row or ride instead if the shins ask.',
      ),
      aerobic(
        'Strides',
        { miles: 0.3, minutes: 7.5, rpe: 6, heartRate: '130-160' },
        '5 of 20 seconds, walking back.',
      ),
      mobility('Couch Stretch', 4, 'Two minutes each side.'),
      mobility('Foam Roller Back Extension', 3),
      mobility('Crocodile Breathing', 4),
    ],
  );
}

function deadliftDay(week: number): DemoDay {
  const notes = noteFor(
    week,
    'Cleans first while you are fast, deadlifts while you are fresh. End the cleans if the catch gets low.',
  );
  return trainingDay('friday', 'Clean and Pull', notes, [
    mobility('Lunge with Rotation', 3),
    strength('Power Clean', inWeek(powerWork, week), 'Reset the feet every rep.'),
    strength('Deadlift', inWeek(pullWork, week), 'No touch and go.'),
    strength('Front Squat', inWeek(variationWork, week)),
    calisthenics('Nordic Hamstring Curl', { sets: isDeload(week) ? 2 : 3, reps: 3 + week, rest: 120 }),
    strength(
      "Farmer's Carry",
      { sets: isDeload(week) ? 2 : 4, reps: `${40 + 10 * (isDeload(week) ? 0 : week)} yd`, rest: 90 },
      'Three quarters of bodyweight in each hand.',
    ),
    isometricEachSide('Copenhagen Plank', holds(week, 15)),
  ]);
}

function pressDay(week: number): DemoDay {
  const notes = noteFor(
    week,
    'The last session of the week asks for patience: small plates, strict reps, a full hang on every pull.',
  );
  return trainingDay('saturday', 'Press and Pull-up', notes, [
    mobility('Wall Slide', 2),
    jumps('Broad Jump', contacts(week, 3), 'Stick each one.'),
    strength('Overhead Press', inWeek(mainWork, week)),
    strength('Weighted Pull-up', weighted(week), 'Start light enough that all sets match.'),
    strength('Close-Grip Bench Press', inWeek(variationWork, week)),
    strength('Barbell Curl', assistance(week)),
    isometric('Wall Handstand Hold', holds(week, 20)),
  ]);
}

const weekNotes = [
  'The first of ten blocks. Seventy percent for sixes will feel almost polite. Take the extra breath to make every rep identical.',
  'Two and a half percent more and the same sets. Fatigue starts to gather; protect sleep and leave the jumps sharp.',
  'Six sets of five, the most work of the block. Two reps in reserve, even on the last set. Do not turn volume into a contest.',
  'Deload. Half the sets at sixty-five. Check your technique films from week 1 and write down new training maxes for Block Two.',
];

export const ascensionBlockOne: DemoProgram = {
  name: 'Ascension: Block One',
  description:
    'The opening four weeks of the Ascension Strength Program, for advanced lifters. An accumulation block on ' +
    'percentages of your current maxes: three weeks of rising volume at 70 to 80 percent, then a deload. ' +
    'Squat, bench, deadlift, press and clean, with jumps before and holds after, and one aerobic day for recovery.',
  difficultyLevel: 'advanced',
  weeks: weeksOf(weekNotes, daysOf),
};
