import { countsAsWork, setKinds } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { plain, quoted, repsSign, unquoted } from './signs.ts';
import { countRange, rangeValue } from './values.ts';

/** A set of a line: `5@65%`, `5+@85%`, `w5@60kg` to warm up, `d8@60kg` dropped, `f8@9` to failure, `x5` of reps alone. */
type ParsedSet = { length: number; target: SetTarget; unit: string | null };

const letters = { work: '', warmup: 'w', drop: 'd', failure: 'f' } as const;

const reps = String.raw`${countRange}\+?(?:cal|/[a-z]+)?|(?:AMRAP|max)(?:/[a-z]+)?`;
const end = String.raw`(?=[\s,;]|$)`;
const sign = /* @__PURE__ */ new RegExp(
  `([wdf]?)(x?)(set|${reps})((?:@(?:-?${rangeValue}(?:lbs?|kgs?)|${rangeValue}%?))*)(?:r(\\d{1,4}))?${end}`,
  'y',
);
/** Any other set, in quotes: what is in it as JSON. */
const anySet = /* @__PURE__ */ new RegExp(String.raw`set:("(?:[^"\\]|\\.)*")${end}`, 'y');

/** The set that the line says at this place; null where it says none. */
export function readSet(line: string, at: number): ParsedSet | null {
  anySet.lastIndex = at;
  const any = anySet.exec(line);
  if (any) return readAny(any[0].length, unquoted(any[1] ?? ''));
  sign.lastIndex = at;
  const found = sign.exec(line);
  if (!found) return null;
  const [{ length }, letter, x, said = '', loads = '', rest] = found;
  // Reps alone need their sign, and loads do without it.
  if ((x !== '') === (loads !== '') || (x !== '' && said === 'set')) return null;
  const kind = setKinds.find(one => letters[one] === letter) ?? 'work';
  const target: SetTarget = { ...noTarget, kind, reps: said === 'set' ? null : said.replace(/cal$/, ' cal') };
  if (rest !== undefined) target.restSeconds = Number(rest);
  let unit: string | null = null;
  for (const text of loads.split('@').slice(1)) {
    const number = text.replace(/(?<![%a-z])[%a-z]+$/, '');
    const field = text.endsWith('%') ? 'percent1RM' : number === text ? 'rpe' : 'weight';
    if (target[field] !== null || !plain[field].test(number)) return null;
    target[field] = number;
    if (field === 'weight') unit = text.includes('k') ? 'kg' : 'lbs';
  }
  return { length, target, unit };
}

const noTarget = { reps: null, weight: null, percent1RM: null, rpe: null, restSeconds: null } as const;

function readAny(length: number, text: string): ParsedSet | null {
  try {
    const [kind, ...texts] = JSON.parse(text) as unknown[];
    const restSeconds = texts.pop() ?? null;
    const [said = null, weight = null, percent1RM = null, rpe = null] = texts as (string | null)[];
    const target = { kind, reps: said, weight, percent1RM, rpe, restSeconds } as SetTarget;
    const isText = [said, weight, percent1RM, rpe].every(one => one === null || typeof one === 'string');
    const isRest = restSeconds === null || Number.isInteger(restSeconds);
    return isText && isRest && setKinds.includes(target.kind) ? { length, target, unit: null } : null;
  } catch {
    return null;
  }
}

/** A set as a line says it: `readSet` makes the same of it. */
export function setSign(target: SetTarget, weightUnit: string): string {
  const { kind, reps: said, weight, percent1RM, rpe, restSeconds } = target;
  const loads = [
    weight !== null && `@${weight}${weightUnit === 'kg' ? 'kg' : 'lb'}`,
    percent1RM !== null && `@${percent1RM}%`,
    rpe !== null && `@${rpe}`,
  ].filter(part => part !== false);
  const alone = loads.length === 0 ? 'x' : '';
  const text = `${letters[kind]}${alone}${said === null ? 'set' : repsSign(said)}${loads.join('')}${restSeconds === null ? '' : `r${restSeconds}`}`;
  const isUnitPlain = weight === null || weightUnit === 'kg' || weightUnit === 'lbs';
  const read = isUnitPlain && said !== 'set' ? readSet(text, 0) : null;
  if (read?.length === text.length && JSON.stringify(read.target) === JSON.stringify(inOrder(target)))
    return text;
  return `set:${quoted(JSON.stringify([kind, said, weight, percent1RM, rpe, restSeconds]))}`;
}

const inOrder = ({ kind, ...target }: SetTarget) => ({ ...noTarget, kind, ...target });

/** A prescription without what its sets say for themselves: reps and loads of all where each has its own, and their number. */
export function withoutOverridden(prescription: WrittenPrescription): WrittenPrescription {
  const { setTargets, sets } = prescription;
  if (!setTargets) return prescription;
  const work = setTargets.filter(({ kind }) => countsAsWork({ setKind: kind }));
  const haveReps = work.every(target => target.reps !== null);
  const haveLoad = work.every(target => (target.weight ?? target.percent1RM ?? target.rpe) !== null);
  return {
    ...prescription,
    ...(sets === setsOf(setTargets) && { sets: null }),
    ...(haveReps && { reps: null }),
    ...(haveLoad && { weight: null, percent1RM: null, rpe: null }),
  };
}

/** The number of sets that count, as text; null for none. */
export function setsOf(targets: readonly SetTarget[]): string | null {
  const work = targets.filter(({ kind }) => countsAsWork({ setKind: kind }));
  return work.length > 0 ? String(work.length) : null;
}
