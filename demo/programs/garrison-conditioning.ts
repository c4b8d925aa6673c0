import { type DemoDay, type DemoProgram, restDay, trainingDay, weeksOf } from './writing/demo-program.ts';
import {
  aerobic,
  calisthenics,
  hops,
  type Holds,
  isometric,
  isometricEachSide,
  type Load,
  mobility,
  strength,
  throws,
} from './writing/prescribe.ts';
import { asManyRounds, everyMinute } from './writing/groups.ts';

// Three weeks up, one easier, two up again from the second week's level. Time and distance lead, load follows.

const stepOfWeek = [0, 1, 2, 0, 2, 3];
const isEasier = (week: number) => week === 4;

/** How many steps of progress a week stands above the first. */
function step(week: number): number {
  const steps = stepOfWeek[week - 1];
  if (steps === undefined) throw new RangeError(`Garrison Conditioning has no week ${week}`);
  return steps;
}

/** One barbell lift a week, light and crisp, so that strength keeps pace with the lungs. */
function barbell(week: number): Load {
  return { sets: isEasier(week) ? 2 : 3, reps: 8, percent: 60 + 2.5 * step(week), rest: 120 };
}

function loaded(week: number): Load {
  return { sets: isEasier(week) ? 2 : 3, reps: 9 + step(week), rest: 60 };
}

/** A set as each minute begins: what is left of the minute is the rest. */
function swings(week: number): Load {
  return { sets: isEasier(week) ? 4 : 6 + step(week), reps: 8 + step(week), rest: 30 };
}

/** Rounds of bodyweight work: short rests, a rep or two more each step. */
function round(week: number, startReps: number): Load {
  return { sets: isEasier(week) ? 2 : 3, reps: startReps + step(week), rest: 45 };
}

function holds(week: number, startSeconds: number): Holds {
  return { times: isEasier(week) ? 2 : 3, seconds: startSeconds + 5 * step(week), rest: 30 };
}

const contacts = (week: number, each: number) => ({
  sets: isEasier(week) ? 2 : 3 + step(week),
  contacts: each,
});

function daysOf(week: number): DemoDay[] {
  return [
    restDay('sunday', 'Rest and worship. Walk with someone you have not spoken to this week.'),
    rowIntervals(week),
    bodyweightRounds(week),
    restDay('wednesday', 'Ten minutes of whatever mobility felt stiffest yesterday, then nothing.'),
    liftAndCarry(week),
    mobilityAndRide(week),
    longMarch(week),
  ];
}

function rowIntervals(week: number): DemoDay {
  const pieces = 4 + step(week);
  return trainingDay(
    'monday',
    'Row Intervals',
    'Hold the pace of the first piece to the last. If the final one is your slowest, you started with your pride.',
    [
      mobility('Cat-Cow', 2),
      mobility('Squat to Stand', 2),
      hops(
        'Jump Rope Singles',
        contacts(week, 30),
        'Turn from the wrists. Step over the rope if you need to.',
      ),
      aerobic(
        'Row Intervals',
        { miles: pieces * 0.31, minutes: pieces * 4.5, rpe: 7, heartRate: '150-170' },
        `${pieces} pieces of 500 m with two minutes of easy paddling between. Rowed miles are the hard ones only.`,
      ),
      isometric('Front Plank', holds(week, 25)),
      mobility("Child's Pose Reach", 2),
    ],
  );
}

function bodyweightRounds(week: number): DemoDay {
  return trainingDay(
    'tuesday',
    'Bodyweight Rounds',
    'Squat, push, pull, and round again until the clock stops: as many rounds as you can do with full range. When form fades, rest ten seconds.',
    [
      mobility('Inchworm', 2),
      ...asManyRounds('A', isEasier(week) ? 6 : 8, [
        calisthenics('Air Squat', round(week, 15), 'Hip crease below the knee.'),
        calisthenics('Incline Push-up', round(week, 8), 'Move to the floor when every rep is clean.'),
        calisthenics('Ring Row', round(week, 8)),
      ]),
      calisthenics(
        'Mountain Climber',
        { ...round(week, 20), seconds: 30 },
        'Thirty seconds a set, level hips.',
      ),
      calisthenics(
        'Bear Crawl',
        { ...round(week, 20), seconds: 40 },
        'Reps are steps: out forward, home backward.',
      ),
      isometric('Wall Sit', holds(week, 30)),
    ],
  );
}

