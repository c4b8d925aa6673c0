import { useState } from 'react';
import { type Assignment, memberOf, programOf } from '#web/parts/assign/assignment-text.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { DayToOpen } from '#web/parts/day-record/day-to-open.ts';
import { SessionList } from '#web/parts/day-record/SessionList.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';

type AssignmentSessionsProps = { assignment: Assignment; onClose: () => void };

/** The sessions of one assignment so far, the newest first; each opens as planned beside done. */
export function AssignmentSessions({ assignment, onClose }: AssignmentSessionsProps) {
  const [dayId, setDayId] = useState<string | null>(null);
  return (
    <>
      <Dialog
        open
        onOpenChange={open => !open && onClose()}
        size="lg"
        title={programOf(assignment)}
        description={<MemberLink memberId={assignment.memberId}>{memberOf(assignment)}</MemberLink>}
        footer={<DialogClose>Close</DialogClose>}
      >
        <SessionList
          memberId={assignment.memberId}
          assignmentId={assignment.id}
          pageSize={20}
          onOpen={({ id }) => setDayId(id)}
        />
      </Dialog>
      {dayId !== null && <DayToOpen dayToOpen={{ dayId }} onClose={() => setDayId(null)} />}
    </>
  );
}
