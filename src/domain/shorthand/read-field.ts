import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { secondsOf } from '#domain/prescriptions/prescription-text.ts';
import type { SpokenField } from './spoken-fields.ts';
import { fieldNames, unquoted } from './signs.ts';
import { clockValue, numberValue } from './values.ts';

/** The meaning of a stretch of the line. */
export type ParsedField = {
  length: number;
  fields: (readonly [SpokenField, string])[];
  unit?: string;
  percentOf?: PercentOf;
};

type Rule = { pattern: RegExp; read: (found: RegExpExecArray) => Omit<ParsedField, 'length'> | null };

/** The whole of '5 -22,5' is none: its second number would end within a weight below zero. */
const range = String.raw`${numberValue}(?:[-–—]\s?${numberValue}|\s[-–—]\s?${numberValue}(?![.,]?\d))?`;
/** A word ends here: before a load too, as in `4x6@60%`. */
const end = String.raw`(?=[\s,;@]|$)`;
const timeUnit = String.raw`h(?:ours?|rs?)?|min(?:ute)?s?|s(?:ec(?:ond)?s?)?`;
const distanceUnit = String.raw`mi(?:les?)?|km|k|m(?:eters?|etres?)?|yd|yards?`;
const cal = 'k?cal(?:orie)?s?';
/** Of what side reps are, or that they are calories. */
const perSide = String.raw`(?:\s?/\s?|\s+(?:per|each|a)\s+|\s+(?=each${end})|\s?(?=${cal}))(side|leg|arm|each|${cal})`;

const rule = (pattern: string, read: Rule['read'], flags = 'iy'): Rule => ({
  pattern: new RegExp(pattern + end, flags),
  read,
});

const one = (field: SpokenField, text: string): Omit<ParsedField, 'length'> => ({ fields: [[field, text]] });

/** '6 – 8' is '6-8'. A comma stays as it was typed: the number's reader knows it. */
const tidy = (text: string): string => text.replace(/\s?[-–—]\s?/g, '-').trim();

const numberOf = (text: string): number => readNumber(text) ?? Number.NaN;

const timeText = (text: string, unit: string): string =>
  `${tidy(text)} ${/^h/i.test(unit) ? 'h' : /^m/i.test(unit) ? 'min' : 's'}`;

function distanceText(text: string, unit: string): string {
  const name = unit.toLowerCase();
  if (name.startsWith('mi')) return tidy(text);
  if (name.startsWith('k')) return `${tidy(text)} km`;
  return `${tidy(text)} ${name.startsWith('y') ? 'yd' : 'm'}`;
}

function sideOf(text = ''): string {
  const name = text.toLowerCase();
  if (name.includes('cal')) return ' cal';
  return name && `/${name === 'each' ? 'side' : name}`;
}

const secondsText = (text: string): string => {
  const seconds = secondsOf(text);
  return seconds === null ? text : String(Math.round(seconds));
};

const trainingMax = String.raw`(?:tm|training[\s-]?max)`;
const reserve = String.raw`\d(?:[.,]5)?(?:\s?[-–—]\s?\d(?:[.,]5)?)?`;

const rpeOfReserve = (text: string): string => {
  const reserves = tidy(text).split('-').map(numberOf);
  const efforts = new Set(reserves.map(reserve => 10 - reserve).toSorted((a, b) => a - b));
  return Array.from(efforts).join('-');
};

const times = String.raw`(\d{1,3})\s?[x×*]\s?`;
const setsOf = String.raw`(\d{1,3})\s+sets?(?:\s+(?:of|x|×))?\s+`;
const count = `(?:${times}|${setsOf})`;

/** Without quotes several loads, or a percent, would be a text that no load is worked out of. */
const isNoWeight = /^[\d.,]+(?:[%/][\d.,%/]*)$/;

/** `load:"2 x 24"`: a field by its name. */
const byName = new Map<string, SpokenField>(
  Object.entries(fieldNames).map(([field, name]) => [name, field as SpokenField]),
);

