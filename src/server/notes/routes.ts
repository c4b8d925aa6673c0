import * as contract from '#contract/members/notes.ts';
import { transaction } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import { refuseCoach } from '#server/accounts/refuse-coach.ts';
import type { Route } from '#server/route/route.ts';
import { notesOf, roleOf } from './queries.ts';
import { editNote, removeNote, restoreNote, writeNote } from './write-note.ts';

export function noteRoutes(route: Route): void {
  // A member who has become a coach would read what was written of them.
  route(contract.listNotes, async ({ db, params, query }) => {
    refuseCoach(requireFound(await roleOf(db, params.id), 'Member'), 'Notes');
    return notesOf(db, params.id, query);
  });

  route(contract.writeNote, ({ db, viewer, params, body, now }) =>
    transaction(db, tx =>
      writeNote(tx, { memberId: params.id, text: body.text }, { coachId: viewer.id, now }),
    ),
  );

  route(contract.editNote, ({ db, viewer, params, body, now }) =>
    transaction(db, tx => editNote(tx, { ...noteOf(params), text: body.text }, { coachId: viewer.id, now })),
  );

  route(contract.removeNote, async ({ db, params, now }) => {
    await transaction(db, tx => removeNote(tx, noteOf(params), now));
    return { ok: true as const };
  });

  route(contract.restoreNote, ({ db, params, now }) =>
    transaction(db, tx => restoreNote(tx, noteOf(params), now)),
  );
}

const noteOf = ({ id, noteId }: { id: string; noteId: string }) => ({ memberId: id, id: noteId });
