import { type DemoDay, type DemoProgram, restDay, trainingDay, weeksOf } from './writing/demo-program.ts';
import {
  aerobic,
  calisthenics,
  type Holds,
  isometric,
  isometricEachSide,
  jumps,
  type Load,
  mobility,
  strength,
  throws,
} from './writing/prescribe.ts';
import { superset } from './writing/groups.ts';
import { topSetAndBackOffs, wave } from './writing/set-by-set.ts';

// Two waves of four weeks: each climbs for three and falls for one. The second starts where the first peaked.

const loads: Load[] = [
  { sets: 4, reps: 7, percent: 70, rest: 150 },
  { sets: 5, reps: 6, percent: 72.5, rest: 150 },
  { sets: 5, reps: 5, percent: 77.5, rest: 180 },
  { sets: 3, reps: 5, percent: 62.5, rest: 120 },
  { sets: 5, reps: 5, percent: 77.5, rest: 180 },
  { sets: 5, reps: 4, percent: 82.5, rest: 180 },
  { sets: 4, reps: 3, percent: 87.5, rest: 210 },
  { sets: 2, reps: '2+', percent: 90, rest: 240 },
];

const isLight = (week: number) => week % 4 === 0;
const isTest = (week: number) => week === 8;

function mainLift(week: number): Load {
  const load = loads[week - 1];
  if (load === undefined) throw new RangeError(`Iron Foundation has no week ${week}`);
  return load;
}

/** Squats and presses carry the volume; the deadlift gets a set less. */
function pull(week: number): Load {
  const load = mainLift(week);
  return { ...load, sets: load.sets - 1 };
}

/** The same lift made harder by a pause or a grip, so it stays a good step lighter. */
function variation(week: number): Load {
  if (isLight(week)) return { sets: 2, reps: 4, percent: 60, rest: 120 };
  return { sets: 3, reps: 5, percent: week < 4 ? 65 + 2.5 * (week - 1) : 67.5 + 2.5 * (week - 4), rest: 120 };
}

/** Assistance grows by a rep a week from ten (first wave) or eight (second), then falls back. */
function assistance(week: number): Load {
  const start = week <= 4 ? 10 : 8;
  return isLight(week)
    ? { sets: 2, reps: start, rest: 75 }
    : { sets: 3, reps: start + ((week - 1) % 4), rest: 75 };
}

function holds(week: number, start: number): Holds {
  return {
    times: isLight(week) ? 2 : 3,
    seconds: start + (isLight(week) ? 0 : 5 * ((week - 1) % 4)),
    rest: 60,
  };
}

const explosive = (week: number, each: number) => ({ sets: isLight(week) ? 2 : 4, contacts: each });

/** What stands over a day: its own note, or that of a light or a test week. */
function noteFor(week: number, usual: string): string {
  if (isTest(week))
    return 'Test day. Warm up in small steps, take the last set to one rep in reserve, and go home proud.';
  return isLight(week)
    ? 'Light day. Move the bar fast, keep every position, and save the effort for next week.'
    : usual;
}

function daysOf(week: number): DemoDay[] {
  return [
    restDay('sunday', 'Full rest. Worship, food, sleep.'),
    squatDay(week),
    benchDay(week),
    restDay('wednesday', 'Walk and stretch the hips. The deadlift is tomorrow; arrive hungry for it.'),
    deadliftDay(week),
    pressDay(week),
    aerobicDay(week),
  ];
}

function squatDay(week: number): DemoDay {
  const notes = noteFor(
    week,
    'Same walk-out, same breath, every set. Add nothing to the bar that the last set did not earn.',
  );
  return trainingDay('monday', 'Squat', notes, [
    mobility('Deep Squat Pry', 2),
    jumps('Box Jump', explosive(week, 3), 'Before the squats, fully rested.'),
    strength('Back Squat', mainLift(week), 'Belt from the third work set if you use one.'),
    { ...strength('Pause Squat', variation(week), 'Two seconds in the hole.'), tempo: '32X1' },
    strength('Walking Lunge', assistance(week), 'Reps are per leg.'),
    { ...strength('Standing Calf Raise', assistance(week), 'Two counts in the stretch.'), tempo: '2211' },
    isometric('Hard-Style Plank', holds(week, 15)),
  ]);
}

