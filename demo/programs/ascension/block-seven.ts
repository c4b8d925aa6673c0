import { writeBlock } from './write-block.ts';

// Speed between two heavy blocks: the bar moves as fast as you can make it, and never slower.

export const ascensionBlockSeven = writeBlock({
  name: 'Ascension: Block Seven',
  description:
    'Three weeks of power. Many fast doubles and triples at 60 to 65 percent, heavy cleans, throws and jumps. ' +
    'Joints recover from the last block while the nerves learn to hurry.',
  weekNotes: [
    'Eight fast triples. Sixty percent is enough: if it is not fast, it is not this program.',
    'Sixty-five, and cleans near ninety. Stop a set the moment the bar slows.',
    'Half of everything. The next block is heavy; arrive hungry.',
  ],
  lastWeek: 'A few fast sets and out. You should feel like jumping over the car.',
  main: [
    { sets: 8, reps: 3, percent: 60, rest: 90 },
    { sets: 8, reps: 3, percent: 65, rest: 90 },
    { sets: 4, reps: 2, percent: 60, rest: 90 },
  ],
  pull: [
    { sets: 8, reps: 1, percent: 75, rest: 90 },
    { sets: 8, reps: 1, percent: 80, rest: 90 },
    { sets: 4, reps: 1, percent: 65, rest: 90 },
  ],
  power: [
    { sets: 8, reps: 1, percent: 85, rest: 150 },
    { sets: 8, reps: 1, percent: 90, rest: 150 },
    { sets: 4, reps: 1, percent: 72.5, rest: 120 },
  ],
  second: [
    { sets: 4, reps: 4, percent: 75, rest: 150 },
    { sets: 4, reps: 3, percent: 80, rest: 150 },
    { sets: 2, reps: 3, percent: 65, rest: 120 },
  ],
  assistance: [
    { sets: 3, reps: 8, rest: 75 },
    { sets: 3, reps: 8, rest: 75 },
    { sets: 2, reps: 5, rest: 75 },
  ],
  body: [
    { sets: 3, reps: 6, rest: 75 },
    { sets: 4, reps: 6, rest: 75 },
    { sets: 2, reps: 5, rest: 75 },
  ],
  holds: [
    { times: 5, seconds: 6, rest: 60 },
    { times: 6, seconds: 6, rest: 60 },
    { times: 3, seconds: 5, rest: 60 },
  ],
  contacts: [
    { sets: 5, contacts: 3 },
    { sets: 6, contacts: 3 },
    { sets: 3, contacts: 2 },
  ],
  miles: [3, 3.5, 3],
  squat: {
    name: 'Fast Squat',
    notes: 'To the box, still for a blink, up. Ninety seconds between sets and not a minute more.',
    warmUp: ['Front Leg Swing'],
    jump: { kind: 'rebounds', exercise: 'Hurdle Hop', notes: 'Quiet feet.' },
    main: ['Box Squat'],
    second: ['Front Squat'],
    assistance: ['Back Extension'],
    body: ['Toes-to-Bar'],
    hold: ['Overcoming Squat'],
  },
  bench: {
    name: 'Fast Bench',
    notes: 'Three grips in turn. The bar should ring when it reaches the top.',
    warmUp: ['Shoulder Circle'],
    jump: { kind: 'throws', exercise: 'Medicine Ball Chest Pass' },
    main: ['Bench Press'],
    second: ['Barbell Row'],
    assistance: ['Incline Dumbbell Press', 'In each hand.'],
    extra: ['Face Pull'],
    hold: ['Inverted Row Hold'],
  },
  deadlift: {
    name: 'Clean and Speed Pull',
    notes: 'Cleans are the main lift of this block. Deadlift singles follow, fast, one every ninety seconds.',
    warmUp: ['Walking Knee Hug'],
    jump: { kind: 'jumps', exercise: 'Triple Broad Jump' },
    main: ['Power Clean'],
    second: ['Deadlift'],
    assistance: ['Kettlebell Swing'],
    body: ['Nordic Hamstring Curl'],
    hold: ['Mid-Thigh Pull', 'Against the pins, all out.'],
  },
  press: {
    name: 'Push Press',
    notes: 'A short dip, a straight drive, and lock it out overhead.',
    warmUp: ['Wall Slide'],
    jump: { kind: 'throws', exercise: 'Medicine Ball Slam' },
    main: ['Push Press'],
    second: ['Close-Grip Bench Press'],
    assistance: ['Weighted Pull-up'],
    extra: ['Lateral Raise'],
    hold: ['Overhead Barbell Hold'],
  },
  easy: {
    exercise: 'Easy Run',
    minutesAMile: 9.5,
    notes: 'Short and easy, with a few strides if the legs ask for them.',
    stretches: [['Downward Dog Flow'], ['Couch Stretch'], ['Open Book'], ['Crocodile Breathing']],
  },
  rest: ['Rest. Speed is shy and comes only to the rested.', 'A walk, and early to bed.'],
});