const rules: readonly Rule[] = [
  // Notes, and fields by their names, come first: in quotes anything may stand.
  rule(String.raw`"(?:[^"\\]|\\.)*"`, ([text]) => one('notes', unquoted(text)), 'y'),
  rule(String.raw`[“”]([^“”]*)[“”]`, ([, text = '']) => one('notes', text), 'y'),
  rule(String.raw`unit:("(?:[^"\\]|\\.)*"|[^\s",;]+)`, ([, text = '']) => ({
    fields: [],
    unit: plainText(text),
  })),
  rule(`of:(?:${trainingMax}|(1\\s?-?rm))`, ([, max]) => ({
    fields: [],
    percentOf: max === undefined ? 'training-max' : 'one-rep-max',
  })),
  rule(String.raw`([a-z]+):("(?:[^"\\]|\\.)*"|[^\s",;]+)`, ([, name = '', text = '']) => {
    const field = byName.get(name.toLowerCase());
    if (field === 'weight' && isNoWeight.test(text)) return null;
    return field ? one(field, plainText(text)) : null;
  }),
  // Sets, and what is done in each.
  rule(`${count}(${clockValue})`, found => setsAnd('time', found, found[3] ?? '')),
  rule(`${count}(${range})\\s?(${timeUnit})`, found =>
    setsAnd('time', found, timeText(found[3] ?? '', found[4] ?? '')),
  ),
  rule(`${count}(${range})\\s?(${distanceUnit})`, found =>
    setsAnd('distance', found, distanceText(found[3] ?? '', found[4] ?? '')),
  ),
  rule(
    String.raw`${count}(\d+(?:\s?,\s?\d+)+|\d+/\d+(?=\s?${cal})|${range}\+?)(?:\s+reps?)?(?:${perSide})?`,
    found => setsAnd('reps', found, repsText(found[3] ?? '') + sideOf(found[4])),
  ),
  rule(String.raw`${count}(amrap|max)(?:\s+reps?)?(?:${perSide})?`, found =>
    setsAnd('reps', found, openText(found[3] ?? '') + sideOf(found[4])),
  ),
  rule(String.raw`(\d{1,3})\s+sets?`, ([, sets = '']) => one('sets', sets)),
  rule(String.raw`(${range}\+?)\s+reps?(?:${perSide})?`, ([, reps = '', side]) =>
    one('reps', repsText(reps) + sideOf(side)),
  ),
  rule(String.raw`(${range}\+?)\s?${cal}`, ([, amount = '']) => one('reps', `${tidy(amount)} cal`)),
  // The load; two dumbbells are recognized by their number.
  rule(
    String.raw`@?\s?(\d)\s?[x×]\s?(${numberValue})\s?(lbs?|kgs?)`,
    ([, things = '', weight = '', unit = '']) => ({
      ...one('weight', `${things} x ${tidy(weight)}`),
      unit: /^k/i.test(unit) ? 'kg' : 'lbs',
    }),
  ),
  // Below zero it is help.
  rule(String.raw`@?\s?[-−](${numberValue})\s?(lbs?|kgs?)`, ([, weight = '', unit = '']) => ({
    ...one('weight', `-${tidy(weight)}`),
    unit: /^k/i.test(unit) ? 'kg' : 'lbs',
  })),
  rule(String.raw`@?\s?(${range})\s?(lbs?|pounds?|#)`, ([, weight = '']) => ({
    ...one('weight', tidy(weight)),
    unit: 'lbs',
  })),
  rule(String.raw`@?\s?(${range})\s?(?:kgs?|kilos?)`, ([, weight = '']) => ({
    ...one('weight', tidy(weight)),
    unit: 'kg',
  })),
  rule(
    String.raw`@?\s?(${range})\s?%\s?(?:of\s+)?(?:(?:the|your|my)\s+)?${trainingMax}`,
    ([, percent = '']) => ({
      ...one('percent1RM', tidy(percent)),
      percentOf: 'training-max',
    }),
  ),
  rule(String.raw`@?\s?(${range})\s?%(?:\s?(?:of\s+)?(?:1\s?-?rm|max))?`, ([, percent = '']) =>
    one('percent1RM', tidy(percent)),
  ),
  // Reps in reserve count down from ten.
  rule(String.raw`@?\s?(?:rir\s?(${reserve})|(${reserve})\s?rir)`, ([, behind, before]) =>
    one('rpe', rpeOfReserve(behind ?? before ?? '')),
  ),
  rule(
    String.raw`(?:@\s?(?:rpe\s?)?|rpe\s?)(\d+(?:[.,]\d)?(?:\s?[-–—]\s?\d+(?:[.,]\d)?)?)`,
    ([, rpe = '']) => {
      const text = tidy(rpe);
      return text.split('-').every(part => numberOf(part) >= 1 && numberOf(part) <= 10)
        ? one('rpe', text)
        : null;
    },
  ),
  // Rest, tempo, and the rest of it.
  rule(
    String.raw`(?:rest|r)\s?(${clockValue}|${numberValue}\s?(?:${timeUnit}|m)?)(?:\s+rest)?`,
    ([, rest = '']) => one('restSeconds', secondsText(rest)),
  ),
  rule(String.raw`(?:tempo\s?|t)([\dx]{4}|\d-[\dx]-[\dx]-[\dx])`, ([, tempo = '']) =>
    one('tempo', tempo.replaceAll('-', '').toUpperCase()),
  ),
  rule(String.raw`contacts\s?(\d{1,4})`, ([, volume = '']) => one('volume', volume)),
  rule(String.raw`(\d{1,4})\s+contacts`, ([, volume = '']) => one('volume', volume)),
  rule(String.raw`hr\s?(\d{2,3}(?:\s?[-–—]\s?\d{2,3})?)(?:\s?bpm)?`, ([, rate = '']) =>
    one('targetHeartRate', tidy(rate)),
  ),
  rule(`(${clockValue})`, ([, time = '']) => one('time', time)),
  rule(`(${range})\\s?(${timeUnit})`, ([, time = '', unit = '']) => one('time', timeText(time, unit))),
  rule(`(${range})\\s?(${distanceUnit})`, ([, far = '', unit = '']) =>
    one('distance', distanceText(far, unit)),
  ),
];

/** The field that the line says at this place; null where it says none. */
export function readField(line: string, at: number): ParsedField | null {
  for (const { pattern, read } of rules) {
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    const said = found && read(found);
    if (found && said) return { ...said, length: found[0].length };
  }
  return null;
}

function setsAnd(
  field: SpokenField,
  [, first, second]: RegExpExecArray,
  text: string,
): Omit<ParsedField, 'length'> {
  const sets = String(Number(first ?? second));
  return {
    fields: [
      ['sets', sets],
      [field, text],
    ],
  };
}

const repsText = (text: string): string =>
  /\d\s?,\s?\d/.test(text) && !/[-–—]/.test(text) ? text.replace(/\s/g, '') : tidy(text);

const openText = (text: string): string => (/^max$/i.test(text) ? 'max' : 'AMRAP');

const plainText = (text: string): string => (text.startsWith('"') ? unquoted(text) : text);
