/** The two programs the training page tells of. `weeks` of a part add up to the program's. */
export type ProgramStory = {
  id: string;
  name: string;
  facts: string[];
  parts: { weeks: number; name: string; height: number }[];
  /** What the drawing of the parts says. */
  drawing: string;
  overview: string[];
  results: string[];
  principles: string[];
  audience: string;
};

export const ascension: ProgramStory = {
  id: 'ascension',
  name: 'Ascension Strength Program',
  facts: ['36 weeks', '10 progressive blocks', 'Intermediate to Advanced'],
  parts: [
    { weeks: 4, name: 'I', height: 0.3 },
    { weeks: 4, name: 'II', height: 0.38 },
    { weeks: 3, name: 'III', height: 0.48 },
    { weeks: 4, name: 'IV', height: 0.44 },
    { weeks: 4, name: 'V', height: 0.54 },
    { weeks: 3, name: 'VI', height: 0.64 },
    { weeks: 4, name: 'VII', height: 0.6 },
    { weeks: 4, name: 'VIII', height: 0.72 },
    { weeks: 3, name: 'IX', height: 0.86 },
    { weeks: 3, name: 'X', height: 1 },
  ],
  drawing:
    'Ten blocks over 36 weeks. The load climbs from block to block, with two steps back to gather strength.',
  overview: [
    'Thirty-six weeks under the bar, climbed in ten progressive blocks. Each block trains one quality until it holds and hands it to the next: muscle before strength, strength before power.',
    'Twice on the way the load steps back, on purpose, so that the next stretch starts fresh. The last block is for showing what the other nine have built.',
  ],
  results: [
    'A higher one-rep max in the squat, the bench press, the deadlift and the press',
    'Muscle where the lifts are carried: back, hips, legs and shoulders',
    'The capacity to work hard for a whole session and recover from it',
    'A year of training you can read, lift by lift, in your own log',
  ],
  principles: [
    'Block periodization: volume first, then intensity, then the test',
    'Weights set as a share of your own estimated max, and raised as it rises',
    'Lighter weeks planned in, not waited for',
    'Assistance work chosen for the weakest link',
  ],
  audience:
    'For lifters with about a year of steady training behind them who move well in the main lifts and would rather follow one long plan than start another short one.',
};

export const rebuild: ProgramStory = {
  id: 'rebuild',
  name: 'Rebuild and Rise',
  facts: ['12 weeks', '3 phases', 'All levels'],
  parts: [
    { weeks: 4, name: 'Restore', height: 0.34 },
    { weeks: 4, name: 'Rebuild', height: 0.64 },
    { weeks: 4, name: 'Rise', height: 1 },
  ],
  drawing: 'Three phases of four weeks each, every one a step above the last: Restore, Rebuild and Rise.',
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
  audience:
    'For everyone who begins, and everyone who begins again: after a long break, a hard season, or years of meaning to. If you are coming back from an injury, ask your doctor first and tell your coach.',
};
