import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import type { DayRef } from '#domain/program-reader/headings/day-ref.ts';
import type { WorkFields } from '#domain/program-reader/work/text/work.ts';

/** In which weeks and on which day something stands; the same name twice in a week is another session of it. */
export type Position = { weeks: number[]; day: DayRef | null; session: number };

/**
 * Items that share a mark are done together. The label is found once the whole day is known, unless the text says it.
 */
export type GroupMark = { label: string | null; format: GroupFormat | null; reps: string[] | null };

/** An exercise as the text has it, before names and days are settled. */
export type Item = {
  name: string;
  category: ExerciseCategory | null;
  position: Position;
  /** Fields of each row: the first one, and those of further sets. */
  parts: WorkFields[];
  group: GroupMark | null;
  notes: string[];
  alternates: string[];
  lines: number[];
  /** Whether the item stands below the heading of warm-ups. */
  isWarmUp?: boolean;
  /** '...Squat': its sets are those of another exercise of the text. */
  reuse?: { name: string; week: number | null; day: number | null };
  /** Whether only other lines use its sets: the item itself is not done. */
  isTemplate?: boolean;
};

/** Words of a day, a week, or all of it. */
export type PositionedText = {
  position: Position;
  text: string;
  as: 'day-name' | 'day-notes' | 'week-notes';
};

/** Forms of an exercise in a line: sets of reps, a time or a distance, or neither. */
export const shapes = ['sets', 'measured', 'none'] as const;
export type Shape = (typeof shapes)[number];
