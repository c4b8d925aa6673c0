import * as z from 'zod/mini';
import { programDraft } from '#contract/programs/drafts.ts';
import { positionedText } from '#domain/programs/program-difference.ts';
import type { Database } from '#server/database/database.ts';
import { conflict } from '#server/http/problem.ts';
import type { LiveProgram } from '#server/programs/versions/live-tree.ts';
import type { DraftRow } from './draft-rows.ts';
import { draftAnswer, liveChanges } from './show-draft.ts';

/** The change was made on an older draft than there is now: it is refused with this one, so that no one has to ask for it. */
export class OlderDraft extends Error {
  readonly live: LiveProgram;
  readonly row: DraftRow | null;

  constructor(message: string, live: LiveProgram, row: DraftRow | null) {
    super(message);
    this.live = live;
    this.row = row;
  }
}

/** The program was changed live since the draft began: publishing it is refused with those changes. */
export class ChangedLive extends Error {
  readonly live: LiveProgram;
  readonly row: DraftRow;

  constructor(live: LiveProgram, row: DraftRow) {
    super('The program was changed live since the draft began');
    this.live = live;
    this.row = row;
  }
}

/** Does some work on a draft. What a refusal shows is read after the work, and its transaction, are over. */
export async function withDraftRefusals<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OlderDraft) {
      const draft = await draftAnswer(db, error.live, error.row);
      throw conflict(error.message, { draft: z.parse(programDraft, draft) });
    }
    if (error instanceof ChangedLive) throw await changedLive(db, error);
    throw error;
  }
}

const maxNamed = 3;

async function changedLive(db: Database, { live, row }: ChangedLive) {
  const changes = await liveChanges(db, live, row);
  const named = changes.slice(0, maxNamed).map(positionedText);
  const others = changes.length - named.length;
  const more = others === 0 ? '' : `; and ${others} more`;
  return conflict(
    `This program was changed live since the draft began. Bring those changes into the draft first. ${named.join('; ')}${more}`,
    { liveChanges: changes.map(({ part: _part, ...change }) => change) },
  );
}
