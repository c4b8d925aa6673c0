import { dueInvitations } from '#server/accounts/pending-invitations.ts';
import { type DatabasePool, transaction } from '#server/database/database.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { invite } from '#server/session/links/invitations.ts';

/** So few that nobody waits for them. */
const atOnce = 20;

/** Invites those who came with a list, each once, whichever server does. */
export async function sendDueInvitations(db: DatabasePool, now: Date, site: string): Promise<void> {
  for (let sent = atOnce; sent === atOnce; ) {
    sent = await transaction(db, async tx => {
      const due = await dueInvitations(tx, now, atOnce);
      for (const { requestedBy, ...member } of due) {
        await invite(tx, member, { site, now, earlier: 'replaced' });
        const whose = { actorId: requestedBy, subjectId: member.id };
        await recordEvent(tx, { now }, { kind: 'invitation-sent', ...whose });
      }
      return due.length;
    });
  }
}
