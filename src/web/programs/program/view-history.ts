import * as z from 'zod/mini';
import { viewsInHistory } from '#web/place/view-history.ts';

/** What Programs shows: a list, a new program being written, one program to read or to edit, or a single workout. */
const view = z.discriminatedUnion('name', [
  z.object({ name: z.literal('list') }),
  z.object({ name: z.literal('create'), draftId: z.string() }),
  z.object({ name: z.literal('program'), programId: z.string() }),
  z.object({ name: z.literal('edit'), programId: z.string() }),
  z.object({ name: z.literal('workouts') }),
  z.object({ name: z.literal('workout'), workoutId: z.string() }),
]);

export const {
  useView: useProgramView,
  switchView,
  openView,
  leaveView,
} = viewsInHistory(view, { name: 'list' });
