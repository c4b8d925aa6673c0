import { maxSetTargets } from '#domain/limits.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { readField, type ParsedField } from './read-field.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { readSet, setsOf } from './set-signs.ts';
import { longestText, type SpokenField } from './spoken-fields.ts';

/** A stretch of the line that is not understood; `from` and `to` count characters. */
type ShorthandProblem = { from: number; to: number; message: string };

export type ParsedShorthand = {
  /** The words that name the exercise; empty where there are none. */
  name: string;
  prescription: WrittenPrescription;
  problems: ShorthandProblem[];
};

/** Longer is no line. */
const longestLine = 10_000;

/**
 * A line as a prescription: `A1 Back Squat 4x6-8 @75% r120 "slow"`. It never throws, and every word of the line is part
 * of the name, of a field, or of a problem.
 */
export function parseShorthand(line: string): ParsedShorthand {
  if (line.length > longestLine) {
    const message = `A line has at most ${longestLine.toLocaleString('en-US')} characters.`;
    return { name: '', prescription: emptyPrescription, problems: [{ from: 0, to: line.length, message }] };
  }
  const reading = new Reading(line);
  reading.readLabel();
  while (reading.skipBlank()) reading.readNext();
  return reading.result();
}

/** Whether a name reads as that name alone, with nothing of it taken for a number of sets or the like. */
export function nameReadsAlone(name: string): boolean {
  // Text after it may make a label or a rest of its last word.
  const { name: read, prescription, problems } = parseShorthand(`${name} 1x1`);
  const { sets, groupLabel } = prescription;
  const isName = read === name && problems.length === 0 && sets === '1' && groupLabel === null;
  // '5 -20kg' would be from 5 to 20.
  return isName && parseShorthand(`${name} -1kg`).name === name;
}

const blank = /[\s,;]+/y;
const word = /[^\s,;]+/y;
const label = /(?:\[([^[\]]{1,10})\]|([A-H])\d{1,2}[.):]?)(?=\s)/y;
/** Braces within a name stand twice. */
const braced = /\{((?:[^{}]|\{\{|\}\})+)\}(?=\s|$)/y;
/** Begins a line only where it can be nothing else. */
const beginsWithSets = /\d{1,3}\s?[x×]\s?\d/iy;

class Reading {
  private readonly line: string;
  private at = 0;
  private name: string[] = [];
  private isNameOver = false;
  private readonly parsed = new Map<SpokenField, string>();
  private unit: string | null = null;
  private percentOf: PercentOf | null = null;
  private readonly targets: SetTarget[] = [];
  private readonly problems: ShorthandProblem[] = [];

  constructor(line: string) {
    this.line = line;
  }

  readLabel(): void {
    this.skipBlank();
    const found = this.match(label);
    if (!found) return;
    this.parsed.set('groupLabel', (found[1] ?? found[2] ?? '').trim());
    this.at += found[0].length;
  }

  skipBlank(): boolean {
    this.at += this.match(blank)?.[0].length ?? 0;
    return this.at < this.line.length;
  }

  readNext(): void {
    if (this.name.length === 0 && this.readFirst()) return;
    if (this.name.length > 0 && this.readSet()) return;
    const field = this.name.length > 0 || this.isFirstSets() ? readField(this.line, this.at) : null;
    if (field) return this.take(field);
    const text = this.match(word)?.[0] ?? this.line.slice(this.at, this.at + 1);
    if (this.isNameOver) this.refuse(text.length, `“${short(text)}” is not understood.`);
    else this.name.push(text);
    this.at += text.length;
  }

  result(): ParsedShorthand {
    const texts = Object.fromEntries(this.parsed);
    const { targets } = this;
    const prescription = {
      ...emptyPrescription,
      ...(targets.length > 0 && { sets: setsOf(targets), setTargets: targets }),
      ...texts,
      ...(this.unit !== null && { weightUnit: this.unit }),
      ...(this.percentOf !== null && { percentOf: this.percentOf }),
    };
    return { name: this.name.join(' '), prescription, problems: this.problems };
  }

  /** A set on its own. */
  private readSet(): boolean {
    const set = readSet(this.line, this.at);
    if (!set) return false;
    this.isNameOver = true;
    if (this.targets.length < maxSetTargets) this.targets.push(set.target);
    else this.refuse(set.length, `At most ${maxSetTargets} sets can be said one by one.`);
    this.unit = set.unit ?? this.unit;
    this.at += set.length;
    return true;
  }

  /** A name in braces, which is taken as it is. */
  private readFirst(): boolean {
    const found = this.match(braced);
    if (!found) return false;
    this.name.push((found[1] ?? '').replace(/\{\{|\}\}/g, pair => pair.charAt(0)));
    this.isNameOver = true;
    this.at += found[0].length;
    return true;
  }

  private isFirstSets(): boolean {
    return this.parsed.has('sets') || this.match(beginsWithSets) !== null;
  }

  private take({ length, fields, unit, percentOf }: ParsedField): void {
    if (this.name.length > 0) this.isNameOver = true;
    for (const [field, text] of fields) this.set(field, text, length);
    if (unit !== undefined) this.unit = unit;
    if (percentOf !== undefined) this.percentOf = percentOf;
    this.at += length;
  }

  private set(field: SpokenField, text: string, length: number): void {
    const before = this.parsed.get(field);
    if (field === 'notes' && before !== undefined) this.parsed.set(field, `${before} ${text}`);
    else if (before !== undefined && before !== text) this.refuse(length, `${said[field]} is said twice.`);
    else if (text.length > longestText(field)) {
      this.refuse(length, `${said[field]} can have at most ${longestText(field)} characters.`);
    } else this.parsed.set(field, text);
  }

  private refuse(length: number, message: string): void {
    this.problems.push({ from: this.at, to: this.at + length, message });
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.line);
  }
}

const said: Record<SpokenField, string> = {
  sets: 'The number of sets',
  reps: 'The number of reps',
  weight: 'The weight',
  percent1RM: 'The percent',
  rpe: 'The effort',
  time: 'The time',
  distance: 'The distance',
  restSeconds: 'The rest',
  tempo: 'The tempo',
  targetHeartRate: 'The heart rate',
  volume: 'The number of contacts',
  contactTime: 'The contact time',
  groundContactTime: 'The ground contact time',
  notes: 'The note',
  groupLabel: 'The group',
};

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
