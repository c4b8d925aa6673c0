import { type PastedLine, readPasted } from '#domain/paste/read-pasted.ts';
import { type ExerciseIndex, findExercise } from '#domain/shorthand/match-exercise.ts';
import { parseShorthand } from '#domain/shorthand/parse-shorthand.ts';

/** A name that no exercise has, and in how many lines it stands. */
export type UnknownName = { name: string; lines: number };

/** In the order in which they come. */
export function unknownNames(lines: readonly PastedLine[], index: ExerciseIndex): UnknownName[] {
  const counts = new Map<string, number>();
  for (const { text, why } of lines) {
    const name = why === null ? '' : parseShorthand(text).name;
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => (findExercise(name, index) ? [] : { name, lines: count }));
}

/** What was said since of lines that were not understood: how a line is to read, and which exercise a name means. */
export type Said = {
  fixed: Readonly<Record<number, string>>;
  meant: Readonly<Record<string, string>>;
};

/** The lines as they read with that. */
export function withSaid(
  lines: readonly PastedLine[],
  { fixed, meant }: Said,
  index: ExerciseIndex,
): PastedLine[] {
  return lines.map(line => {
    const text = fixed[line.line] ?? (line.why === null ? line.text : named(line.text, meant));
    if (text === line.text) return line;
    const again = readPasted(text, index, { week: line.week, day: line.day }).lines[0];
    return again
      ? { ...line, text: again.text, why: again.why }
      : { ...line, text, why: 'It names no exercise.' };
  });
}

function named(text: string, meant: Said['meant']): string {
  const { name } = parseShorthand(text);
  const exercise = Object.hasOwn(meant, name) ? meant[name] : undefined;
  if (exercise === undefined) return text;
  const at = text.indexOf(name);
  return text.slice(0, at) + exercise + text.slice(at + name.length);
}
