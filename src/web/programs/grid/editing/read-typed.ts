import type { readProgram } from '#domain/program-reader/read/read-program.ts';
import type { GridLine } from '#web/programs/grid/document/grid-document.ts';
import { readLine } from '#web/programs/grid/document/read-line.ts';
import { whenInUse } from '#web/ui/loading/when-idle.ts';
import type { GridLibrary } from './library.ts';
import { lineOfRead } from './line-of-read.ts';

/** What reads whole programs; no grid waits for it. */
let reader: typeof readProgram | null = null;

export async function fetchReader(): Promise<void> {
  await whenInUse();
  ({ readProgram: reader } = await import('#domain/program-reader/read/read-program.ts'));
}

/** A line as it was typed. What is no shorthand is read as it would be in a sheet, where nothing of it is asked or left over. */
export function readTyped(typed: string, library: GridLibrary, before?: GridLine): GridLine {
  const line = readLine(typed, library, before);
  if (line.problem === null || reader === null) return line;
  const { index, units } = library;
  const read = reader(typed, { library: index, weightUnit: units.weight, distanceUnit: units.distance });
  const [one, more] = read.weeks.flatMap(({ days }) => days.flatMap(({ exercises }) => exercises));
  const isWhole = read.questions.length === 0 && read.notTaken.length === 0;
  // Words that a sheet keeps as a note are a slip here as often as not.
  const isPlain = one?.notes === null && more === undefined;
  return isWhole && isPlain ? (lineOfRead(one, library) ?? line) : line;
}
