import type { Happening, Occasion } from './happening.ts';

const squats = ({ exercise }: Happening) => exercise.endsWith('Squat');
const pulls = ({ exercise }: Happening) => exercise.includes('Deadlift') || exercise === 'Power Clean';
const presses = ({ exercise }: Happening) => exercise.endsWith('Press');
const jumps = ({ exercise }: Happening) => !/Medicine Ball|Push-up/.test(exercise);
const isLoaded = ({ category }: Happening) => category === 'Strength' || category === 'Calisthenics';

const tired = [
  'Four hours of sleep. Went lighter and got it done.',
  'Head cold. Kept it moving, kept it easy.',
  'Everything felt ten pounds heavier today.',
  'Long week at work, it shows.',
  'Skipped breakfast. Will not repeat the experiment.',
  'Not my day, still glad I came.',
  'Stiff from moving furniture.',
  'Train was late, started tired and annoyed. Ended less so.',
  'Came with nothing, left with a little.',
] as const;

const onAnyLift = [
  'Bar speed was good on all of them.',
  'Second set was the best of the day.',
  'Could have done one more set.',
  'Training partner was late, so plenty of rest.',
  'Took the full rest between sets for once.',
  'Prayed between sets instead of scrolling. Recommend it.',
  'Filmed the third set. Looks better than it feels.',
  'Warmed up longer than planned, worth it.',
  'Good one. Nothing more to say.',
] as const;

