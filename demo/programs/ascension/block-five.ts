import { writeBlock } from './write-block.ts';

// Halfway: the same lifts without momentum, so that nothing weak can hide.

export const ascensionBlockFive = writeBlock({
  name: 'Ascension: Block Five',
  description:
    'Three weeks of positions. Paused squats, paused benches, paused pulls: less on the bar, more where it is hard. ' +
    'The halfway point of the path, and the best time to mend technique.',
  weekNotes: [
    'Everything pauses. Seventy-five percent weighs more when it stands still: take it as it comes.',
    'Sixes of three at seventy-seven and a half. Count the pause aloud, one-Mississippi, and do not cheat it.',
    'Half the work. You are halfway: look at the films of week one, and be kind to that lifter.',
  ],
  lastWeek: 'Light and paused. The only thing to beat today is hurry.',
  main: [
    { sets: 5, reps: 3, percent: 75, rest: 180 },
    { sets: 6, reps: 3, percent: 77.5, rest: 180 },
    { sets: 3, reps: 2, percent: 65, rest: 150 },
  ],
  pull: [
    { sets: 4, reps: 3, percent: 72.5, rest: 180 },
    { sets: 4, reps: 3, percent: 75, rest: 210 },
    { sets: 2, reps: 2, percent: 62.5, rest: 150 },
  ],
  power: [
    { sets: 5, reps: 3, percent: 72.5, rest: 120 },
    { sets: 6, reps: 3, percent: 75, rest: 120 },
    { sets: 3, reps: 2, percent: 65, rest: 120 },
  ],
  second: [
    { sets: 3, reps: 6, percent: 62.5, rest: 120 },
    { sets: 4, reps: 6, percent: 65, rest: 120 },
    { sets: 2, reps: 5, percent: 55, rest: 120 },
  ],
  assistance: [
    { sets: 3, reps: 10, rest: 60 },
    { sets: 3, reps: 12, rest: 60 },
    { sets: 2, reps: 8, rest: 60 },
  ],
  body: [
    { sets: 3, reps: 8, rest: 75 },
    { sets: 3, reps: 10, rest: 75 },
    { sets: 2, reps: 6, rest: 75 },
  ],
  holds: [
    { times: 4, seconds: 20, rest: 45 },
    { times: 4, seconds: 25, rest: 45 },
    { times: 2, seconds: 20, rest: 45 },
  ],
  contacts: [
    { sets: 3, contacts: 4 },
    { sets: 4, contacts: 4 },
    { sets: 2, contacts: 3 },
  ],
  miles: [4, 5, 3],
  squat: {
    name: 'Paused Squat',
    notes: 'Down under control, still at the bottom, up like you mean it.',
    warmUp: ['Adductor Rock-Back'],
    jump: { kind: 'jumps', exercise: 'Countermovement Jump' },
    main: ['Pause Squat', 'Two seconds at the bottom.'],
    second: ['Tempo Squat', 'Five seconds down.'],
    assistance: ['Leg Extension'],
    body: ['Hanging Leg Raise'],
    hold: ['Goblet Squat Hold'],
  },
  bench: {
    name: 'Paused Bench',
    notes: 'The bar rests on the chest for a full second, and you do not rest with it.',
    warmUp: ['Doorway Chest Stretch'],
    main: ['Pause Bench Press', 'One full second on the chest.'],
    second: ['Pendlay Row'],
    assistance: ['Dumbbell Row', 'Each arm.'],
    extra: ['Triceps Pressdown'],
    body: ['Ring Push-up'],
    hold: ['Push-up Hold', 'At the bottom.'],
  },
  deadlift: {
    name: 'Paused Pull',
    notes: 'Pause at the knee, shoulders over the bar. It is the position that heavy pulls are lost in.',
    warmUp: ['Hip Circle'],
    main: ['Hang Power Clean'],
    second: ['Paused Deadlift', 'Two seconds below the knee.'],
    assistance: ['Back Extension'],
    extra: ['Standing Calf Raise'],
    body: ['Ab Wheel Rollout'],
    hold: ['Hollow Body Hold'],
  },
  press: {
    name: 'Strict Press',
    notes: 'No knees, no lean. Push presses come back when there are legs to spare.',
    warmUp: ['Band Pull-Apart'],
    jump: { kind: 'throws', exercise: 'Overhead Backward Throw' },
    main: ['Overhead Press', 'Pause at the forehead on the way down.'],
    second: ['Incline Bench Press'],
    assistance: ['Lat Pulldown'],
    extra: ['Rear Delt Fly'],
    hold: ['Dead Hang'],
  },
  easy: {
    exercise: 'Easy Run',
    minutesAMile: 9.25,
    notes: 'The longest easy runs of the path. Positions need patience, and so does this.',
    stretches: [['Downward Dog Flow'], ['Pigeon Stretch'], ['Thread the Needle'], ['Seated Forward Fold']],
  },
  rest: ['Rest. Halfway up, the view is already worth it.', 'Walk and stretch. Nothing heavy, nothing fast.'],
});
