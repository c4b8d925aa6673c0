import type { DraftKind } from '#web/data/drafts/draft.ts';
import type { draftOfProgram } from './draft-tree.ts';

type Tree = ReturnType<typeof draftOfProgram>;

/** What is written in the grid and the server does not have yet, and what both began with. */
export type StoredDraft = { revision: number; base: Tree; ours: Tree };

/** By hand: what checks a whole program is fetched by nobody else here. What is kept is only ever merged into what the server has. */
export const programDrafts: DraftKind<StoredDraft> = {
  what: 'program-grid',
  shape: {
    safeParse: kept => {
      const given = kept as Partial<StoredDraft> | null;
      const isWhole = typeof given?.revision === 'number' && isTree(given.base) && isTree(given.ours);
      return isWhole ? { success: true, data: given as StoredDraft } : { success: false };
    },
  },
};

const isTree = (tree: Tree | undefined): boolean =>
  typeof tree?.name === 'string' && Array.isArray(tree.weeks);
