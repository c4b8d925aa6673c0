import { maxSetTargets } from '#domain/limits.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import type { Draft, Load, Segment } from '#domain/program-reader/work/text/draft.ts';
import { warmUpsFirst } from './warm-ups-first.ts';
import type { WorkFields, WorkOptions } from '#domain/program-reader/work/text/work.ts';

/** The fields of a draft: plain where all sets are alike, else each set as a target. */
export function fieldsOf(draft: Draft, { weightUnit }: Pick<WorkOptions, 'weightUnit'>): WorkFields {
  const { segments, last } = draft;
  const loads = segments.map(({ load }) => load);
  const fields: WorkFields = { ...draft.fields };
  const percentOf = loads.find(load => load.percentOf)?.percentOf;
  if (percentOf) fields.percentOf = percentOf;
  const weighed = loads.filter(load => load.weight);
  const unit = weighed.find(load => load.unit)?.unit ?? weightUnit;
  if (weighed.length > 0) fields.weightUnit = unit === 'kg' ? 'kg' : 'lbs';
  const isLastApart = Object.keys(last).length > 0;
  const [only] = segments;
  if (
    only &&
    !isLastApart &&
    segments.every(segment => segment === only || isAlike(segment, only)) &&
    isPlain(only)
  ) {
    Object.assign(fields, plainFields(only, segments));
  } else if (segments.some(isMeasured)) {
    Object.assign(fields, listedFields(segments));
  } else if (only) {
    Object.assign(fields, targetFields(withLast(segments.flatMap(targetsOf), last)));
  }
  const notes = [
    ...(draft.notes.length > 0 ? [notesOf(draft)] : []),
    ...kindNotes(segments),
    ...rangeNotes(fields, segments),
  ];
  if (notes.length > 0) fields.notes = notes.join('; ');
  return fields;
}

/** In the order of the text; a note that was said twice stands once. */
function notesOf({ notes }: Draft): string {
  const inOrder = notes.toSorted((a, b) => a.cell - b.cell || a.from - b.from).map(({ text }) => text);
  return [...new Set(inOrder)].join('; ');
}

/** The number of sets beyond those that a prescription can name one by one. */
export function setsBeyond({ segments, last }: Draft): number {
  const [only] = segments;
  const areAlike = segments.every(segment => segment === only || (only && isAlike(segment, only)));
  if (!only || segments.some(isMeasured)) return 0;
  if (areAlike && isPlain(only) && Object.keys(last).length === 0) return 0;
  const total = segments.reduce((sum, { sets }) => sum + (Number.parseInt(sets ?? '1', 10) || 1), 0);
  return Math.max(0, total - maxSetTargets);
}

const isMeasured = ({ time, distance }: Segment): boolean => time !== null || distance !== null;

const kindTexts = { work: null, warmup: 'warm-up', drop: 'drop set', failure: 'to failure' };

/** Sets that are timed or measured say in the notes what they are, as they have no targets. */
const kindNotes = (segments: readonly Segment[]): string[] => {
  if (!segments.some(isMeasured)) return [];
  return [...new Set(segments.map(({ kind }) => kindTexts[kind]))].filter(text => text !== null);
};

/** Targets name each set: a range of them goes by its lower end. */
const rangeNotes = ({ setTargets }: WorkFields, segments: readonly Segment[]): string[] =>
  setTargets
    ? segments
        .filter(({ sets }) => sets?.includes('-'))
        .map(({ sets, kind }) => `${sets} ${kind === 'warmup' ? 'warm-up sets' : 'sets'}`)
    : [];

const isAlike = (one: Segment, other: Segment): boolean => alikeKey(one) === alikeKey(other);

const alikeKey = ({ kind, reps, side, time, distance, load }: Segment): string =>
  JSON.stringify([kind, reps, side, time, distance, load.weight, load.percent, load.rpe]);

