import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { fold, foldedWords } from '#domain/program-reader/fold.ts';
import { targetsOf } from '#domain/program-reader/work/targets-of.ts';
import type { WorkFields } from '#domain/program-reader/work/text/work.ts';

const heads = {
  'warm-ups':
    'warm-up,warm up,warmup,warm-ups,warm ups,warmups,warm-up sets,warm up sets,warmup sets,general warm-up,general warm up,specific warm-up,' +
    'specific warm up,dynamic warm-up,dynamic warm up,ramp-up,ramp-up sets,w/u,wu,aufwärmen,aufwärmsätze,échauffement,calentamiento,riscaldamento,' +
    'aquecimento,warming-up,uppvärmning,opvarmning,oppvarming,lämmittely,rozgrzewka,rozcvičení,zahřátí,разминка,ウォームアップ,ısınma,bemelegítés,' +
    'încălzire,워밍업,웜업,준비운동',
  'work sets':
    'work sets,working sets,worksets,work set,working set,top set,top sets,arbeitssätze,séries de travail,series efectivas,serie allenanti,' +
    'séries de trabalho,werksets,arbetsset,arbejdssæt,arbeidssett,työsarjat,serie robocze,pracovní série,рабочие подходы,メインセット,본세트',
} as const;

type Head = keyof typeof heads;

const headOfWord: ReadonlyMap<string, Head> = new Map(
  Object.entries(heads).flatMap(([head, words]) =>
    foldedWords(words).map((word): [string, Head] => [word, head as Head]),
  ),
);

const longestHead = 80;

/** 'Warm-up:', '## Warm-up (8 min)', 'Work sets:' alone on a line: what the sets below it are; `more` are the words in its brackets. */
export function warmUpHead(line: string): { head: Head; more: string } | null {
  if (line.length > longestHead) return null;
  const text = line.replace(/^[\s#>*_=~-]+|(?<![\s*_#=~:.-])[\s*_#=~:.-]+$/g, '');
  const [, before = text, more = ''] = /^([^()[\]]+)[([]([^()[\]]{1,40})[)\]]$/.exec(text) ?? [];
  const head = headOfWord.get(fold(before));
  return head === undefined ? null : { head, more };
}

export const areWarmUps = ({ setTargets }: WorkFields): boolean =>
  (setTargets ?? []).length > 0 &&
  (setTargets ?? []).every(target => !countsAsWork({ setKind: target.kind }));

const note = 'warm-up';

/**
 * Work below the heading of warm-ups: its sets as warm-up sets; timed or measured work is noted instead, as it has no
 * sets one by one.
 */
export function asWarmUps(fields: WorkFields): WorkFields {
  const { sets, reps, setTargets, ...kept } = fields;
  if (fields.time || fields.distance) return withNote(fields);
  if (!sets && !reps && !setTargets) return fields;
  const { weight: _weight, percent1RM: _percent, rpe: _rpe, ...others } = kept;
  const targets = targetsOf(fields, undefined).map(target => ({ ...target, kind: 'warmup' as const }));
  return { ...others, setTargets: targets };
}

/** Whether work is called a warm-up in its own text. */
export const saysWarmUp = (fields: WorkFields): boolean =>
  areWarmUps(fields) || (Boolean(fields.time ?? fields.distance) && saysNote(fields));

const saysNote = ({ notes }: WorkFields): boolean => (notes ?? '').split('; ').includes(note);

export const withNote = (fields: WorkFields): WorkFields =>
  saysNote(fields) ? fields : { ...fields, notes: fields.notes ? `${note}; ${fields.notes}` : note };

/** Sets called warm-ups, turned into sets that count. */
export function asWork(fields: WorkFields): WorkFields {
  const { notes, setTargets, ...kept } = fields;
  const others = (notes ?? '').split('; ').filter(text => text !== note && text !== '');
  const said = { ...kept, ...(others.length > 0 && { notes: others.join('; ') }) };
  if (!setTargets) return said;
  const targets = targetsOf(fields, undefined).map(target => ({ ...target, kind: 'work' as const }));
  return plainOf(said, targets);
}

/** As plain fields where all sets are alike. */
function plainOf(fields: WorkFields, targets: readonly SetTarget[]): WorkFields {
  const [first] = targets;
  const isAlike = first && targets.every(target => JSON.stringify(target) === JSON.stringify(first));
  if (!isAlike) return { ...fields, sets: String(targets.length), setTargets: [...targets] };
  const { reps, weight, percent1RM, rpe } = first;
  return { ...fields, sets: String(targets.length), reps, weight, percent1RM, rpe };
}

const lead = /^([\p{L}/ -]{2,30})(?:[([]([^()[\]]{1,40})[)\]])?\s?[:–—]\s?(?=\S)/u;

/** The text after the 'Warm-up:' that a line begins with; null for any other line. */
export function behindWarmUp(line: string): string | null {
  const found = lead.exec(line);
  if (found === null || headOfWord.get(fold(found[1] ?? '')) !== 'warm-ups') return null;
  return line.slice(found[0].length);
}

const partLabel =
  /^(?:part [a-h]|(?:partner |team )?(?:wod|metcon)|strength|skill|conditioning|finisher|accessor(?:y|ies)|cash[ -]?out|buy[ -]?in|gymnastics|weightlifting|cardio)(?: work)?\s?:\s(?=\S)/i;

/** 'WOD: AMRAP 15': the part of a day that a line begins with, and its work. */
export function behindLabel(line: string): { label: string; rest: string } | null {
  const found = partLabel.exec(line)?.[0];
  return found === undefined ? null : { label: found.trim(), rest: line.slice(found.length) };
}
