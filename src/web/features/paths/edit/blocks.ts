/** A block as it is being put in place. The same program may come twice: rows are told apart by their key. */
export type DraftBlock = { key: number; workoutId: string };

export const blocksFrom = (workoutIds: readonly string[]): DraftBlock[] =>
  workoutIds.map((workoutId, key) => ({ key, workoutId }));

export const withBlock = (blocks: readonly DraftBlock[], workoutId: string): DraftBlock[] => [
  ...blocks,
  { key: Math.max(-1, ...blocks.map(({ key }) => key)) + 1, workoutId },
];

export const withoutBlock = (blocks: readonly DraftBlock[], key: number): DraftBlock[] =>
  blocks.filter(block => block.key !== key);

/** The block goes one place up or down; at either end it stays. */
export function movedBy(blocks: readonly DraftBlock[], key: number, by: -1 | 1): DraftBlock[] {
  const at = blocks.findIndex(block => block.key === key);
  return movedTo(blocks, at, at + by);
}

/** The block goes where another one is, which makes way. */
export const movedOver = (blocks: readonly DraftBlock[], key: number, over: number): DraftBlock[] =>
  movedTo(
    blocks,
    blocks.findIndex(block => block.key === key),
    blocks.findIndex(block => block.key === over),
  );

function movedTo(blocks: readonly DraftBlock[], from: number, to: number): DraftBlock[] {
  const moving = blocks[from];
  if (!moving || to < 0 || to >= blocks.length) return [...blocks];
  return blocks.toSpliced(from, 1).toSpliced(to, 0, moving);
}
