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
  mainLift,
  pull,
} from './rebuild-and-rise-loads.ts';

/** Weeks 5 to 8: the loads become work, and jumps and throws come in before the main lift. */
export function strengthenPhase(week: number): DemoDay[] {
  return [
    restDay(
      'sunday',
      'Rest and give thanks for a body that answers. Prepare your meals for the first half of the week.',
    ),
    squatAndJump(week),
    pressAndRow(week),
    restDay(
      'wednesday',
      'Walk after dinner. If the legs are heavy, ten minutes of easy stretching and no more.',
    ),
    hingeAndCarry(week),
    overheadAndHang(week),
    runAndStrides(week),
  ];
}

function squatAndJump(week: number): DemoDay {
  const notes = isLight(week)
    ? 'Deload. Jump well, squat light, and be gone in forty minutes.'
    : 'Jump fresh, then squat. The last set should be hard and still look like the first.';
  return trainingDay('monday', 'Squat and Jump', notes, [
    mobility('Deep Squat Pry', 2, 'Heels down, breathe into the hips.'),
    jumps(
      'Countermovement Jump',
      contacts(week, 4),
      'Full rest between sets; these are for speed, not sweat.',
    ),
    strength(
      'Back Squat',
      mainLift(week),
      'Three warm-up sets, then straight across. One or two reps in reserve.',
    ),
    strength('Bulgarian Split Squat', assistance(week), 'Reps are per leg. Start with the weaker one.'),
    strength('Back Extension', assistance(week), 'Hold a plate once all reps are easy.'),
    isometric(
      'Hard-Style Plank',
      holds(week, 15),
      'Full effort. If you could hold a minute, you are resting.',
    ),
  ]);
}

function pressAndRow(week: number): DemoDay {
  const notes = isLight(week)
    ? 'Deload. Fast, easy pressing; the bar should leave the chest as if it were empty.'
    : 'Be deliberate: lower for two counts, press as fast as you can. Rows get the same care as the bench.';
  return trainingDay('tuesday', 'Press and Row', notes, [
    mobility('Band Pass-Through', 2),
    throws('Medicine Ball Chest Pass', contacts(week, 5)),
    strength('Bench Press', mainLift(week), 'Feet drive, hips stay down.'),
    strength('Chest-Supported Row', assistance(week), 'Chest never leaves the pad.'),
    calisthenics('Push-up', bodyweight(week, 10), 'Chest to the floor or it does not count.'),
    strength('Face Pull', assistance(week)),
    isometric('Push-up Hold', holds(week, 15), 'A fist off the floor.'),
  ]);
}

function hingeAndCarry(week: number): DemoDay {
  const notes = isLight(week)
    ? 'Deload. Three light sets from the floor and a walk with something heavy in your hands.'
    : 'Patience off the floor. Take the slack out, breathe, then push. Finish with carries and own every step.';
  return trainingDay('thursday', 'Hinge and Carry', notes, [
    mobility('Lunge with Rotation', 3, 'Five each side, then switch to walking.'),
    jumps('Broad Jump', contacts(week, 3), 'Stick each landing for two seconds.'),
    strength('Deadlift', pull(week), 'Stop the set if the back changes shape.'),
    strength('Reverse Lunge', assistance(week), 'Reps are per leg.'),
    strength('Lying Leg Curl', assistance(week), 'Three counts out.'),
    strength("Farmer's Carry", carry(week, 40), 'Half your bodyweight in each hand is a fine aim.'),
    isometricEachSide('Side Plank', holds(week, 30)),
  ]);
}

function overheadAndHang(week: number): DemoDay {
  const notes = isLight(week)
    ? 'Deload. Leave the shoulders better than you found them.'
    : 'Negatives build pull-ups: step up, come down for five counts. When the brake fails, the set is over.';
  return trainingDay('friday', 'Overhead and Hang', notes, [
    mobility('Open Book', 2, 'One minute each side.'),
    throws('Medicine Ball Slam', contacts(week, 5)),
    strength('Overhead Press', mainLift(week), 'Brace as hard as you would for a squat.'),
    calisthenics(
      'Negative Pull-up',
      bodyweight(week, 4),
      'Five counts down. If you own ten pull-ups, do those instead.',
    ),
    strength('Dumbbell Row', assistance(week), 'Reps are per arm.'),
    calisthenics('Hanging Knee Raise', bodyweight(week, 8)),
    isometric('Active Hang', holds(week, 15)),
  ]);
}

function runAndStrides(week: number): DemoDay {
  const strides = isLight(week) ? 4 : 6;
  const notes =
    'Easy means easy: nose breathing for the first mile. The strides come after, relaxed and quick, ' +
    'with a full walk back.';
  return trainingDay('saturday', 'Run and Strides', notes, [
    mobility('Front Leg Swing', 2, 'One minute each leg.'),
    aerobic('Easy Run', easyMiles(week, 2.25, 12), 'Walk a minute whenever the breath runs away.'),
    aerobic(
      'Strides',
      { miles: strides * 0.06, minutes: strides * 1.5, rpe: 6, heartRate: '130-160' },
      `${strides} of 20 seconds, walking back between them.`,
    ),
    mobility('Couch Stretch', 4, 'Two minutes each side.'),
    mobility('Seated Forward Fold', 2),
    mobility('Crocodile Breathing', 3),
  ]);
}