function liftAndCarry(week: number): DemoDay {
  return trainingDay(
    'thursday',
    'Lift and Carry',
    'One barbell, one bell, one walk. Strong enough for the day you are needed is the standard here.',
    [
      mobility('Half-Kneeling Hip Flexor Stretch', 2, 'One minute each side.'),
      throws('Medicine Ball Slam', contacts(week, 5)),
      strength('Trap Bar Deadlift', barbell(week), 'Two warm-up sets. Lower it as well as you lifted it.'),
      strength('Goblet Squat', loaded(week), 'Elbows inside the knees at the bottom.'),
      ...everyMinute('A', swings(week).sets, strength('Kettlebell Swing', swings(week), 'Hips, not arms.')),
      strength(
        'Suitcase Carry',
        { sets: isEasier(week) ? 2 : 4, reps: `${40 + 10 * step(week)} yd`, rest: 60 },
        'Half each hand.',
      ),
      isometricEachSide('Side Plank', holds(week, 15)),
    ],
  );
}

function mobilityAndRide(week: number): DemoDay {
  const miles = 5 + step(week);
  return trainingDay(
    'friday',
    'Mobility and Easy Ride',
    'The gentlest day and the one most people skip. Breathe through the nose for all of it.',
    [
      aerobic(
        'Steady Ride',
        { miles, minutes: miles * 4.8, rpe: 3, heartRate: '115-130' },
        'Nose breathing sets the pace.',
      ),
      mobility('90/90 Hip Switch', 3 + step(week) * 0.5),
      mobility('Lunge with Rotation', 3),
      mobility('Foam Roller Back Extension', 3),
      mobility('Couch Stretch', 4, 'Two minutes each side.'),
      mobility('Wrist Prep', 2),
      mobility('Crocodile Breathing', 4),
    ],
  );
}

function longMarch(week: number): DemoDay {
  const miles = isEasier(week) ? 2 : 2.5 + 0.5 * step(week);
  const load = 10 + 5 * step(week);
  return trainingDay(
    'saturday',
    'Long March',
    `Pack ${load} lb, high and tight. March together if you can; nobody walks home alone.`,
    [
      mobility('Front Leg Swing', 2),
      mobility('Knee-to-Wall Ankle Rock', 2),
      aerobic(
        'Ruck March',
        { miles, minutes: miles * 17, rpe: 5, heartRate: '120-145' },
        `${load} lb. No running under load.`,
      ),
      mobility('Foot and Toe Drill', 3, 'Boots off first.'),
      mobility('Wall Calf Stretch', 2),
      mobility('Pigeon Stretch', 3, 'Ninety seconds each side.'),
    ],
  );
}

const weekNotes = [
  'Find your paces. Every session should end with something left; write down what you rowed, rode and carried.',
  'One row piece more and a longer march. The rests stay short, so the reps must stay clean.',
  'The fullest week of the first half. Sleep is training too: in bed by ten, all seven nights.',
  "Easier week. Back to the first week's numbers with a set less of nearly everything. Notice how much lighter they feel.",
  'Build again, straight from where the third week left off. Hold the pace, shorten the excuses.',
  'The last and longest march, and seven row pieces. Finish together, and tell me what you want next.',
];

export const garrisonConditioning: DemoProgram = {
  name: 'Garrison Conditioning',
  description:
    'Six weeks of conditioning and mobility for people starting out or starting over. Row intervals, bodyweight ' +
    'rounds, one light lifting day, an easy ride with a full round of mobility and a weekend march under a modest pack. ' +
    'You finish with better lungs, looser hips and the habit of five days a week.',
  difficultyLevel: 'beginner',
  weeks: weeksOf(weekNotes, daysOf),
};
