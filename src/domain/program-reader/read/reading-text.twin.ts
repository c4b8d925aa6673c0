import { groupText } from '#domain/prescriptions/groups/group-text.ts';
import { workText } from '#domain/program-reader/assemble/work-text.ts';
import type { ProgramReading, ReadExercise } from '#domain/program-reader/program-reading.ts';

const noted = (notes: string): string => (notes === '' ? '' : ` «${notes.replaceAll('\n', ' / ')}»`);

/** A reading as lines to compare with the original. */
export function readingText(reading: ProgramReading): string {
  const { weeks, questions, notTaken, statements, refused } = reading;
  return [
    ...(refused === null ? [] : [`refused: ${refused}`]),
    ...weeks.flatMap(({ weekNumber, notes, days }) => [
      `week ${weekNumber}${noted(notes)}`,
      ...days.flatMap(day => [
        ` ${[day.dayOfWeek, day.dayName].filter(Boolean).join(' · ')}${noted(day.notes)}`,
        ...day.exercises.map(exercise => `  ${exerciseText(exercise)}`),
      ]),
    ]),
    ...questions.map(({ id, lines, proposed }) => `? ${id} (${lines.join(', ')}) → ${proposed}`),
    ...notTaken.map(({ line, text, why }) => `- ${line} “${text.replaceAll('\n', ' / ')}” ${why}`),
    ...statements.map(statement => `! ${statement}`),
  ].join('\n');
}

function exerciseText(exercise: ReadExercise): string {
  const { exerciseName, exerciseId, groupLabel, groupFormat, alternateNames } = exercise;
  const group =
    groupLabel !== null &&
    (groupFormat === null ? `[${groupLabel}]` : `[${groupText(groupLabel, groupFormat)}]`);
  return [
    group,
    workText(exerciseId === null ? `${exerciseName}*` : exerciseName, exercise),
    alternateNames.length > 0 && `or ${alternateNames.join(' / ')}`,
  ]
    .filter(Boolean)
    .join(' ');
}
