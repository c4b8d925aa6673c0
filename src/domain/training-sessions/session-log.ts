import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { isLift } from '#domain/prescriptions/counted-in.ts';
import { missingResult } from '#domain/training/log/log-requirements.ts';
import { formatSeconds, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import { type DoneSet, type ExerciseState, type SessionState, setNoteLine } from './fold-session.ts';
import type { LoggedSetValues, FullResult } from './session-event.ts';

/** A log as the fold has it. */
export type FoldedLog = {
  /** Null for work that pays for no prescription: an exercise added, or one that another took the place of midway. */
  prescriptionId: string | null;
  exerciseId: string;
  category: ExerciseCategory;
  result: FullResult;
  /** The sets that pay for the prescription, also those of the exercise before a swap. */
  paying: LoggedSetValues[];
  /** Of unplanned work: which sets of the session its own are, in their order. */
  parts: SetPosition[];
};

type SetPosition = { prescriptionId: string; setNum: number };

/** The logs that a session comes to: what is stored of it, neither more nor less. */
export function logsOfSession({ exercises }: SessionState): FoldedLog[] {
  const logged = exercises.filter(({ isLogged }) => isLogged);
  return [...logged.flatMap(currentLog), ...unplannedLogs(logged)].filter(isALog);
}

/** What a log of its category can't do without is there: of lifts a set with reps, or an attempt that failed. */
const isALog = ({ category, result }: FoldedLog) => missingResult(category, result) === null;

function currentLog(exercise: ExerciseState): FoldedLog[] {
  if (exercise.isUnplanned) return [];
  const { prescriptionId, category } = exercise;
  const exerciseId = currentExercise(exercise);
  const own = exercise.sets.filter(set => set.exerciseId === exerciseId);
  const result = resultOf(category, own, exercise);
  return [{ prescriptionId, exerciseId, category, result, paying: exercise.sets.map(asLogged), parts: [] }];
}

/**
 * The exercise that the log in place is of: what stands there now, or, as long as nothing is done of that, what was done there
 * last. A swap alone takes nothing away.
 */
function currentExercise(exercise: ExerciseState): string {
  const { category, exerciseId, sets } = exercise;
  const lastFirst = sets.toSorted((a, b) => b.at - a.at || b.setNum - a.setNum);
  const done = new Set([exerciseId, ...lastFirst.map(set => set.exerciseId)]);
  const isDone = (id: string) => {
    const own = sets.filter(set => set.exerciseId === id);
    return own.length > 0 && missingResult(category, resultOf(category, own, exercise)) === null;
  };
  return [...done].find(isDone) ?? exerciseId;
}

/** One for each exercise, whatever prescriptions its sets were done for. */
function unplannedLogs(exercises: readonly ExerciseState[]): FoldedLog[] {
  const unplanned = new Map<string, { of: ExerciseState; sets: DoneSet[]; parts: SetPosition[] }>();
  for (const of of exercises) {
    const inPlace = of.isUnplanned ? null : currentExercise(of);
    for (const set of of.sets) {
      if (set.exerciseId === inPlace) continue;
      const { sets, parts, ...found } = unplanned.get(set.exerciseId) ?? { of, sets: [], parts: [] };
      const { prescriptionId } = of;
      unplanned.set(set.exerciseId, {
        ...found,
        sets: [...sets, { ...set, setNum: sets.length + 1 }],
        parts: [...parts, { prescriptionId, setNum: set.setNum }],
      });
    }
  }
  return [...unplanned].map(([exerciseId, { of, sets, parts }]) => {
    const isAlone = parts.every(({ prescriptionId }) => prescriptionId === of.prescriptionId);
    const words = of.isUnplanned ? { ...of, whole: isAlone ? of.whole : null } : noWords;
    return {
      prescriptionId: null,
      exerciseId,
      category: of.category,
      result: resultOf(of.category, sets, words),
      paying: [],
      parts,
    };
  });
}

type Words = Pick<ExerciseState, 'note' | 'setNotes' | 'whole'>;

const noWords: Words = { note: null, setNotes: [], whole: null };

/** What the log dialog would have saved of these sets. */
function resultOf(category: ExerciseCategory, sets: readonly DoneSet[], words: Words): FullResult {
  const notes = notesOf(words);
  if (words.whole) return { ...words.whole, notes };
  const counted = sets.filter(countsAsWork);
  const isCounted = isLift(category);
  const holds = category === 'Isometric' || category === 'Mobility';
  return {
    setsData: sets.map(asLogged),
    timeCompleted: isCounted ? null : timeOf(counted),
    distanceCompleted: category === 'Aerobic' ? sumText(counted, set => set.distance) : null,
    entered: null,
    rpeCompleted: isCounted || holds ? null : hardest(counted),
    heartRateAchieved: null,
    volumeCompleted: category === 'Plyometric' ? sumText(counted, set => set.contacts ?? set.reps) : null,
    contactTimeAchieved: null,
    groundContactTimeAchieved: null,
    completionTime: null,
    notes,
  };
}

const asLogged = ({
  at: _at,
  exerciseId: _exerciseId,
  earlier: _earlier,
  ...set
}: DoneSet): LoggedSetValues => ({
  ...set,
  completed: true,
});

/** One set's as it was typed; of several their sum. */
function timeOf(sets: readonly DoneSet[]): string | null {
  const timed = sets.filter(({ time }) => (secondsOf(time) ?? 0) > 0);
  if (timed.length <= 1) return timed[0]?.time ?? null;
  return formatSeconds(timed.reduce((sum, { time }) => sum + (secondsOf(time) ?? 0), 0));
}

function sumText(sets: readonly DoneSet[], amountOf: (set: DoneSet) => number | null): string | null {
  const sum = sets.reduce((total, set) => total + (amountOf(set) ?? 0), 0);
  return sum > 0 ? String(sum) : null;
}

function hardest(sets: readonly DoneSet[]): string | null {
  const efforts = sets.flatMap(({ rpe }) => rpe ?? []);
  return efforts.length > 0 ? String(Math.max(...efforts)) : null;
}

/** As many characters as a log's notes hold. */
const maxNotes = 5000;

function notesOf({ note, setNotes }: Words): string | null {
  const lines = [note, ...setNotes.map(({ setNum, text }) => setNoteLine(setNum, text))].filter(Boolean);
  return lines.length > 0 ? cut(lines.join('\n')) : null;
}

/** Never through the middle of a character, half of which can't be stored. */
const cut = (notes: string): string => notes.slice(0, maxNotes).replace(/\p{Surrogate}$/u, '');