/** The first that fits is the one that is spoken of. */
export const occasions: Occasion[] = [
  {
    fits: ({ isMain, isRecord }) => isMain && isRecord,
    likely: 0.3,
    said: [
      'New best. The dog is confused by the shouting.',
      'Most I have ever lifted for reps. Thanks be to God.',
      'This used to be my max. Today it was a work set.',
      'Best set so far, and I am sure there was one more in it.',
      'Did not believe the plates, counted them twice.',
      'A number I used to watch other people lift.',
      'Nobody was there to see it. Writing it down here.',
      'Up again. Slowly, but up.',
      'Whoever was on the next rack nodded. That counts.',
      'Went up like a light day.',
      'Told my wife the number. She asked if that is a lot. It is.',
      'Six months ago I could not have walked that out.',
      'Smiled the whole way home.',
    ],
  },
  {
    fits: ({ isMain, isStuck }) => isMain && isStuck,
    likely: 0.25,
    said: [
      'Same weight as three weeks ago. Patience, I am told.',
      'Stops at the same two inches every time.',
      'Coach, can we talk about this one? I feel I am knocking at a locked door.',
      'Tried a slower descent. Same end of the story.',
      'Not worse. Also not better.',
      'Took it lighter than written so that every rep was honest.',
      'Everything else goes up. This one has its own mind.',
    ],
  },
  {
    fits: ({ isMain, fellShort }) => isMain && fellShort,
    likely: 0.6,
    said: [
      'Last rep would not go. Racked it, breathed, wrote it down.',
      'Lost tightness on the last set.',
      'One short. Rested too little before it.',
      'Left one behind. It will be there next week.',
      'Bar drifted forward on the last one.',
      'Stopped a rep early, form was going.',
      'Rushed it, had to be somewhere.',
    ],
  },
  { fits: happening => happening.mood === 'bad' && isLoaded(happening), likely: 0.2, said: tired },
  {
    fits: ({ isMain, isLightWeek }) => isMain && isLightWeek,
    likely: 0.22,
    said: [
      'Felt too easy. I know, that is the point.',
      'Fast bar, happy joints.',
      'Hard to hold back today.',
      'Used the spare time to film from the side.',
      'Light week came just in time.',
      'Done in forty minutes. Suspicious.',
    ],
  },
  {
    fits: happening => happening.isFirstWeek && isLoaded(happening),
    likely: 0.2,
    said: [
      'Took a while to find the right weight.',
      'First time doing this one. Watched the video three times.',
      'Left arm does whatever it wants.',
      'Sore in places I did not know about.',
      'Started light, as told.',
      'Borrowed the neighbor’s weights for now.',
    ],
  },
  {
    fits: happening => happening.isMain && squats(happening),
    likely: 0.12,
    said: [
      ...onAnyLift,
      'Depth is there now, finally.',
      'Heels stayed down the whole time.',
      'Left hip tight, fine after the second warm-up.',
      'Feet a little closer today, felt solid.',
      'Moved the rack pins up one hole. Much better.',
      'Belt from the third set on.',
    ],
  },
  {
    fits: happening => happening.isMain && pulls(happening),
    likely: 0.12,
    said: [
      ...onAnyLift,
      'Chalk makes all the difference.',
      'Grip goes before the rest of me does.',
      'Back flat on every one, checked the video.',
      'Took the slack out first. It works.',
      'Shins have seen better days.',
    ],
  },
  {
    fits: happening => happening.isMain && presses(happening),
    likely: 0.12,
    said: [
      ...onAnyLift,
      'Wrists straight, thanks for the cue.',
      'Glutes on, ribs down. Night and day.',
      'Elbow quiet since I warm up properly.',
      'Small plates are worth their money.',
    ],
  },
  {
    fits: ({ category }) => category === 'Strength',
    likely: 0.06,
    said: [
      'Next weight up next time.',
      'Burned, in a good way.',
      'Slow on the way down, as you asked.',
      'Swapped the order, the gym was full.',
      'Right side stronger than left, again.',
      'Felt this one for two days last week. Not today.',
      'Short rests today, the clock was against me.',
      'Much steadier than last week.',
      'Did more than written, could not help it.',
    ],
  },
  {
    fits: ({ category }) => category === 'Calisthenics',
    likely: 0.08,
    said: [
      'Last reps were ugly, but they were reps.',
      'Full range on all of them.',
      'Split the last set in two.',
      'Did these in the kitchen. Works.',
      'Core gave up before the rest did.',
      'Easier than a month ago.',
      'Counted out loud, helps me not to cheat.',
    ],
  },
  {
    fits: ({ category, mood }) => category === 'Aerobic' && mood === 'bad',
    likely: 0.3,
    said: [
      'Legs heavy from yesterday, lungs fine.',
      'Slow. Outside anyway.',
      'Head cold, kept it very easy.',
      'Calf was tight, took the flat route.',
      'Started tired, ended less so.',
    ],
  },
  {
    fits: ({ category }) => category === 'Aerobic',
    likely: 0.16,
    said: [
      'Rain the whole way. Loved it.',
      'Nose breathing until the last part.',
      'Could have talked the whole time, so I called my sister.',
      'Went out too fast, paid for it.',
      'Watched the sun come up halfway through.',
      'Heart rate stayed down, pace did not. Progress!',
      'Psalms on the headphones, time flew.',
      'New shoes. Why did I wait so long?',
      'Held back at the start, glad I did.',
      'Company today, hardly noticed the distance.',
      'Boring in the best way.',
      'Same loop as last month, and it was shorter today.',
    ],
  },
  {
    fits: happening => happening.category === 'Plyometric' && jumps(happening),
    likely: 0.08,
    said: [
      'Quieter landings than last week.',
      'Stopped when the height dropped.',
      'Downstairs neighbor says hello.',
      'Springs are coming back.',
      'Stuck all but one.',
      'Felt like a schoolyard. More of this.',
    ],
  },
  {
    fits: ({ category }) => category === 'Isometric',
    likely: 0.06,
    said: [
      'Shook from the tenth second on.',
      'Sang two verses. That is my new stopwatch.',
      'Longer than a minute feels. Much longer.',
      'Breathing is the hard part.',
      'Did not look at the clock this time. Helped.',
    ],
  },
  {
    fits: ({ category }) => category === 'Mobility',
    likely: 0.025,
    said: [
      'Almost fell asleep. In a good way.',
      'Stiff from sitting all day, much better after.',
      'Still the side I avoid.',
      'Did it on the living-room rug in the evening.',
      'Half a hand further than last month.',
      'Needed this one today.',
    ],
  },
];
