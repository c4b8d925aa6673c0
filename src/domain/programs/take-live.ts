import { partOfDay, partOfNotes, partOfWeek } from './program-difference.ts';
import {
  type PlannedDay,
  type PlannedWeek,
  type ProgramTree,
  completeTree,
  completeWeek,
} from './program-tree.ts';
import { isSame } from './document/merge/same.ts';

type Taken = { tree: ProgramTree; kept: Set<string> };

/**
 * Takes what was changed live since a draft began into the draft, day by day: what only one of them changed is as that one
 * has it. What both changed stays as the draft has it, and is named in `kept` by its part.
 */
export function takeLive(base: ProgramTree, live: ProgramTree, draft: ProgramTree): Taken {
  const kept = new Set<string>();
  const choose = <Value>(part: string, was: Value, lives: Value, drafted: Value): Value => {
    if (isSame(lives, was) || isSame(lives, drafted)) return drafted;
    if (isSame(drafted, was)) return lives;
    kept.add(part);
    return drafted;
  };
  const detail = <Key extends 'name' | 'description' | 'difficultyLevel' | 'numWeeks' | 'trainingMaxPercent'>(
    key: Key,
  ) => choose(key, base[key], live[key], draft[key]);
  const last = Math.max(base.numWeeks, live.numWeeks, draft.numWeeks);
  const weeks = Array.from({ length: last }, (_, index) =>
    mergeWeek(base.weeks[index], live.weeks[index], draft.weeks[index], choose),
  ).filter(week => week !== undefined);
  const details = {
    name: detail('name'),
    description: detail('description'),
    difficultyLevel: detail('difficultyLevel'),
    trainingMaxPercent: detail('trainingMaxPercent'),
  };
  const numWeeks = weeksOf(detail('numWeeks'), weeks, kept);
  const there = new Set(weeks.map(week => week.weekNumber));
  const goneLive = draft.weeks.filter(week => week.weekNumber <= numWeeks && !there.has(week.weekNumber));
  // A longer draft has no gap where a week was taken away live.
  for (const { weekNumber } of goneLive) kept.add(partOfWeek(weekNumber));
  return { tree: completeTree({ ...details, numWeeks, weeks: [...weeks, ...goneLive] }), kept };
}

type Choose = <Value>(part: string, was: Value, lives: Value, drafted: Value) => Value;

function mergeWeek(
  was: PlannedWeek | undefined,
  lives: PlannedWeek | undefined,
  drafted: PlannedWeek | undefined,
  choose: Choose,
): PlannedWeek | undefined {
  const weekNumber = (drafted ?? lives ?? was)?.weekNumber ?? 0;
  if (!lives || !drafted) return choose(partOfWeek(weekNumber), was, lives, drafted);
  const before = was ?? completeWeek(weekNumber);
  const partOf = (part: string) => (was ? part : partOfWeek(weekNumber));
  const days = drafted.days.map((day, index): PlannedDay => {
    const [former, live] = [before.days[index] ?? day, lives.days[index] ?? day];
    return choose(partOf(partOfDay(weekNumber, day.dayOfWeek)), former, live, day);
  });
  return {
    weekNumber,
    notes: choose(partOf(partOfNotes(weekNumber)), before.notes, lives.notes, drafted.notes),
    days,
  };
}

/** A week that stays because the draft has changed it makes the program as long; one beyond its length was not taken. */
function weeksOf(wanted: number, weeks: readonly PlannedWeek[], kept: Set<string>): number {
  const stays = weeks.map(week => week.weekNumber).filter(number => kept.has(partOfWeek(number)));
  const numWeeks = Math.max(wanted, ...stays);
  if (numWeeks !== wanted) kept.add('numWeeks');
  for (const { weekNumber } of weeks) if (weekNumber > numWeeks) kept.add(partOfWeek(weekNumber));
  return numWeeks;
}
