import { ascensionPath } from './ascension/ascension.ts';
import { rebuildAndRise } from './rebuild-and-rise.ts';

/** What the coach tells of on the programs page; weeks and blocks are those of the programs named. */
export const toldPrograms = [
  {
    name: ascensionPath.name,
    level: 'Intermediate to Advanced',
    overview: [
      'A long way under the bar, climbed in progressive blocks. Each block trains one quality until it holds and hands it to the next: muscle before strength, strength before power.',
      'On the way the load steps back, on purpose, so that the next stretch starts fresh. The last block is for showing what the others have built.',
    ],
    results: [
      'A higher one-rep max in the squat, the bench press, the deadlift and the press',
      'Muscle where the lifts are carried: back, hips, legs and shoulders',
      'The capacity to work hard for a whole session and recover from it',
      'Training you can read, lift by lift, in your own log',
    ],
    principles: [
      'Block periodization: volume first, then intensity, then the test',
      'Weights set as a share of your own estimated max, and raised as it rises',
      'Lighter weeks planned in, not waited for',
      'Assistance work chosen for the weakest link',
    ],
    audience: [
      'For lifters with about a year of steady training behind them who move well in the main lifts and would rather follow one long plan than start another short one.',
    ],
    madeOf: ascensionPath.blocks.map(({ name }) => name),
  },
  {
    name: 'Rebuild and Rise',
    level: 'All levels',
    overview: [
      'Twelve weeks to lay the ground, for a first start or for a return after time away. Restore brings back movement and breath. Rebuild adds load to what moves well. Rise puts both to use.',
      'Nothing in it assumes you are fit already. Every exercise has a way in, and the weeks get harder only as fast as you do.',
    ],
    results: [
      'Joints that move through their full range without complaint',
      'Sound technique in the squat, hinge, push, pull and carry',
      'A base of strength and stamina that daily life notices first',
      'Twelve weeks of kept appointments, which outlast all the rest',
    ],
    principles: [
      'Movement first, load second',
      'Small steps, taken every week',
      'Effort judged by how it feels, before numbers take over',
      'Rest treated as part of the work',
    ],
    audience: [
      'For everyone who begins, and everyone who begins again: after a long break, a hard season, or years of meaning to.',
      'If you are coming back from an injury, ask your doctor first and tell your coach.',
    ],
    madeOf: [rebuildAndRise.name],
  },
];
