import { useEffect, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { getDraft } from '#contract/programs/drafts.ts';
import { draftAt } from '#web/data/drafts/draft.ts';
import {
  type GridDocument,
  type GridProgram,
  sameness,
} from '#web/features/programs/grid/document/grid-document.ts';
import type { mergePrograms } from '#domain/programs/document/merge/merge-documents.ts';
import type { GridLibrary } from '#web/features/programs/grid/editing/library.ts';
import { programOfDraft } from './draft-tree.ts';
import { programDrafts } from './stored-draft.ts';

/** A program's draft as it has just been read. */
export type ReadDraft = { programId: string; draft: ResponseOf<typeof getDraft> };

export type Merge = typeof mergePrograms;

const areLeft = (programIds: readonly string[], owner: string): boolean =>
  programIds.some(id => draftAt(programDrafts, owner, id).read() !== null);

/** Only where this device holds what never got to the server is anything merged before a line is drawn: undefined until that can be. */
export function useMerge(programIds: readonly string[], owner: string): Merge | null | undefined {
  const [merge, setMerge] = useState<Merge | null | undefined>(() =>
    areLeft(programIds, owner) ? undefined : null,
  );
  useEffect(() => {
    if (merge !== undefined) return;
    void import('#domain/programs/document/merge/merge-documents.ts').then(parts =>
      setMerge(() => parts.mergePrograms),
    );
  }, [merge]);
  return merge;
}

/** Drafts as the server has them, with what was written on this device and never got there. */
export function openDrafts(
  drafts: readonly ReadDraft[],
  library: GridLibrary,
  owner: string,
  merge: Merge | null,
) {
  const saved = drafts.map(({ programId, draft }) => programOfDraft(programId, draft, library));
  const programs = saved.map((program): GridProgram => {
    const left = draftAt(programDrafts, owner, program.id).read();
    if (!left || !merge) return program;
    const base = programOfDraft(program.id, asRead(left.base), library);
    return merge(base, programOfDraft(program.id, asRead(left.ours), library), program, sameness);
  });
  const document: GridDocument = { programs };
  const isRestored = programs.some((program, index) => program !== saved[index]);
  return { document, saved, isRestored };
}

/** As it was sent, it has all that the grid reads of an answer. */
const asRead = (tree: object) => tree as ReadDraft['draft'];
