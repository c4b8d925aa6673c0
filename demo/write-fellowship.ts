import type { Database } from '#server/database/database.ts';
import { provideFellowship } from '#server/fellowship/queries.ts';
import { demoWords } from './founding/fellowship.ts';
import { describedPrograms } from './programs/described-programs.ts';
import type { WrittenProgram } from './training/write-programs.ts';

/** What the coach has said of the fellowship in the console. */
export async function writeFellowship(
  tx: Database,
  programs: readonly WrittenProgram[],
  now: Date,
): Promise<void> {
  const idOf = (wanted: string) => programs.find(({ name }) => name === wanted)?.id ?? '';
  await provideFellowship(tx, {
    ...demoWords,
    feedWords: true,
    feedForAll: true,
    certifications: [...demoWords.certifications],
    toldPrograms: describedPrograms.map(({ madeOf, ...told }) => ({ ...told, workoutIds: madeOf.map(idOf) })),
    updatedAt: now,
  });
}