const isPlain = (only: Segment): boolean => {
  const { kind, reps, sets, load } = only;
  const isOnce = [load.weight, load.percent, load.rpe].every(texts => (texts?.length ?? 1) === 1);
  const isListed = reps.length > 1 && (sets === null || Number(sets) === reps.length);
  const isKindSaid = kind === 'work' || isMeasured(only);
  return isKindSaid && isOnce && !isListed;
};

function plainFields(only: Segment, segments: readonly Segment[]): WorkFields {
  const { reps, side, time, distance, load } = only;
  const isOne = segments.length === 1;
  const sets = isOne ? only.sets : String(segments.reduce((sum, { sets }) => sum + countOf(sets), 0));
  return {
    ...(sets !== null && { sets }),
    ...(reps.length > 0 && { reps: reps.join(',') + side }),
    ...(time !== null && { time: time + (reps.length > 0 ? '' : side) }),
    ...(distance !== null && { distance: distance + (reps.length > 0 || time !== null ? '' : side) }),
    ...loadFields(load),
  };
}

const loadFields = ({ weight, percent, rpe }: Load): WorkFields => ({
  ...(weight && { weight: weight.join(', ') }),
  ...(percent && { percent1RM: percent.join(', ') }),
  ...(rpe && { rpe: rpe.join(', ') }),
});

/** Sets that are timed or measured have no targets: each of them is listed in one text. */
function listedFields(segments: readonly Segment[]): WorkFields {
  const total = segments.reduce((sum, { sets }) => sum + countOf(sets), 0);
  const list = (read: (segment: Segment) => string | null) => {
    const texts = segments.map(segment => {
      const text = read(segment);
      return text !== null && countOf(segment.sets) > 1 ? `${segment.sets} x ${text}` : text;
    });
    const said = texts.filter(text => text !== null);
    return said.length === 0
      ? null
      : new Set(said).size === 1 && said.length === segments.length
        ? said[0]
        : said.join(', ');
  };
  const [time, distance] = [list(segment => segment.time), list(segment => segment.distance)];
  const reps = list(({ reps, side }) => (reps.length > 0 ? reps.join(',') + side : null));
  return {
    sets: String(total),
    ...(reps && { reps }),
    ...(time && { time }),
    ...(distance && { distance }),
    ...loadFields(segments.find(({ load }) => load.weight || load.percent || load.rpe)?.load ?? {}),
  };
}

const countOf = (sets: string | null): number =>
  Math.max(1, Math.min(maxSetTargets, Number.parseInt(sets ?? '1', 10) || 1));

function targetsOf(segment: Segment): SetTarget[] {
  const { reps, side, load, kind } = segment;
  const lists = [reps, load.weight, load.percent, load.rpe].map(texts => texts?.length ?? 0);
  const longest = Math.max(1, ...lists);
  const count = segment.sets === null ? longest : countOf(segment.sets);
  const each = (texts: string[] | undefined, index: number): string | null => {
    if (!texts || texts.length === 0) return null;
    if (texts.length === 1) return texts[0] ?? null;
    return texts.length === count ? (texts[index] ?? null) : texts.join(', ');
  };
  return Array.from({ length: Math.min(count, maxSetTargets) }, (_, index) => {
    const ofSet = each(reps, index);
    return {
      kind,
      reps: ofSet === null ? null : ofSet + side,
      weight: each(load.weight, index),
      percent1RM: each(load.percent, index),
      rpe: each(load.rpe, index),
      restSeconds: null,
    };
  });
}

function withLast(targets: SetTarget[], last: Draft['last']): SetTarget[] {
  const at = targets.findLastIndex(({ kind }) => kind === 'work');
  return targets.map((target, index) => (index === at ? { ...target, ...last } : target));
}

/** Reps that are the same in every set stand for all of them. */
function targetFields(all: SetTarget[]): WorkFields {
  const targets = warmUpsFirst(all).slice(0, maxSetTargets);
  const work = targets.filter(({ kind }) => countsAsWork({ setKind: kind }));
  return {
    ...(work.length > 0 && { sets: String(work.length) }),
    setTargets: targets,
  };
}
