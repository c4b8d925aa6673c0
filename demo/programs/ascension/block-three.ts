import { writeBlock } from './write-block.ts';

// A short bridge: the muscle of the second block learns to lift in fives.

export const ascensionBlockThree = writeBlock({
  name: 'Ascension: Block Three',
  description:
    'Three weeks from volume to strength. Fives at 75 to 77.5 percent, many of them, with longer rests; ' +
    'front squats and pendlay rows keep the positions strict. Two weeks of work, one to let it settle.',
  weekNotes: [
    'Fives at seventy-five. After all the tens they feel short: use what is left for speed on the way up.',
    'Six sets of five. The fifth set will be the best one if you rest as long as it says.',
    'A light week. Fours at sixty-five, and new training maxes from what you logged.',
  ],
  lastWeek: 'Lighter by design. Leave with more than you brought.',
  main: [
    { sets: 5, reps: 5, percent: 75, rest: 180 },
    { sets: 6, reps: 5, percent: 77.5, rest: 180 },
    { sets: 3, reps: 4, percent: 65, rest: 150 },
  ],
  pull: [
    { sets: 5, reps: 4, percent: 77.5, rest: 210 },
    { sets: 5, reps: 4, percent: 80, rest: 210 },
    { sets: 2, reps: 4, percent: 65, rest: 180 },
  ],
  power: [
    { sets: 6, reps: 2, percent: 77.5, rest: 120 },
    { sets: 6, reps: 2, percent: 80, rest: 120 },
    { sets: 3, reps: 2, percent: 67.5, rest: 120 },
  ],
  second: [
    { sets: 4, reps: 6, percent: 67.5, rest: 150 },
    { sets: 4, reps: 6, percent: 70, rest: 150 },
    { sets: 2, reps: 5, percent: 57.5, rest: 120 },
  ],
  assistance: [
    { sets: 4, reps: 8, rest: 75 },
    { sets: 4, reps: 10, rest: 75 },
    { sets: 2, reps: 8, rest: 75 },
  ],
  body: [
    { sets: 3, reps: 8, rest: 90 },
    { sets: 4, reps: 8, rest: 90 },
    { sets: 2, reps: 6, rest: 75 },
  ],
  holds: [
    { times: 3, seconds: 20, rest: 60 },
    { times: 3, seconds: 25, rest: 60 },
    { times: 2, seconds: 20, rest: 60 },
  ],
  contacts: [
    { sets: 4, contacts: 3 },
    { sets: 5, contacts: 3 },
    { sets: 2, contacts: 3 },
  ],
  miles: [4, 4.5, 3],
  squat: {
    name: 'Squat',
    notes: 'Two squats in one day: the back squat for load, the front squat for honesty.',
    warmUp: ['Deep Squat Pry'],
    jump: { kind: 'rebounds', exercise: 'Depth Jump', notes: 'From 18 inches.' },
    main: ['Back Squat'],
    second: ['Front Squat', 'Elbows high or the set is over.'],
    assistance: ['Back Extension'],
    body: ['Hanging Leg Raise'],
    hold: ['Overcoming Squat', 'Five hard seconds at a time within the hold.'],
  },
  bench: {
    name: 'Bench',
    notes: 'Pause the first rep of every set. Row from a dead stop.',
    warmUp: ['Band Pass-Through'],
    jump: { kind: 'rebounds', exercise: 'Plyometric Push-up' },
    main: ['Bench Press'],
    second: ['Pendlay Row'],
    assistance: ['Weighted Dip', 'Parallel, no deeper.'],
    extra: ['Rear Delt Fly'],
    hold: ['Ring Support Hold'],
  },
  deadlift: {
    name: 'Clean and Deadlift',
    notes: 'Twos in the clean: each pull the same as the last. Then fours from the floor, straps off.',
    warmUp: ['Spider Walk'],
    main: ['Power Clean'],
    second: ['Deadlift'],
    assistance: ['Lying Leg Curl'],
    extra: ['Standing Calf Raise'],
    body: ['Ab Wheel Rollout'],
    hold: ['Copenhagen Plank'],
    isHeldEachSide: true,
  },
  press: {
    name: 'Press and Pull-up',
    notes:
      'Every press from a dead stop on the shoulders. Add weight to the pull-ups only when all sets match.',
    warmUp: ['Wall Slide'],
    jump: { kind: 'throws', exercise: 'Medicine Ball Chest Pass' },
    main: ['Overhead Press'],
    second: ['Close-Grip Bench Press'],
    assistance: ['Weighted Pull-up'],
    extra: ['Hammer Curl'],
    body: ['Pike Push-up'],
  },
  easy: {
    exercise: 'Easy Run',
    minutesAMile: 9.5,
    notes: 'Zone two. If the legs are heavy from the front squats, row it instead.',
    stretches: [['Downward Dog Flow'], ['Frog Stretch'], ['Foam Roll Upper Back'], ['Crocodile Breathing']],
  },
  rest: ['Rest, and mean it.', 'A walk, a stretch, an early night.'],
});
