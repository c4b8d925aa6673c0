import { foldText } from '#domain/names/fold-text.ts';

/** A folded text as the words that a search compares; one and many are alike ('Push-ups' is 'push up', 'Lunges' is 'lunge'). */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean)
    .map(singular);
}

const oddPlurals: Readonly<Record<string, string>> = { abs: 'ab', calves: 'calf', flyes: 'fly', ups: 'up' };

function singular(word: string): string {
  const odd = oddPlurals[word];
  if (odd !== undefined) return odd;
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Abbreviations that people type instead of a name, and their meanings; two meanings are both looked for. */
export const abbreviations: Readonly<Record<string, readonly string[]>> = {
  bb: ['barbell'],
  bor: ['barbell row'],
  bp: ['bench press'],
  bs: ['back squat'],
  bss: ['bulgarian split squat'],
  bw: ['bodyweight'],
  c2b: ['chest to bar'],
  cgbp: ['close grip bench press'],
  cj: ['clean and jerk'],
  'c&j': ['clean and jerk'],
  db: ['dumbbell'],
  dead: ['deadlift'],
  dl: ['deadlift'],
  du: ['double under'],
  fs: ['front squat'],
  ghr: ['glute ham raise'],
  gm: ['good morning'],
  hlr: ['hanging leg raise'],
  hspu: ['handstand push up'],
  ibp: ['incline bench press'],
  kb: ['kettlebell'],
  kbs: ['kettlebell swing'],
  lp: ['leg press'],
  mb: ['medicine ball'],
  mu: ['muscle up'],
  oh: ['overhead'],
  ohp: ['overhead press'],
  ohs: ['overhead squat'],
  pc: ['power clean'],
  pp: ['push press'],
  pu: ['push up', 'pull up'],
  rdl: ['romanian deadlift'],
  rfess: ['bulgarian split squat'],
  sl: ['single leg'],
  sldl: ['stiff leg deadlift', 'single leg romanian deadlift'],
  slrdl: ['single leg romanian deadlift'],
  su: ['sit up'],
  t2b: ['toe to bar'],
  tb: ['trap bar'],
  tgu: ['turkish get up'],
  ttb: ['toe to bar'],
  'bent over row': ['barbell row'],
  'farmer walk': ['farmer carry'],
  'hex bar': ['trap bar'],
  'military press': ['overhead press'],
  'press up': ['push up'],
  'shoulder press': ['overhead press'],
  'skull crusher': ['lying tricep extension'],
  skullcrusher: ['lying tricep extension'],
};

/**
 * The lifts that a bare word means: 'squat' is the back squat, whatever else is called a squat, and 'press' is the first
 * of those that fit. Longer names stand for it too: 'Barbell Back Squat' counts where a library has that.
 */
export const mainLifts: readonly string[] = [
  'back squat',
  'bench press',
  'deadlift',
  'overhead press',
  'barbell row',
  'push up',
  'pull up',
  'power clean',
  'power snatch',
  'walking lunge',
  'barbell hip thrust',
  'barbell curl',
  'lat pulldown',
  'kettlebell swing',
  'lateral raise',
  'dumbbell fly',
  'standing calf raise',
  'lying leg curl',
  'front plank',
  'box jump',
  'farmer carry',
  'easy run',
];

/** The rank of an exercise of this name among the main lifts, from 0; undefined where it is none of them. */
export function mainLiftRank(name: string): number | undefined {
  const words = wordsOf(name).join(' ');
  const place = mainLifts.findIndex(lift => words === lift || words === `barbell ${lift}`);
  return place === -1 ? undefined : place;
}
