import type { DayRef } from './day-ref.ts';

const numbered =
  'days?|tage?|jours?|dias?|giorn[oi]|dag(?:en|ar|e|er)?|paiva[t]?|dni|dny|d|runs?|sessions?|workouts?|trainings?|einheit(?:en)?|seances?|sesion(?:es)?|sessioni?|sesso(?:es)?|treinos?|allenament[oi]|entrenamientos?|laufe?';
const isDay = /^(?:days?|tage?|jours?|dias?|giorn[oi]|dag(?:en|ar|e|er)?|paiva[t]?|dni|dny|d)(?![\p{L}])/u;
const mark = '\\d{1,2}|[a-h](?![\\p{L}\\d])';
const first = new RegExp(`^(${numbered}) ?#? ?(${mark})`, 'u');
/** 'and 3', '& Day 4', ', 3'. */
const next = new RegExp(
  `^ ?(?:, ?(?:and |& ?)?|[&+/] ?|(?:and|und|et|y|e|och|og|en) )(?:(?:${numbered}) ?#? ?)?(${mark})`,
  'u',
);
/** 'Days 1-3'. */
const last = new RegExp(
  `^ ?(?:[-–—]|to |through |thru |bis |a ) ?(?:(?:${numbered}) ?#? ?)?(\\d{1,2})(?= ?[:(]|$)`,
  'u',
);
const end = /^(?: ?[:(–—-]|$| [\p{L}])/u;
/** Counted things are no day: 'Workout 1, 3 sets'. */
const counted =
  /^ (?:sets?|reps?|rounds?|x|×|kg|lbs?|km|miles?|min|minutes?|sec|weeks?|times?|hours?)(?![\p{L}])/u;

const maxDays = 7;

/** The days that a folded heading lists by number or letter, at least two: what follows is the session of each of them. */
export function dayListAt(folded: string, text: string): { day: DayRef; length: number } | null {
  const start = folded.slice(0, 80);
  const [whole = '', word = '', begin = ''] = first.exec(start) ?? [];
  if (whole === '') return null;
  const found = listed(start, whole.length, begin) ?? rangeFrom(start, whole.length, begin);
  if (found === null) return null;
  const each = [...new Set(found.marks)];
  if (each.length < 2 || each.length > maxDays || each.includes('0') || areMixed(each)) return null;
  const called = text.slice(0, word.length).replace(word.length > 2 ? /s$/ : /$^/, '');
  const days = each.map(
    (said): DayRef =>
      isDay.test(word) && /\d/.test(said)
        ? { kind: 'number', number: Number(said) }
        : { kind: 'named', name: `${called} ${said.toUpperCase()}` },
  );
  return { day: { kind: 'several', days }, length: found.length };
}

type Marks = { marks: string[]; length: number };

/** 'Day 1 and 3', 'Runs 1, 2 & 3', 'Workout A/C'; again with its word, as in 'Day 1 & Day 4'. */
function listed(text: string, from: number, begin: string): Marks | null {
  const marks = [begin];
  let length = from;
  while (marks.length <= maxDays) {
    const [more = '', said = ''] = next.exec(text.slice(length)) ?? [];
    if (more === '') break;
    marks.push(said);
    length += more.length;
  }
  const rest = text.slice(length);
  return marks.length > 1 && end.test(rest) && !counted.test(rest) ? { marks, length } : null;
}

/** 'Days 1-3'; 'Day 1 - 3 sets' is none. */
function rangeFrom(text: string, from: number, begin: string): Marks | null {
  const [whole = '', said = ''] = last.exec(text.slice(from)) ?? [];
  if (whole === '' || !/\d/.test(begin)) return null;
  return { marks: between(Number(begin), Number(said)), length: from + whole.length };
}

const between = (first: number, last: number): string[] =>
  Array.from({ length: Math.max(0, Math.min(last - first + 1, maxDays + 1)) }, (_, at) => String(first + at));

const areMixed = (marks: readonly string[]): boolean => new Set(marks.map(mark => /\d/.test(mark))).size > 1;
