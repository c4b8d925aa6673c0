import { fold } from '#domain/program-reader/fold.ts';
import type { WorkCell } from '#domain/program-reader/work/text/work.ts';
import { type Column, type ColumnKind, plainColumn } from './column.ts';
import { bare, columnOfWord } from './column-words.ts';

type Unit = NonNullable<WorkCell['unit']>;

const unitWords: Readonly<Record<string, Unit>> = {
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  кг: 'kg',
  lb: 'lb',
  lbs: 'lb',
  '#': 'lb',
  pounds: 'lb',
  s: 's',
  sec: 's',
  secs: 's',
  seconds: 's',
  sek: 's',
  сек: 's',
  秒: 's',
  sn: 's',
  saniye: 's',
  mp: 's',
  secunde: 's',
  초: 's',
  min: 'min',
  mins: 'min',
  minutes: 'min',
  minuten: 'min',
  мин: 'min',
  分: 'min',
  dk: 'min',
  dakika: 'min',
  perc: 'min',
  분: 'min',
  h: 'h',
  hours: 'h',
  m: 'm',
  meters: 'm',
  metres: 'm',
  meter: 'm',
  м: 'm',
  km: 'km',
  kms: 'km',
  kilometers: 'km',
  kilometres: 'km',
  kilometer: 'km',
  км: 'km',
  mi: 'mi',
  mile: 'mi',
  miles: 'mi',
  yd: 'yd',
  yards: 'yd',
};

/** Units that fit each kind. */
const measured: Partial<Record<ColumnKind, readonly Unit[]>> = {
  load: ['kg', 'lb'],
  intensity: ['kg', 'lb'],
  rest: ['s', 'min', 'h'],
  time: ['s', 'min', 'h'],
  distance: ['m', 'km', 'mi', 'yd'],
  reps: ['s', 'min', 'm', 'km', 'yd'],
  set: ['kg', 'lb'],
  'set-load': ['kg', 'lb'],
  'sets-and-reps': ['kg', 'lb'],
};

const longestHead = 60;

/** The column that a cell heads; null where it is no head's word. */
export function headCell(cell: string): Column | null {
  if (cell === '' || cell.length > longestHead) return null;
  const heading = cell.replace(/\s+/g, ' ').trim();
  const text = bare(fold(cell));
  const column = columnFor(text, heading);
  if (column) return column;
  const found =
    /^(.*?)\s?[([,]\s?(?:in |as )?([^()[\]]{1,20}?)\s?[)\]]?$/.exec(text) ??
    /^(.+?) (?:in )?(\S{1,8})$/.exec(text);
  const [, word = '', more = ''] = found ?? [];
  return word === '' ? null : withMore(word.trim(), more.trim(), heading);
}

function columnFor(text: string, heading: string): Column | null {
  const kind = columnOfWord.get(text) ?? kindByPattern(text);
  if (!kind) return null;
  const column = plainColumn(kind, heading);
  const unit = unitWords[text];
  return unit !== undefined && fits(kind, unit) ? { ...column, unit } : column;
}

const fits = (kind: ColumnKind, unit: Unit): boolean => measured[kind]?.includes(unit) ?? false;

/** 'Weight (kg)', 'Rest, min', 'Load kg', 'Load (%)', 'Tempo (optional)'. */
function withMore(word: string, more: string, heading: string): Column | null {
  const column = columnFor(word, heading);
  if (!column) return null;
  const unit = unitWords[more];
  if (unit !== undefined && fits(column.kind, unit)) return { ...column, unit };
  if (isPercent(more) && (column.kind === 'load' || column.kind === 'intensity'))
    return { ...column, kind: 'percent', percentOf: /tm|training/.test(more) ? 'training-max' : null };
  if (/^rpe$/.test(more) && (column.kind === 'load' || column.kind === 'intensity'))
    return { ...column, kind: 'rpe' };
  const isSaid = /[([]/.test(heading) || ['#', 'target', 'prescribed', 'planned'].includes(more);
  return isSaid && column.kind !== 'exercise' ? column : isSaid ? column : null;
}

const isPercent = (text: string): boolean => /^%|^percent/.test(text);

const setAhead =
  /^(?:set|s|satz|serie|seria|szett|sorozat|sarja|sett|saet|подход|セット|세트) ?#? ?\d{1,2}(?!\d)[ :-]*(.{0,20})$/;
/** '1. Satz', '1st set', '2세트'. */
const setBehind =
  /^\d{1,2}(?:st|nd|rd|th)?\.? ?(?:set|satz|serie|seria|szett|sorozat|sarja|sett|saet|подход|セット|세트)$/;

/** 'Set 1', or 'Set 1 Reps' and 'Set 1 Weight' beside each other. */
function kindOfSet(more: string): ColumnKind | null {
  if (more === '') return 'set';
  const kind = columnOfWord.get(more);
  if (kind === 'reps') return 'set-reps';
  return kind === 'load' ? 'set-load' : null;
}

/** Kinds recognized by their parts: 'Set 1', '% TM', 'Satz x Wdh', 'Reps/Sets'. */
function kindByPattern(text: string): ColumnKind | null {
  const ofSet = setAhead.exec(text) ?? setBehind.exec(text);
  if (ofSet) return kindOfSet((ofSet[1] ?? '').trim());
  if (/^%.{0,24}(?:tm|training max)$|^tm ?%$/.test(text)) return 'percent';
  const [first, second, third] = text.split(/ x |\/| & | and | und | et | y | e | och | og | i /);
  if (first === undefined || second === undefined) return null;
  const kinds = [first, second].map(part => columnOfWord.get(part.trim()));
  const isBoth = kinds.includes('sets') && kinds.includes('reps');
  return isBoth && (third === undefined || columnOfWord.get(third.trim()) !== undefined)
    ? 'sets-and-reps'
    : null;
}

/** Whether a percent's head says that it is of the training max. */
export const isOfTrainingMax = (heading: string): boolean => /\btm\b|training ?max/i.test(heading);
