import { type DemoDay, restDay, trainingDay } from './writing/demo-program.ts';
import {
  aerobic,
  calisthenics,
  hops,
  isometric,
  isometricEachSide,
  jumps,
  mobility,
  strength,
} from './writing/prescribe.ts';
import {
  assistance,
  bodyweight,
  carry,
  contacts,
  easyMiles,
  holds,
  isLight,
  mainLift,
  pull,
} from './rebuild-and-rise-loads.ts';

/** Weeks 1 to 4: positions before loads, tendons before records. */
export function rebuildPhase(week: number): DemoDay[] {
  return [
    restDay('sunday', 'Rest, worship, eat with your people. A slow walk is welcome; a workout is not.'),
    squatAndBrace(week),
    pressAndPosture(week),
    restDay(
      'wednesday',
      'Half an hour outside at a stroll, then an early night. Growth happens on this day.',
    ),
    hingeAndLand(week),
    overheadAndPull(week),
    easyMilesDay(week),
  ];
}

function squatAndBrace(week: number): DemoDay {
  const notes = isLight(week)
    ? 'Light day. The same movements with two sets each; make every squat look like the first one.'
    : 'Depth first, load second. If the heels lift or the back rounds, take ten pounds off and keep the depth.';
  return trainingDay('monday', 'Squat and Brace', notes, [
    mobility('Squat to Stand', 2, 'Ten slow ones, breathing out on the way up.'),
    mobility('Knee-to-Wall Ankle Rock', 2, 'One minute each side.'),
    strength(
      'Back Squat',
      mainLift(week),
      'Two warm-up sets before these. Every set stops with two reps in reserve.',
    ),
    strength('Dumbbell Step-up', assistance(week), 'Reps are per leg. Three counts down.'),
    strength('Back Extension', assistance(week)),
    calisthenics('Dead Bug', bodyweight(week, 8), 'Reps are per side, one breath each.'),
    isometric('Front Plank', holds(week, 25)),
  ]);
}

function pressAndPosture(week: number): DemoDay {
  const notes = isLight(week)
    ? 'Easy pressing. Use the time to set your shoulder blades the same way before every set.'
    : 'Pull as much as you press. Shoulders that sat at a desk all day need the rows and face pulls most.';
  return trainingDay('tuesday', 'Press and Posture', notes, [
    mobility('Band Pass-Through', 2),
    mobility('Wall Slide', 2),
    strength('Bench Press', mainLift(week), 'Blades pinned before the bar leaves the rack. Ask for a spot.'),
    strength('Dumbbell Row', assistance(week), 'Reps are per arm.'),
    calisthenics('Incline Push-up', bodyweight(week, 10), 'Lower the bench when all sets feel easy.'),
    strength('Face Pull', assistance(week), 'Hold each rep for a count.'),
    isometricEachSide('Side Plank', holds(week, 20)),
  ]);
}

function hingeAndLand(week: number): DemoDay {
  const notes = isLight(week)
    ? 'Short and crisp. Pull nothing today that you have to think twice about.'
    : 'Learn to land before you learn to jump, and to hinge before you pull heavy. Quiet feet, flat back.';
  return trainingDay('thursday', 'Hinge and Land', notes, [
    mobility('Front Leg Swing', 2, 'One minute each leg.'),
    jumps('Drop and Stick', contacts(week, 5), 'Freeze for two seconds. Noise means the knees were late.'),
    hops('Pogo Hop', contacts(week, 10), 'Low and springy.'),
    strength('Deadlift', pull(week), 'Dead stop each rep. Film one set from the side.'),
    strength('Lying Leg Curl', assistance(week)),
    strength("Farmer's Carry", carry(week, 30), 'Heavy enough to notice, light enough to stay tall.'),
    isometric('Glute Bridge Hold', holds(week, 30)),
  ]);
}

function overheadAndPull(week: number): DemoDay {
  const notes = isLight(week)
    ? 'Two sets of each and home. Leave wanting more.'
    : 'Squeeze the glutes before you press. On the pull-ups use the thinnest band that keeps every rep honest.';
  return trainingDay('friday', 'Overhead and Pull', notes, [
    mobility('Thread the Needle', 2, 'One minute each side.'),
    strength('Overhead Press', mainLift(week), 'Head through at the top. No leaning back.'),
    calisthenics('Band-Assisted Pull-up', bodyweight(week, 5), 'Three counts down on every rep.'),
    strength('Seated Cable Row', assistance(week)),
    calisthenics('Bird Dog', bodyweight(week, 6), 'Reps are per side, two counts at the top.'),
    isometric('Dead Hang', holds(week, 15), 'Total grip time is the goal; split it further if you need to.'),
  ]);
}

function easyMilesDay(week: number): DemoDay {
  const notes =
    'Go slower than your pride would like. If you cannot talk in sentences, walk until you can. ' +
    'Stretch while you are still warm.';
  return trainingDay('saturday', 'Easy Miles', notes, [
    mobility('Walking Knee Hug', 2),
    mobility('Hip Circle', 2, 'One minute each leg.'),
    aerobic(
      'Walk-Run Intervals',
      easyMiles(week, 1.5, 14),
      'Three minutes running, one minute walking, all the way.',
    ),
    mobility('Half-Kneeling Hip Flexor Stretch', 3, 'Ninety seconds each side.'),
    mobility('Wall Calf Stretch', 2, 'Half straight, half bent knee.'),
    mobility('Crocodile Breathing', 3, 'Breathe out twice as long as you breathe in.'),
  ]);
}
