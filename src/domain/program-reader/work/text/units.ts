import type { Scan } from './scan.ts';
import { phraseAt, phrasesOf } from './phrases.ts';

/** Units of a number. `m` is metres or minutes, `'` minutes or feet, `"` seconds or inches: what is counted decides. */
export type Unit =
  | 'kg'
  | 'lb'
  | '%'
  | 's'
  | 'min'
  | 'h'
  | 'm'
  | "'"
  | '"'
  | 'km'
  | 'metres'
  | 'mi'
  | 'yd'
  | 'ft'
  | 'in'
  | 'cm'
  | 'cal'
  | 'reps'
  | 'sets'
  | 'rpe'
  | 'rir'
  | 'bpm'
  | 'contacts'
  | 'rm'
  | 'watts'
  | 'month';

const units = phrasesOf<Unit>([
  ['kg', 'kg', 'kgs', 'kg.', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  ['lb', 'lb', 'lbs', 'lb.', 'lbs.', 'pound', 'pounds', '#'],
  ['%', '%', 'percent', 'per cent', 'pct', 'prozent'],
  [
    's',
    's',
    'sec',
    'secs',
    'sec.',
    'second',
    'seconds',
    'сек',
    'с',
    'sek',
    'sn',
    'saniye',
    'mp',
    'secunde',
    '秒',
    '초',
    "''",
  ],
  ['min', 'min', 'mins', 'min.', 'minute', 'minutes', 'minuten', 'мин', 'dk', 'dakika', 'perc', '分', '분'],
  ['h', 'h', 'hr', 'hrs', 'hour', 'hours', 'std'],
  ['m', 'm'],
  ["'", "'"],
  ['"', '"'],
  ['metres', 'meter', 'meters', 'metre', 'metres', 'mtr', 'mtrs', 'м'],
  ['km', 'k', 'km', 'kms', 'kilometer', 'kilometers', 'kilometre', 'kilometres', 'км'],
  ['mi', 'mi', 'mile', 'miles', 'mi.'],
  ['yd', 'yd', 'yds', 'yard', 'yards'],
  ['ft', 'ft', 'feet', 'foot'],
  ['in', 'inch', 'inches', 'in'],
  ['cm', 'cm'],
  ['cal', 'cal', 'cals', 'calories', 'calorie', 'kcal'],
  [
    'reps',
    'reps',
    'rep',
    'reps.',
    'repetitions',
    'repetition',
    'wdh',
    'wdh.',
    'répétitions',
    'repeticiones',
    'раз',
    'tekrar',
    'ismétlés',
    'repetări',
    '回',
    '회',
  ],
  [
    'sets',
    'sets',
    'set',
    'sets.',
    'rounds',
    'round',
    'rds',
    'sätze',
    'satz',
    'séries',
    'series',
    'serie',
    'serien',
    'série',
    'подхода',
    'подходов',
    'setler',
    'sorozat',
    'szett',
    'serii',
    'seturi',
    'セット',
    '세트',
  ],
  ['rpe', 'rpe'],
  [
    'rir',
    'rir',
    'reps in reserve',
    'rep in reserve',
    'in reserve',
    'in the tank',
    'reps in the tank',
    'rep in the tank',
    'reps left',
    'reps shy of failure',
  ],
  ['bpm', 'bpm'],
  ['contacts', 'contacts', 'contact', 'ground contacts', 'foot contacts'],
  ['rm', 'rm'],
  ['watts', 'w', 'watt', 'watts'],
  ['month', 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec'],
]);

/** Units that a word may be of itself, apart from a number: only right behind it they are one. */
const onlyTight = new Set<Unit>(["'", '"', 'watts', 'month']);

const namesNext = new Set<Unit>(['rpe', 'rir', 'contacts', 'reps', 'sets']);

/** `1 hr 30` is a time, `5 HR 140` a heart rate. */
const leastRate = 60;

const namesBehind = (scan: Scan, index: number) => {
  if (scan.isSign(index, ':')) return true;
  if (scan.isBound(index)) return true;
  if (scan.word(index - 1) === 'hr') return scan.isDigits(index) && Number(scan.at(index).text) >= leastRate;
  const isEffort = ['rpe', 'rir', 'contacts'].includes(scan.word(index - 1));
  // `RIR -1`
  if (isEffort && scan.isSign(index, '-') && scan.isDigits(index + 1) && scan.isTight(index + 1)) return true;
  return isEffort && scan.isDigits(index) && !scan.isSign(index + 1, 'x');
};

/** The unit that stands at this place, behind a number. */
export function unitAt(scan: Scan, from: number): { unit: Unit; to: number } | null {
  const index = isHyphened(scan, from) ? from + 1 : from;
  const found = phraseAt(scan, index, units);
  if (!found || (onlyTight.has(found.meaning) && !scan.isTight(index))) return null;
  // `5x5 #225`: the sign is of what follows.
  if (scan.isSign(index, '#') && scan.at(index).gap && scan.isDigits(index + 1) && scan.isTight(index + 1))
    return null;
  // `5 in a row`, `10 k's`: a word that goes on is another one.
  if (found.meaning === 'in' && !scan.isTight(index) && scan.word(found.to) !== '') return null;
  // `8 RIR 2`, `4 contacts 20`, `3 reps: 10`: the word is of the number behind it.
  if ((namesNext.has(found.meaning) || scan.word(found.to - 1) === 'hr') && namesBehind(scan, found.to))
    return null;
  return { unit: found.meaning, to: found.to };
}

/** `30-sec`, `5-minute`. */
const isHyphened = (scan: Scan, at: number): boolean =>
  scan.tokens[at]?.text === '-' &&
  scan.isTight(at) &&
  scan.isTight(at + 1) &&
  hyphened.has(scan.word(at + 1));

const hyphened = new Set(
  'sec secs second seconds min mins minute minutes hour hours meter meters metre metres mile miles yard yards rep reps set sets'.split(
    ' ',
  ),
);

export const isWeightUnit = (unit: Unit | null): unit is 'kg' | 'lb' => unit === 'kg' || unit === 'lb';
export const isDistanceUnit = (unit: Unit | null): boolean =>
  unit === 'km' || unit === 'metres' || unit === 'mi' || unit === 'yd' || unit === 'ft';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The number of a month, such as 8 for `aug` and `August`; null for other words. */
export function monthOf(word: string): number | null {
  const at = monthNames.indexOf(word === 'sept' ? 'sep' : word);
  return at === -1 ? null : at + 1;
}
