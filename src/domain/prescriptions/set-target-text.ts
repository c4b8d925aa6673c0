import { type PercentOf, withTrainingMax } from './percent-of.ts';
import { countsAsWork } from './set-kind.ts';
import { type PrescribedSet, type SetTarget, prescribedSet } from './set-targets.ts';
import { prescribedWeightText, withUnit } from './with-unit.ts';

type Prescribed = PrescribedSet & {
  weightUnit: string;
  percentOf?: PercentOf | undefined;
  /** A weight for a reader who measures in another unit: '40 kg (88.2 lb)'. With its unit alone where it is left out. */
  sayWeight?: (weight: string) => string;
};

/** Sets that are named, in one line: 'Warm-up 2, then 5 @ 75%, 3 @ 85%, 1+ @ 95%'. */
export function setTargetsText(targets: readonly SetTarget[], prescribed: Prescribed): string {
  const runs: { isWork: boolean; texts: string[]; repsAlone: boolean }[] = [];
  for (const target of targets) {
    const isWork = countsAsWork({ setKind: target.kind });
    if (runs.at(-1)?.isWork !== isWork) runs.push({ isWork, texts: [], repsAlone: true });
    const run = runs.at(-1);
    run?.texts.push(setTargetText(target, prescribed));
    if (run && !isRepsAlone(target, prescribed)) run.repsAlone = false;
  }
  return capitalised(runs.map(runText).join(', then '));
}

type Run = { isWork: boolean; texts: string[]; repsAlone: boolean };

function runText({ isWork, texts, repsAlone }: Run): string {
  const said = texts.some(text => text !== '');
  if (!said) return isWork ? setsText(texts.length) : `warm-up ${texts.length}`;
  const list = collapsed(texts.map(text => text || 'a set')).join(', ');
  const unit = repsAlone ? (list === '1' ? ' rep' : ' reps') : '';
  return isWork ? list + unit : `warm-up ${list}${unit}`;
}

/** The rest between the sets, where they say: '120 s', '60–120 s'; null where none does. */
export function restOfTargets(targets: readonly SetTarget[]): string | null {
  const rests = targets.flatMap(({ restSeconds }) => restSeconds ?? []);
  if (rests.length === 0) return null;
  const [least, most] = [Math.min(...rests), Math.max(...rests)];
  return least === most ? `${least} s` : `${least}–${most} s`;
}

/** A set in words: '5 @ 75%', 'drop 8 @ 60 kg', '8 @ RPE 9 to failure'; empty for one that is only a set. */
function setTargetText(target: SetTarget, prescribed: Prescribed): string {
  const resolvedTarget = prescribedSet(prescribed, target);
  const load = loadText(resolvedTarget, prescribed);
  const isToFailure = target.kind === 'failure';
  const reps = resolvedTarget.reps ?? (isToFailure ? 'to failure' : null);
  const text = [reps, load && `@ ${load}`, isToFailure && resolvedTarget.reps !== null && 'to failure']
    .filter(Boolean)
    .join(' ');
  return target.kind === 'drop' ? `drop ${text}`.trim() : text;
}

/** '185 lb', '75%', '75% TM', 'RPE 8', or several of them; empty for none. */
function loadText(
  { weight, percent1RM, rpe }: PrescribedSet,
  { weightUnit, percentOf, sayWeight }: Prescribed,
): string {
  const say = sayWeight ?? ((text: string) => prescribedWeightText(text, weightUnit));
  return [
    weight && say(weight),
    percent1RM && withTrainingMax(withUnit(percent1RM, '%'), percentOf),
    rpe && (/rpe/i.test(rpe) ? rpe : `RPE ${rpe}`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** '5, 5, 5' is '3 × 5'. */
function collapsed(texts: readonly string[]): string[] {
  const runs: { text: string; count: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.count += 1;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count === 1 ? text : `${count} × ${text}`));
}

const isRepsAlone = (target: SetTarget, prescribed: Prescribed): boolean =>
  /^\d+(?:\s*[-–]\s*\d+)?\+?$/.test(setTargetText(target, prescribed));

const setsText = (count: number) => (count === 1 ? '1 set' : `${count} sets`);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
