import {
  type DemoDay,
  type DemoPrescription,
  type DemoProgram,
  restDay,
  trainingDay,
  weeksOf,
} from '../writing/demo-program.ts';
import {
  aerobic,
  calisthenics,
  type Contacts,
  hops,
  type Holds,
  isometric,
  isometricEachSide,
  jumps,
  type Load,
  mobility,
  rebounds,
  strength,
  throws,
} from '../writing/prescribe.ts';

/** An exercise, and what is said to it. */
type Named = readonly [exercise: string, notes?: string];

/** One value a week; the last week is the lightest. */
type Weekly<Value> = readonly Value[];

type Jump = { kind: 'rebounds' | 'jumps' | 'hops' | 'throws'; exercise: string; notes?: string };

/** A day under the bar, in the order in which it is trained. */
type BarDay = {
  name: string;
  notes: string;
  warmUp: Named;
  jump?: Jump;
  /** The lift of the day, and its second exposure. */
  main: Named;
  second: Named;
  assistance: Named;
  /** Bodyweight, or more assistance. */
  body?: Named;
  extra?: Named;
  hold?: Named;
  /** The hold is done on one side and then on the other. */
  isHeldEachSide?: true;
};

/** What a coach writes of a block; all else follows. */
export type Block = {
  name: string;
  description: string;
  weekNotes: Weekly<string>;
  /** What is said on each day of the last week. */
  lastWeek: string;
  /** Squat, bench and press; the deadlift recovers slowest; power lifts stay fast. */
  main: Weekly<Load>;
  pull: Weekly<Load>;
  power: Weekly<Load>;
  second: Weekly<Load>;
  assistance: Weekly<Omit<Load, 'percent'>>;
  body: Weekly<Omit<Load, 'percent'>>;
  holds: Weekly<Holds>;
  contacts: Weekly<Contacts>;
  miles: Weekly<number>;
  squat: BarDay;
  bench: BarDay;
  /** Power first, then the deadlift, which is its second. */
  deadlift: BarDay;
  press: BarDay;
  /** What keeps the heart honest on Wednesday. */
  easy: { exercise: string; minutesAMile: number; notes: string; stretches: readonly Named[] };
  rest: readonly [sunday: string, thursday: string];
};

/** A block of the Ascension Strength Program, week by week. */
export function writeBlock(block: Block): DemoProgram {
  const { name, description, weekNotes } = block;
  return {
    name,
    description,
    difficultyLevel: 'advanced',
    weeks: weeksOf([...weekNotes], week => daysOf(block, week)),
  };
}

function daysOf(block: Block, week: number): DemoDay[] {
  const [sunday, thursday] = block.rest;
  return [
    restDay('sunday', sunday),
    barDay(block, week, 'monday', block.squat, 'main'),
    barDay(block, week, 'tuesday', block.bench, 'main'),
    easyDay(block, week),
    restDay('thursday', thursday),
    barDay(block, week, 'friday', block.deadlift, 'power'),
    barDay(block, week, 'saturday', block.press, 'main'),
  ];
}

function barDay(
  block: Block,
  week: number,
  weekday: 'monday' | 'tuesday' | 'friday' | 'saturday',
  day: BarDay,
  first: 'main' | 'power',
): DemoDay {
  const { warmUp, jump, main, second, assistance, body, extra, hold, isHeldEachSide } = day;
  const isLast = week === block.weekNotes.length;
  const exercises: (DemoPrescription | undefined)[] = [
    mobility(warmUp[0], 2, warmUp[1]),
    jump && jumped(jump, inWeek(block.contacts, week)),
    strength(main[0], inWeek(block[first], week), main[1]),
    strength(second[0], inWeek(first === 'power' ? block.pull : block.second, week), second[1]),
    strength(assistance[0], inWeek(block.assistance, week), assistance[1]),
    extra && strength(extra[0], inWeek(block.assistance, week), extra[1]),
    body && calisthenics(body[0], inWeek(block.body, week), body[1]),
    hold && (isHeldEachSide ? isometricEachSide : isometric)(hold[0], inWeek(block.holds, week), hold[1]),
  ];
  return trainingDay(
    weekday,
    day.name,
    isLast ? block.lastWeek : day.notes,
    exercises.flatMap(exercise => exercise ?? []),
  );
}

const jumpsOf = { rebounds, jumps, hops, throws };

const jumped = ({ kind, exercise, notes }: Jump, contacts: Contacts) =>
  jumpsOf[kind](exercise, contacts, notes);

function easyDay({ easy, miles }: Block, week: number): DemoDay {
  const distance = inWeek(miles, week);
  const effort = { miles: distance, minutes: distance * easy.minutesAMile, rpe: 4, heartRate: '125-145' };
  return trainingDay('wednesday', 'Aerobic Recovery', easy.notes, [
    aerobic(easy.exercise, effort),
    ...easy.stretches.map(([exercise, notes]) => mobility(exercise, 4, notes)),
  ]);
}

function inWeek<Value>(weekly: Weekly<Value>, week: number): Value {
  const value = weekly[week - 1];
  if (value === undefined) throw new RangeError(`There is no week ${week}`);
  return value;
}
