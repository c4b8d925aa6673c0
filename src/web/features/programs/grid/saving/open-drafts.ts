import type { ResponseOf } from '#contract/endpoint.ts';
import type { getDraft } from '#contract/programs/drafts.ts';
import { draftAt } from '#web/data/drafts/draft.ts';
import type { GridDocument, GridProgram } from '#web/features/programs/grid/document/grid-document.ts';
import { mergePrograms } from '#web/features/programs/grid/document/merge-documents.ts';
import type { GridLibrary } from '#web/features/programs/grid/editing/library.ts';
import { programOfDraft } from './draft-tree.ts';
import { programDrafts } from './kept-draft.ts';

/** A program's draft as it has just been read. */
export type ReadDraft = { programId: string; draft: ResponseOf<typeof getDraft> };

/** Drafts as the server has them, with what was written on this device and never got there. */
export function openDrafts(drafts: readonly ReadDraft[], library: GridLibrary, owner: string) {
  const saved = drafts.map(({ programId, draft }) => programOfDraft(programId, draft, library));
  const programs = saved.map((program): GridProgram => {
    const left = draftAt(programDrafts, owner, program.id).read();
    if (!left) return program;
    const base = programOfDraft(program.id, asRead(left.base), library);
    return mergePrograms(base, programOfDraft(program.id, asRead(left.ours), library), program);
  });
  const document: GridDocument = { programs };
  const isRestored = programs.some((program, index) => program !== saved[index]);
  return { document, saved, isRestored };
}

/** As it was sent, it has all that the grid reads of an answer. */
const asRead = (tree: object) => tree as ReadDraft['draft'];
