/** A program of the library, as it is trained. */
type LibraryProgram = { id: string; name: string; description: string; level: string | null; weeks: number };

/** The coach's description of a program, and the library's programs it is made of. */
type DescribedProgram = {
  name: string;
  level: string;
  overview: readonly string[];
  results: readonly string[];
  principles: readonly string[];
  audience: readonly string[];
  workoutIds: readonly string[];
};

export type TrainingProgram = {
  name: string;
  level: string;
  overview: string[];
  results: string[];
  principles: string[];
  audience: string[];
  blocks: { name: string; weeks: number }[];
};

/**
 * The programs to train. Weeks and blocks are never typed: they are those of the programs that one is made of, as these
 * are now, and one that is not there any more counts for none. Where none is described, it is the library itself.
 */
export function trainingPrograms(
  told: readonly DescribedProgram[],
  library: readonly LibraryProgram[],
): TrainingProgram[] {
  if (told.length === 0) return library.map(asTraining);
  const byId = new Map(library.map(program => [program.id, program]));
  return told.map(({ workoutIds, ...words }) => ({
    name: words.name,
    level: words.level,
    overview: [...words.overview],
    results: [...words.results],
    principles: [...words.principles],
    audience: [...words.audience],
    blocks: workoutIds.flatMap(id => byId.get(id) ?? []).map(blockOf),
  }));
}

const asTraining = (program: LibraryProgram): TrainingProgram => ({
  name: program.name,
  level: program.level === null ? '' : program.level[0]?.toUpperCase() + program.level.slice(1),
  overview: program.description.split(/\n+/).filter(line => line.trim() !== ''),
  results: [],
  principles: [],
  audience: [],
  blocks: [blockOf(program)],
});

const blockOf = ({ name, weeks }: LibraryProgram) => ({ name, weeks });

/** '36 weeks', '10 blocks': what is counted of a program, in words; nothing where there is nothing to count. */
export function countTexts(blocks: readonly { weeks: number }[]): string[] {
  const weeks = blocks.reduce((sum, block) => sum + block.weeks, 0);
  if (weeks === 0) return [];
  const inWeeks = weeks === 1 ? '1 week' : `${weeks} weeks`;
  return blocks.length > 1 ? [inWeeks, `${blocks.length} blocks`] : [inWeeks];
}
