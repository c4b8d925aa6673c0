import type { ReadWeek } from '#domain/program-reader/program-reading.ts';
import type { Walker } from '#domain/program-reader/walk/walker.ts';

/** Assumptions of a reading, and a note where the text mixes two kinds. */
export function statementsOf(walker: Walker, weeks: readonly ReadWeek[]): string[] {
  const statements: string[] = [];
  const { weightUnit } = walker.options;
  if (walker.bareUnits.length > 0) statements.push(`Bare weights are read as ${weightUnit}.`);
  const units = new Set(
    weeks.flatMap(({ days }) =>
      days.flatMap(({ exercises }) =>
        exercises.flatMap(one =>
          one.weight !== null || one.setTargets?.some(({ weight }) => weight !== null)
            ? [one.weightUnit]
            : [],
        ),
      ),
    ),
  );
  if (units.size > 1) statements.push('Some weights are in lb and some in kg: each keeps its own.');
  return statements;
}