function benchDay(week: number): DemoDay {
  const notes = noteFor(
    week,
    'Tight before the bar leaves the rack, tight until it is back. Rows keep the shoulders square.',
  );
  return trainingDay('tuesday', 'Bench', notes, [
    mobility('Band Pass-Through', 2),
    throws('Medicine Ball Chest Pass', explosive(week, 4)),
    strength('Bench Press', mainLift(week), 'Touch the same spot on the chest every rep.'),
    topSetAndBackOffs(strength('Close-Grip Bench Press', variation(week)), isLight(week) ? 1 : 2),
    ...superset('A', 75, [
      strength('Barbell Row', assistance(week), 'No standing up to finish.'),
      strength('Face Pull', assistance(week)),
    ]),
    isometric('Inverted Row Hold', holds(week, 15)),
  ]);
}

function deadliftDay(week: number): DemoDay {
  const notes = noteFor(
    week,
    'Wedge in, take the slack out, push. If the hips rise first, the next set is lighter.',
  );
  return trainingDay('thursday', 'Deadlift', notes, [
    mobility('Lunge with Rotation', 3),
    jumps('Broad Jump', explosive(week, 3), 'Stick every landing.'),
    strength('Deadlift', pull(week), 'Reset fully between reps.'),
    wave(
      strength('Front Squat', variation(week), 'Elbows up; these keep the squat honest midweek.'),
      isLight(week) ? 2 : 3,
    ),
    strength('Seated Leg Curl', assistance(week)),
    strength(
      "Farmer's Carry",
      { sets: isLight(week) ? 2 : 4, reps: '40 yd', rest: 90 },
      'Add five pounds a hand each week.',
    ),
    isometricEachSide('Side Plank', holds(week, 30)),
  ]);
}

function pressDay(week: number): DemoDay {
  const notes = noteFor(
    week,
    'The press humbles everyone. Small jumps, strict reps, and a pull for every push.',
  );
  return trainingDay('friday', 'Press', notes, [
    mobility('Wall Slide', 2),
    throws('Medicine Ball Slam', explosive(week, 5)),
    strength('Overhead Press', mainLift(week), 'Use the smallest plates you can find.'),
    calisthenics(
      'Pull-up',
      { sets: isLight(week) ? 2 : 4, reps: 5 + ((week - 1) % 4), rest: 120 },
      'Split the sets if you must; keep the total.',
    ),
    ...superset('A', 60, [
      strength('Incline Dumbbell Press', assistance(week)),
      strength('Hammer Curl', assistance(week)),
    ]),
    isometric('Dead Hang', holds(week, 30)),
  ]);
}

function aerobicDay(week: number): DemoDay {
  const miles = isLight(week) ? 4 : 5 + 0.5 * ((week - 1) % 4);
  return trainingDay(
    'saturday',
    'Engine',
    'Three quarters of an hour that makes the other four days recover faster. Stay in the zone even when the legs offer more.',
    [
      mobility('Cat-Cow', 2),
      aerobic(
        'Steady Row',
        { miles: 1.25, minutes: 11, rpe: 4, heartRate: '125-140' },
        'Eighteen to twenty strokes a minute.',
      ),
      aerobic('Steady Ride', { miles, minutes: miles * 4.5, rpe: 4, heartRate: '125-145' }),
      mobility('90/90 Hip Switch', 3),
      mobility('Couch Stretch', 4, 'Two minutes each side.'),
      mobility('Foam Roll Upper Back', 2),
    ],
  );
}

const weekNotes = [
  'First wave. Seventy percent and sevens: easy on purpose. Settle your technique on camera before the loads argue with it.',
  'First wave. One set more, one rep less. You should leave every session sure you could have done another set.',
  'First wave. Five by five. This is where the foundation is poured: rest long, eat well, miss nothing.',
  'Light week. Sixty percent feels like nothing, and that is the point. Fix one detail in each lift.',
  'Second wave. The weight that was hard two weeks ago opens this one. If it moves faster, the plan is working.',
  'Second wave. Fours above eighty. Take four warm-up steps and treat each set like a single piece of work.',
  'Second wave. Heavy triples, the peak of the eight weeks. No grinding: a slow third rep means the load goes down, not up.',
  'Test week. Doubles at ninety, and on the last set as many clean reps as you have, less one. Log them; the next program begins there.',
];

export const ironFoundation: DemoProgram = {
  name: 'Iron Foundation',
  description:
    'Eight weeks of barbell strength for lifters who know the four main lifts and want them heavier. ' +
    'Two four-week waves climb from sevens at seventy percent to doubles at ninety, with a light week between ' +
    'and a test at the end. Four lifting days and one easy engine day.',
  difficultyLevel: 'intermediate',
  weeks: weeksOf(weekNotes, daysOf),
};
