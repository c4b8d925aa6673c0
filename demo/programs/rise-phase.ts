import { type DemoDay, restDay, trainingDay } from './writing/demo-program.ts';
import {
  aerobic,
  calisthenics,
  isometric,
  isometricEachSide,
  jumps,
  mobility,
  strength,
  throws,
} from './writing/prescribe.ts';
import {
  assistance,
  bodyweight,
  carry,
  contacts,
  easyMiles,
  holds,
  isLight,
  isTest,
  mainLift,
  pull,
  secondLift,
} from './rebuild-and-rise-loads.ts';

/** Weeks 9 to 12: fewer reps, more weight; the last week shows what the first eleven built. */
export function risePhase(week: number): DemoDay[] {
  return [
    restDay('sunday', 'Rest. The heavy weeks are won here: nine hours in bed, a good table, a quiet mind.'),
    heavySquat(week),
    heavyPress(week),
    restDay('wednesday', 'Walk half an hour and stretch the hips. Nothing that leaves a mark.'),
    heavyPull(week),
    overheadAndChin(week),
    isTest(week) ? twoMileTest() : hillsAndMiles(week),
  ];
}

const lastSet = 'Warm up in five steps. On the last set keep going and stop with one clean rep in hand.';
const testDay = 'Test day. Sleep, eat, arrive early, and have someone you trust to spot you.';

function heavySquat(week: number): DemoDay {
  const notes = isTest(week)
    ? testDay
    : 'Rest the full three minutes. A heavy triple is three first reps, not one good one and two survivals.';
  return trainingDay('monday', 'Heavy Squat', notes, [
    mobility('Deep Squat Pry', 2),
    jumps('Box Jump', contacts(week, 3), 'Knee-high is high enough. Step down.'),
    strength(
      'Back Squat',
      mainLift(week),
      isTest(week) ? lastSet : 'Four warm-up steps before the first work set.',
    ),
    strength('Front Squat', secondLift(week), 'Elbows up, no grinding.'),
    strength('Walking Lunge', assistance(week), 'Reps are per leg.'),
    isometricEachSide('Split Squat Hold', holds(week, 25)),
  ]);
}

function heavyPress(week: number): DemoDay {
  const notes = isTest(week)
    ? testDay
    : 'Press with the whole body. If a rep slows to a crawl, rack it: the next session matters more.';
  return trainingDay('tuesday', 'Heavy Press', notes, [
    mobility('Band Pass-Through', 2),
    throws('Medicine Ball Chest Pass', contacts(week, 4), 'As hard as you can.'),
    strength(
      'Bench Press',
      mainLift(week),
      isTest(week) ? lastSet : 'One-second pause on the first rep of each set.',
    ),
    strength('Barbell Row', secondLift(week), 'Trunk still from first rep to last.'),
    calisthenics('Dip', bodyweight(week, 6), 'Bench dips if the shoulders are not ready.'),
    strength('Face Pull', assistance(week)),
    isometric('Inverted Row Hold', holds(week, 15)),
  ]);
}

function heavyPull(week: number): DemoDay {
  const notes = isTest(week)
    ? testDay
    : 'The bar moves when you have already made up your mind. Set up the same way every single time.';
  return trainingDay('thursday', 'Heavy Pull', notes, [
    mobility('Lunge with Rotation', 3),
    jumps(
      'Triple Broad Jump',
      contacts(week, 3),
      'Three linked jumps, then walk back. Hold the last landing.',
    ),
    strength(
      'Deadlift',
      pull(week),
      isTest(week) ? lastSet : 'Belt and chalk if you use them; straps stay in the bag.',
    ),
    strength('Romanian Deadlift', secondLift(week), 'Stop where the hamstrings stop.'),
    strength("Farmer's Carry", carry(week, 50), 'Heavier than last phase, same posture.'),
    isometric('Long-Lever Bridge Hold', holds(week, 20)),
  ]);
}

function overheadAndChin(week: number): DemoDay {
  const notes = isLight(week)
    ? 'The last lift of the test: one honest press. Then two clean sets of chin-ups, and a look back at week 1.'
    : 'Strict presses, full hangs. What you do slowly here you can do fast anywhere.';
  return trainingDay('friday', 'Overhead and Chin-ups', notes, [
    mobility('Open Book', 2),
    throws('Rotational Medicine Ball Throw', contacts(week, 4), 'Split evenly between sides.'),
    strength('Overhead Press', mainLift(week), isTest(week) ? lastSet : 'No knee dip, however tempting.'),
    calisthenics('Chin-up', bodyweight(week, 5), 'Band if needed, a small plate if not.'),
    strength('Dumbbell Row', assistance(week), 'Reps are per arm.'),
    strength('Lateral Raise', assistance(week)),
    isometric('Hollow Body Hold', holds(week, 20)),
  ]);
}

function hillsAndMiles(week: number): DemoDay {
  const sprints = 3 + (week - 8);
  return trainingDay(
    'saturday',
    'Hills and Miles',
    'Hills first while you are fresh, miles after at a pace you could pray at. Walk every descent.',
    [
      mobility('Walking Knee Hug', 2),
      mobility('Front Leg Swing', 2),
      aerobic(
        'Hill Sprints',
        { miles: sprints * 0.08, minutes: sprints * 2, rpe: 8, heartRate: '150-175' },
        `${sprints} of 10 seconds, hard but smooth. Walk down and wait until you want the next one.`,
      ),
      aerobic('Easy Run', easyMiles(week, 2.5, 11.5)),
      mobility('Couch Stretch', 4, 'Two minutes each side.'),
      mobility('Pigeon Stretch', 3, 'Ninety seconds each side.'),
    ],
  );
}

function twoMileTest(): DemoDay {
  return trainingDay(
    'saturday',
    'Two-Mile Test',
    'Two miles at the best pace you can hold evenly. The first half mile should feel too easy. Well done, whatever the clock says.',
    [
      mobility('Walking Knee Hug', 2),
      mobility('Front Leg Swing', 2),
      aerobic('Easy Run', { miles: 0.75, minutes: 9, rpe: 3, heartRate: '115-135' }, 'Warm-up jog.'),
      aerobic(
        'Tempo Run',
        { miles: 2, minutes: 19, rpe: 9, heartRate: '165-185' },
        'Record your time to the second.',
      ),
      mobility('Couch Stretch', 4),
      mobility('Crocodile Breathing', 5, 'Look back over twelve weeks before you look ahead.'),
    ],
  );
}
