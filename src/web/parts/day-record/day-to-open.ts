import { partToOpen } from '#web/ui/loading/lazy-part.ts';

/** The days to open: one by its id, or all that a member had on a date. */
export type OpenedDay = { dayId: string } | { memberId: string; date: string };

/** A training day as planned beside done, in a dialog: `<DayToOpen asked={{ dayId }} onClose={close} />`. */
export const DayToOpen = partToOpen(async () => (await import('./DayDialog.tsx')).DayDialog);
