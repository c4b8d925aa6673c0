import { writeBlock } from './write-block.ts';

// More muscle to carry what comes: the most reps of the whole path, at loads that leave room for them.

export const ascensionBlockTwo = writeBlock({
  name: 'Ascension: Block Two',
  description:
    'Four weeks for muscle. Tens and eights at 62.5 to 70 percent, long sets of assistance with short rests, ' +
    'and enough jumping to stay quick. The week after the hardest one is the lightest so far.',
  weekNotes: [
    'Tens again, for the first time in a while. Choose the breath before the weight: one full brace a rep, not one a set.',
    'A little more on the bar. Soreness is allowed, sloppy reps are not. Eat like it matters, because it does.',
    'Eights at seventy, the fullest week of the path. Whatever you leave out of sleep you leave out of the bar.',
    'Deload. Sixes at sixty, and nothing to prove. Measure your arms and legs if you like numbers.',
  ],
  lastWeek: 'Deload. Half the sets. Move every rep as if someone were filming you.',
  main: [
    { sets: 4, reps: 10, percent: 62.5, rest: 150 },
    { sets: 4, reps: 10, percent: 65, rest: 150 },
    { sets: 5, reps: 8, percent: 70, rest: 150 },
    { sets: 3, reps: 6, percent: 60, rest: 120 },
  ],
  pull: [
    { sets: 4, reps: 8, percent: 65, rest: 180 },
    { sets: 4, reps: 8, percent: 67.5, rest: 180 },
    { sets: 4, reps: 6, percent: 72.5, rest: 180 },
    { sets: 2, reps: 6, percent: 60, rest: 150 },
  ],
  power: [
    { sets: 5, reps: 3, percent: 70, rest: 90 },
    { sets: 5, reps: 3, percent: 72.5, rest: 90 },
    { sets: 6, reps: 3, percent: 75, rest: 90 },
    { sets: 3, reps: 2, percent: 65, rest: 90 },
  ],
  second: [
    { sets: 4, reps: 8, percent: 60, rest: 120 },
    { sets: 4, reps: 8, percent: 62.5, rest: 120 },
    { sets: 4, reps: 8, percent: 65, rest: 120 },
    { sets: 2, reps: 6, percent: 55, rest: 90 },
  ],
  assistance: [
    { sets: 4, reps: 12, rest: 60 },
    { sets: 4, reps: 13, rest: 60 },
    { sets: 4, reps: 15, rest: 60 },
    { sets: 2, reps: 10, rest: 60 },
  ],
  body: [
    { sets: 3, reps: 10, rest: 75 },
    { sets: 3, reps: 12, rest: 75 },
    { sets: 4, reps: 12, rest: 75 },
    { sets: 2, reps: 8, rest: 60 },
  ],
  holds: [
    { times: 3, seconds: 30, rest: 45 },
    { times: 3, seconds: 35, rest: 45 },
    { times: 3, seconds: 40, rest: 45 },
    { times: 2, seconds: 25, rest: 45 },
  ],
  contacts: [
    { sets: 3, contacts: 3 },
    { sets: 4, contacts: 3 },
    { sets: 4, contacts: 4 },
    { sets: 2, contacts: 3 },
  ],
  miles: [3.5, 4, 4, 3],
  squat: {
    name: 'Legs',
    notes:
      'Squat while you are fresh, lunge when you are not. The last set of each should slow down, never stop.',
    warmUp: ['90/90 Hip Switch'],
    jump: { kind: 'jumps', exercise: 'Box Jump', notes: 'Step down, do not jump down.' },
    main: ['Back Squat'],
    second: ['Romanian Deadlift', 'To mid-shin, two seconds down.'],
    assistance: ['Walking Lunge', 'Reps are per leg.'],
    extra: ['Seated Leg Curl'],
    hold: ['Spanish Squat Hold'],
  },
  bench: {
    name: 'Chest and Upper Back',
    notes:
      'As many rows as presses. Touch the chest softly on every rep and keep the shoulder blades pinned.',
    warmUp: ['Band Pull-Apart'],
    main: ['Bench Press'],
    second: ['Barbell Row'],
    assistance: ['Incline Dumbbell Press', 'In each hand.'],
    extra: ['Face Pull'],
    body: ['Diamond Push-up'],
    hold: ['Plate Pinch Hold'],
  },
  deadlift: {
    name: 'Hinge and Hamstrings',
    notes: 'Cleans from the hang keep you honest about speed. Deadlifts reset on the floor, every one.',
    warmUp: ['Lunge with Rotation'],
    main: ['Hang Power Clean'],
    second: ['Deadlift'],
    assistance: ['Bulgarian Split Squat', 'Reps are per leg.'],
    body: ['Nordic Hamstring Curl', 'Fewer reps than written are fine; slower is better.'],
    hold: ['Side Plank'],
    isHeldEachSide: true,
  },
  press: {
    name: 'Shoulders and Arms',
    notes: 'Strict presses first. Then earn the sleeves: slow curls, full hangs.',
    warmUp: ['Wall Slide'],
    jump: { kind: 'throws', exercise: 'Medicine Ball Slam' },
    main: ['Overhead Press'],
    second: ['Close-Grip Bench Press'],
    assistance: ['Lateral Raise'],
    extra: ['Barbell Curl'],
    body: ['Chin-up'],
  },
  easy: {
    exercise: 'Easy Run',
    minutesAMile: 9.5,
    notes: 'Easy enough to say a psalm aloud. It is here so that the legs are fresh on Friday.',
    stretches: [['Couch Stretch'], ['Pigeon Stretch'], ['Foam Roll Quads'], ['Crocodile Breathing']],
  },
  rest: ['Rest. Muscle is made today, not yesterday.', 'Walk half an hour. Two more days of work lie ahead.'],
});
