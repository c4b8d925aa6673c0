import * as z from 'zod/mini';
import { viewsInHistory } from '#web/place/view-history.ts';

/** What Weekly Challenges shows: the list, or the editor of a 5-day challenge. */
const view = z.discriminatedUnion('name', [
  z.object({ name: z.literal('challenges') }),
  z.object({ name: z.literal('create-5-day') }),
  z.object({ name: z.literal('edit-5-day'), challengeId: z.string() }),
]);

export const {
  useView: useChallengeView,
  openView: openChallengeView,
  leaveView: leaveChallengeView,
} = viewsInHistory(view, { name: 'challenges' });
