import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import { unitAt } from '#domain/program-reader/work/text/units.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';

/** Named so (`tempo 3010`), behind sets (`@3010`, `3x8x3010`), or anywhere, where a letter says it: `31X1`. */
type TempoPlace = 'named' | 'behind-sets' | 'anywhere';

/** `31X1`, `3-1-X-1`, `3:1:1`, `3010`, `3/1/1/0`: three or four parts, each a digit or an X. */
export function tempoAt(scan: Scan, from: number, position: TempoPlace): { to: number; text: string } | null {
  return tightTempo(scan, from, position) ?? partedTempo(scan, from, position);
}

const isPart = (text: string) => /^[\dx]$/.test(text);

/** Digits and X's without a sign between them. */
function tightTempo(scan: Scan, from: number, position: TempoPlace): { to: number; text: string } | null {
  let to = from;
  let text = '';
  while (to < from + 5 && (to === from || scan.isTight(to))) {
    const token = scan.at(to);
    const isPartOf = token.kind === 'digits' || (token.kind === 'word' && /^x{1,2}$/.test(token.text));
    if (!isPartOf || token.text.length > 4) break;
    text += token.text;
    to += 1;
  }
  if (text.length === 3 && position === 'named' && !goesOn(scan, to)) return { to, text: text.toUpperCase() };
  if (text.length !== 4 || goesOn(scan, to) || !isWhole(text)) return null;
  if (position === 'anywhere' && (!hasPause(text) || scan.slice(from, to).includes('x'))) return null;
  // `@1225 kg`
  if (position === 'behind-sets' && unitAt(scan, to) !== null) return null;
  return { to, text: text.toUpperCase() };
}

/** `31X1` and `30X0`, but neither `3x10` nor `10x3`, which are sets and reps. */
const hasPause = (text: string) => /^[2-9]\dx\d$|^1\dx0$|^\d\d\dx$|^\dx\dx$/.test(text);

const isWhole = (text: string) => Array.from(text).every(isPart);

const goesOn = (scan: Scan, to: number) => {
  const next = scan.at(to);
  return (
    scan.isTight(to) &&
    (next.kind === 'digits' ||
      next.kind === 'word' ||
      next.text === '%' ||
      (next.text === '.' && scan.isDigits(to + 1)))
  );
};

/** Parts with signs between, all the same sign. */
function partedTempo(scan: Scan, from: number, position: TempoPlace): { to: number; text: string } | null {
  const sign = scan.at(from + 1).text;
  if (!['-', ':', '/', '.'].includes(sign)) return null;
  const parts: string[] = [];
  let to = from;
  while (parts.length < 4 && isPart(scan.at(to).text)) {
    parts.push(scan.at(to).text.toUpperCase());
    if (!scan.isSign(to + 1, sign) || !scan.isTight(to + 1) || !isPart(scan.at(to + 2).text)) break;
    to += 2;
  }
  to += 1;
  if (parts.length < 3 || goesOn(scan, to) || (scan.isSign(to, sign) && scan.isDigits(to + 1))) return null;
  if (
    position !== 'named' &&
    !(parts.length === 4 && sign === '-' && (parts.includes('X') || parts.includes('0')))
  )
    return null;
  return { to, text: parts.length === 4 ? parts.join('') : parts.join('-') };
}

/** `t31X1`, `tempo 3-1-X-1`, `31X1`, `@3010` behind sets. */
export function tempoEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const word = scan.word(from);
  const isNamed = word === 'tempo' || word === 'temp' || (word === 't' && scan.isTight(from + 1));
  const colon = isNamed && scan.isSign(from + 1, ':') ? 1 : 0;
  if (isNamed) {
    const tempo = tempoAt(scan, from + 1 + colon, 'named');
    return tempo && reader.set('tempo', tempo.text, from, tempo.to);
  }
  if (scan.isSign(from, '@')) {
    const behind =
      scan.word(from + 1) === 'tempo'
        ? tempoAt(scan, from + 2, 'named')
        : tempoAt(scan, from + 1, 'behind-sets');
    return behind && reader.set('tempo', behind.text, from, behind.to);
  }
  const tempo = reader.draft.segments.length > 0 ? tempoAt(scan, from, 'anywhere') : null;
  return tempo && reader.set('tempo', tempo.text, from, tempo.to);
}
