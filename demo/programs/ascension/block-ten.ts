import { writeBlock } from './write-block.ts';

// Three weeks to show what the other nine have built: the last heavy doubles, a taper, the test.

export const ascensionBlockTen = writeBlock({
  name: 'Ascension: Block Ten',
  description:
    'The summit. One week of last heavy singles, one of rest with a bar in the hand, one in which every lift is ' +
    'taken to its best of the day. Enter each as a tested max, and look back at week one.',
  weekNotes: [
    'Last heavy week. Singles at ninety, smooth. Choose your openers: what you could do on a bad day for three.',
    'Two light singles a lift, walks, sleep. The work is done; let it come to you.',
    'Test week. Warm up as ever, open with what you know, then one or two more. A miss is an answer, too.',
  ],
  lastWeek:
    'The test. Open at ninety percent, go to a best you are sure of, and then once beyond it. Two misses end the day.',
  main: [
    { sets: 3, reps: 1, percent: 90, rest: 270 },
    { sets: 2, reps: 1, percent: 80, rest: 180 },
    { sets: 1, reps: 1, rest: 300 },
  ],
  pull: [
    { sets: 2, reps: 1, percent: 90, rest: 300 },
    { sets: 2, reps: 1, percent: 75, rest: 180 },
    { sets: 1, reps: 1, rest: 300 },
  ],
  power: [
    { sets: 4, reps: 1, percent: 85, rest: 150 },
    { sets: 3, reps: 1, percent: 75, rest: 120 },
    { sets: 1, reps: 1, percent: 80, rest: 180 },
  ],
  second: [
    { sets: 2, reps: 3, percent: 77.5, rest: 150 },
    { sets: 2, reps: 3, percent: 65, rest: 120 },
    { sets: 1, reps: 3, percent: 60, rest: 120 },
  ],
  assistance: [
    { sets: 2, reps: 8, rest: 75 },
    { sets: 2, reps: 6, rest: 75 },
    { sets: 1, reps: 6, rest: 75 },
  ],
  body: [
    { sets: 2, reps: 6, rest: 75 },
    { sets: 2, reps: 5, rest: 75 },
    { sets: 1, reps: 5, rest: 75 },
  ],
  holds: [
    { times: 2, seconds: 15, rest: 60 },
    { times: 2, seconds: 12, rest: 60 },
    { times: 1, seconds: 10, rest: 60 },
  ],
  contacts: [
    { sets: 3, contacts: 2 },
    { sets: 2, contacts: 2 },
    { sets: 2, contacts: 1 },
  ],
  miles: [2.5, 2.5, 2],
  squat: {
    name: 'Squat Test',
    notes: 'Rehearse it all: the warm-ups, the belt, the walk-out, the words you say to yourself.',
    warmUp: ['Deep Squat Pry'],
    jump: { kind: 'jumps', exercise: 'Countermovement Jump' },
    main: ['Back Squat', 'In the last week: your best single of the day.'],
    second: ['Front Squat', 'Easy, to keep the groove.'],
    assistance: ['Back Extension'],
    hold: ['Hard-Style Plank'],
  },
  bench: {
    name: 'Bench Test',
    notes: 'With a pause, with a spotter, without a doubt.',
    warmUp: ['Band Pass-Through'],
    jump: { kind: 'throws', exercise: 'Medicine Ball Chest Pass' },
    main: ['Bench Press', 'In the last week: your best single of the day.'],
    second: ['Barbell Row'],
    assistance: ['Face Pull'],
    hold: ['Dead Hang'],
  },
  deadlift: {
    name: 'Deadlift Test',
    notes: 'A few fast cleans wake the body. Then the oldest test there is.',
    warmUp: ['Lunge with Rotation'],
    main: ['Power Clean'],
    second: ['Deadlift', 'In the last week: your best single of the day.'],
    assistance: ['Lying Leg Curl'],
    body: ['Hanging Knee Raise'],
    hold: ['Side Plank'],
    isHeldEachSide: true,
  },
  press: {
    name: 'Press Test',
    notes: 'The smallest number and the hardest won. Strict, to the end.',
    warmUp: ['Wall Slide'],
    jump: { kind: 'jumps', exercise: 'Broad Jump' },
    main: ['Overhead Press', 'In the last week: your best single of the day.'],
    second: ['Close-Grip Bench Press'],
    assistance: ['Lateral Raise'],
    body: ['Chin-up'],
  },
  easy: {
    exercise: 'Brisk Walk',
    minutesAMile: 15.5,
    notes: 'A walk with someone you love. You have been in the gym for eight months.',
    stretches: [['Couch Stretch'], ['Open Book'], ['Foam Roll Upper Back'], ['Crocodile Breathing']],
  },
  rest: ['Rest. The mountain will be there tomorrow.', 'Do nothing you would tell your coach about.'],
});
