import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import type { DayRef } from '#domain/program-reader/headings/day-ref.ts';
import type { WorkFields } from '#domain/program-reader/work/text/work.ts';

/** In which weeks and on which day something stands; the same name twice in a week is another session of it. */
export type Place = { weeks: number[]; day: DayRef | null; session: number };

/** Those who share one are done together. Its label is found once the whole day is known, unless the text says it. */
export type GroupMark = { label: string | null; format: GroupFormat | null; reps: string[] | null };

/** An exercise as the text has it, before names and days are settled. */
export type Item = {
  name: string;
  category: ExerciseCategory | null;
  place: Place;
  /** What each row says of it: the first one, and those of further sets. */
  parts: WorkFields[];
  group: GroupMark | null;
  notes: string[];
  alternates: string[];
  lines: number[];
};

/** Words of a day, a week, or all of it. */
export type PlacedText = { place: Place; text: string; as: 'day-name' | 'day-notes' | 'week-notes' };
