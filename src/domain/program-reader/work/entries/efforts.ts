import { quantityAt, startsNumber } from '#domain/program-reader/work/text/quantity.ts';
import type { Quantity } from '#domain/program-reader/work/text/quantity-types.ts';
import type { Reader } from '#domain/program-reader/work/text/reader.ts';
import type { Scan } from '#domain/program-reader/work/text/scan.ts';

/** `RPE 8`, `8 RPE`, `RIR 2`, `2RIR`, `@2RIR`. */
export function effortEntry(reader: Reader, from: number): number | null {
  const { scan } = reader;
  const start = scan.isSign(from, '@') || scan.word(from) === 'at' ? from + 1 : from;
  const word = scan.word(start);
  if (word === 'rpe' || word === 'rir') {
    const at =
      scan.isSign(start + 1, ':') || scan.isSign(start + 1, '@') || scan.isSign(start + 1, '-')
        ? start + 2
        : start + 1;
    if (scan.isBound(at)) return boundEffort(reader, from, at, word);
    const quantity = startsNumber(scan, at) ? quantityAt(scan, at, 'decimal') : null;
    if (quantity && isBelowZero(scan, at - 1)) {
      const to = endOfNumbers(scan, quantity);
      return reader.leave(
        from,
        to,
        `“${scan.slice(from, to)}” is no ${word.toUpperCase()}: it can't be below zero.`,
      );
    }
    return (
      quantity &&
      effort(
        reader,
        from,
        quantity.unit === null ? quantity.to : endOfNumbers(scan, quantity),
        quantity,
        word,
      )
    );
  }
  const quantity = startsNumber(scan, start) ? quantityAt(scan, start, 'decimal') : null;
  const unit = quantity?.unit;
  return quantity && (unit === 'rpe' || unit === 'rir')
    ? effort(reader, from, quantity.to, quantity, unit)
    : null;
}

/** `RPE >8`, `RIR ~2`. */
function boundEffort(reader: Reader, from: number, at: number, word: 'rpe' | 'rir'): number | null {
  const quantity = quantityAt(reader.scan, at + 1, 'decimal');
  if (quantity === null) return null;
  const end = quantity.unit === null ? quantity.to : endOfNumbers(reader.scan, quantity);
  const to = effort(reader, from, end, quantity, word);
  if (reader.isTaken(at)) reader.noteAlso(at, to, from);
  return to;
}

/** `RIR -1`, not `RIR-1` or `RIR - 1`. */
const isBelowZero = (scan: Scan, at: number): boolean =>
  scan.isSign(at, '-') && scan.at(at).gap && scan.isTight(at + 1);

/** Without the unit that was read behind them: `RPE 8 reps…`. */
function endOfNumbers(scan: Scan, quantity: Quantity): number {
  let to = quantity.from + 1;
  while (to < quantity.to && (scan.isDigits(to) || ['.', ',', '-', '/', '+'].includes(scan.at(to).text)))
    to += 1;
  return to;
}

function effort(reader: Reader, from: number, to: number, quantity: Quantity, word: 'rpe' | 'rir'): number {
  const list = quantity.amounts.map(amount => (word === 'rpe' ? rpeText(amount) : rpeOfRir(amount)));
  const read = list.filter(text => text !== null);
  if (read.length < list.length) {
    const name = word.toUpperCase();
    return reader.leave(
      from,
      to,
      `“${reader.scan.slice(from, to)}” is no ${name} from ${word === 'rpe' ? '1 to 10' : '0 to 9'}.`,
    );
  }
  return reader.load({ rpe: read }, from, to);
}

type Span = Quantity['amounts'][number];

export const rpeText = ({ text, low, high }: Span): string | null =>
  low >= 1 && high <= 10 ? text.replace('+', '') : null;

/** Reps in reserve count down from ten. */
export function rpeOfRir({ low, high }: Span): string | null {
  const [least, most] = [Math.min(low, high), Math.max(low, high)];
  if (least < 0 || most > 9) return null;
  return least === most ? String(10 - least) : `${10 - most}-${10 - least}`;
}
