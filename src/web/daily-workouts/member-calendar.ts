import { listAssignments } from '#contract/assignments.ts';
import { useRead } from '#web/data/read.ts';
import { useCalendars } from '#web/training/day/training-on.ts';

/** A member's assignments and the calendar of each. */
export function useMemberCalendar(memberId: string) {
  const list = useRead(listAssignments, { query: { memberId } });
  const assignments = list.data ?? [];
  const { sources, reads } = useCalendars(assignments);
  return {
    assignments,
    sources,
    isComing: list.isPending || reads.some(read => read.isPending),
    failed: [list, ...reads].filter(read => read.isError && read.error.status !== 404),
  };
}
