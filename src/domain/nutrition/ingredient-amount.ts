import { readNumber } from '#domain/numbers/read-number.ts';

/** A number as cooks write it: 2, 1,000, 0.5, 2,5, 1/2, 1 1⁄2, ½, 1½. The sign of a fraction may be its own (⁄, ∕). */
const quantity = String.raw`(?:\d{1,6}\s{1,3}\d{1,2}[\/⁄∕]\d{1,2}|\d{1,2}[\/⁄∕]\d{1,2}|\d{1,6}\s?[¼⅓½⅔¾⅛⅜⅝⅞]|[¼⅓½⅔¾⅛⅜⅝⅞]|\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,6})?|\d{1,9}(?:[.,]\d{1,6})?)`;

/** At the start of the line; no percentage, no date or ratio, and not the length in '1-inch'. */
const leading = new RegExp(
  String.raw`^(\s*)(${quantity})(?:(\s*(?:-|–|—|to)\s*)(${quantity}))?(?![\d/⁄∕%:]|[.,]\d|\s{0,3}%|-[a-z])`,
  'i',
);

/** The line with its amount multiplied, from as many servings as it was written for to those wanted; without an amount it stays. */
export function scaleIngredient(line: string, factor: number): string {
  const match = factor === 1 ? null : leading.exec(line);
  const [whole = '', indent = '', from = '', between, to] = match ?? [];
  const least = valueOf(from);
  if (match === null || least === null) return line;
  const rest = line.slice(whole.length);
  const inOwnSign = (text: string) => (isDecimalComma(from) ? text.replace('.', ',') : text);
  const asMeasure = isMetric(rest) ? (value: number) => inOwnSign(decimalText(value)) : fractionText;
  if (between === undefined || to === undefined) return indent + asMeasure(least * factor) + rest;
  const most = valueOf(to);
  if (most === null) return line;
  return indent + asMeasure(least * factor) + between + asMeasure(most * factor) + rest;
}

const saysHowMuch = /\d|[¼⅓½⅔¾⅛⅜⅝⅞]|^\s{0,9}(?:an?|one|two|three|four|half)\b/i;

/** An amount that stands elsewhere or in words can't be scaled: '5% fat yogurt', 'A pinch of saffron'; 'Salt to taste' has none. */
export const cannotScale = (line: string): boolean => saysHowMuch.test(line) && amountOf(line) === null;

/** The amount a line begins with (of a range the smaller), and what stands after it; null without one. */
export function amountOf(line: string): { amount: number; rest: string } | null {
  const match = leading.exec(line);
  const amount = match && valueOf(match[2] ?? '');
  return match && amount ? { amount, rest: line.slice(match[0].length).trim() } : null;
}

const vulgar: Record<string, number> = {
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** Null for what is no amount: 80/20 is a kind of beef. */
function valueOf(text: string): number | null {
  const sign = text.at(-1) ?? '';
  const part = vulgar[sign];
  if (part !== undefined) return Number(text.slice(0, -1).trim() || '0') + part;
  const fraction = /^(?:(\d+)\s+)?(\d+)[/⁄∕](\d+)$/.exec(text);
  if (!fraction) return readNumber(text);
  const [, units = '0', top = '', bottom = ''] = fraction;
  const isProper = Number(top) < Number(bottom) && Number(bottom) <= 16;
  return isProper ? Number(units) + Number(top) / Number(bottom) : null;
}

/** '2,5', but not '1,000'. */
const isDecimalComma = (text: string) => /,\d+$/.test(text) && !Number.isInteger(readNumber(text) ?? 0);

const isMetric = (rest: string) => /^\s*(?:g|kg|mg|ml|cl|dl|l|grams?|kilos?|lit(?:er|re)s?)\b/i.test(rest);

/** As a scale shows it. */
function decimalText(value: number): string {
  const decimals = value >= 10 ? 1 : 10 ** (value >= 1 ? 1 : 2);
  return (Math.round(value * decimals) / decimals).toLocaleString('en-US');
}

const fractions: readonly [number, string][] = [
  [0, ''],
  ...Object.entries(vulgar).map(([sign, value]): [number, string] => [value, sign]),
  [1, ''],
];

/** As a measuring cup shows it: the nearest of these fractions, unless that is a twentieth off or more. */
function fractionText(value: number): string {
  const units = Math.floor(value);
  const part = value - units;
  const [nearest, sign] = fractions.reduce((best, next) =>
    Math.abs(next[0] - part) < Math.abs(best[0] - part) ? next : best,
  );
  const shown = units + (nearest === 1 ? 1 : 0);
  const isClose = Math.abs(nearest - part) < Math.max(0.05, value * 0.02);
  if (!isClose || (shown === 0 && sign === '')) return decimalText(value);
  return shown === 0 ? sign : shown.toLocaleString('en-US') + (sign && ` ${sign}`);
}
