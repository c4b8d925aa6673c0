/**
 * Words for covering a distance, and the names that an exercise of that kind may have in a library, the usual one
 * first.
 */
const movements: Readonly<Record<string, readonly string[]>> = {
  run: ['run', 'running', 'easy run'],
  running: ['running', 'run', 'easy run'],
  jog: ['jog', 'jogging', 'easy run', 'run'],
  jogging: ['jogging', 'jog', 'easy run', 'run'],
  walk: ['walk', 'walking', 'brisk walk'],
  walking: ['walking', 'walk', 'brisk walk'],
  row: ['row', 'rowing', 'rowing machine', 'steady row'],
  rowing: ['rowing', 'rowing machine', 'steady row'],
  bike: ['bike', 'cycling', 'steady ride', 'stationary bike'],
  cycling: ['cycling', 'bike', 'steady ride', 'stationary bike'],
  ride: ['ride', 'cycling', 'steady ride', 'bike'],
  swim: ['swim', 'swimming', 'lap swim'],
  swimming: ['swimming', 'swim', 'lap swim'],
  ski: ['ski', 'ski erg', 'cross-country ski'],
  hike: ['hike', 'hiking'],
  ruck: ['ruck', 'ruck march'],
};

/** 'Run', 'jog'. */
export const isMovement = (name: string): boolean => Object.hasOwn(movements, name.toLowerCase());

/** Words for pace: with any other word before it a row or a walk is an exercise of its own. */
const paces = new Set(
  'easy long short steady slow fast hard tempo recovery brisk light moderate backward uphill hill indoor outdoor treadmill morning'.split(
    ' ',
  ),
);

/** Whether the words of a name say that one goes a distance: 'run', 'easy jog'; 'inverted row' does not. */
export const areOfMovement = (words: readonly string[]): boolean =>
  isMovement(words.at(-1) ?? '') && words.slice(0, -1).every(word => paces.has(word));

/** Library names for an exercise that is called by such a word alone; none for any other word. */
export const namesOfMovement = (word: string): readonly string[] =>
  isMovement(word) ? (movements[word] ?? []) : [];

/** Movements that are lifts, too, when written as sets of reps. */
const lifts = new Set(['row']);

/** Whether a word alone may be how one goes or what one lifts: the shape of its work tells. */
export const isLiftToo = (words: readonly string[]): boolean =>
  words.length === 1 && lifts.has(words[0] ?? '');

/** Running and walking in turn are a kind of their own. */
export const runAndWalk = 'walk-run intervals';
