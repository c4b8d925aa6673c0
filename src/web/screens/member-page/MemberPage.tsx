import { useState } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { getMember } from '#contract/members.ts';
import { Query } from '#web/data/Query.tsx';
import { CheckInCard } from '#web/features/check-ins/CheckInCard.tsx';
import { WeekOfMember } from '#web/features/coming-week/WeekOfMember.tsx';
import { useRead } from '#web/data/read.ts';
import { type OpenedDay, DayToOpen } from '#web/parts/day-record/day-to-open.ts';
import { memberName } from '#web/parts/people/member-text.ts';
import { NotesCard } from '#web/parts/notes/NotesCard.tsx';
import { DaysIn } from '#web/session/today.ts';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { ChallengeResults } from './ChallengeResults.tsx';
import { LastSessions } from './LastSessions.tsx';
import { MemberData } from './MemberData.tsx';
import { MemberFigures } from './MemberFigures.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import { MemberHistory } from './MemberHistory.tsx';
import { MemberPageSkeleton } from './MemberPageSkeleton.tsx';
import { MemberPrograms } from './MemberPrograms.tsx';
import { MemberRecords } from './MemberRecords.tsx';
import { ProfileCard } from '#web/parts/people/ProfileCard.tsx';
import { MembershipCard } from '#web/features/members/membership/MembershipCard.tsx';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { MemberMaxesButton } from '#web/parts/people/MemberMaxesButton.tsx';
import { YourLifts } from '#web/parts/lifts/YourLifts.tsx';

type MemberPageProps = { memberId: string; onLeave: () => void };

/** A person as their coach knows them: their training and progress, their notes, and their profile. */
export function MemberPage({ memberId, onLeave }: MemberPageProps) {
  const member = useRead(getMember, { params: { id: memberId } });
  return (
    <>
      <BackButton label="Back" onClick={onLeave} />
      {!member.data && <h1 className="sr-only">Member</h1>}
      <Query
        of={member}
        failed="The member could not be loaded."
        gone="This member is no longer there."
        loading={<MemberPageSkeleton />}
      >
        {person => (
          <DaysIn value={person.timeZone}>
            <Person person={person} />
          </DaysIn>
        )}
      </Query>
    </>
  );
}

function Person({ person }: { person: PersonInFull }) {
  const [input, prescribedSet] = useState<OpenedDay | null>(null);
  const assignments = useRead(listAssignments, { query: { memberId: person.id } });
  const isMember = person.role === 'member';
  const openDate = (date: string) => prescribedSet({ memberId: person.id, date });
  return (
    <div className="@container">
      <MemberHeader person={person} assignments={assignments.data ?? []} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-(--stack) @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        {isMember && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
            <MemberFigures person={person} />
            <NotesCard memberId={person.id} memberName={memberName(person)} />
            <CheckInCard memberId={person.id} />
            <WeekOfMember memberId={person.id} firstName={person.firstName || memberName(person)} />
            <LastSessions person={person} onOpen={({ id }) => prescribedSet({ dayId: id })} />
            <MemberPrograms person={person} assignments={assignments} onOpenDate={openDate} />
            <MemberLifts memberId={person.id} memberName={memberName(person)} onOpenDate={openDate} />
            <MemberRecords memberId={person.id} />
            <MemberHistory memberId={person.id} />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
          {isMember && <MembershipCard person={person} />}
          <ProfileCard person={person} />
          {isMember && <ChallengeResults memberId={person.id} />}
          {isMember && <MemberData memberId={person.id} />}
        </div>
      </div>
      {input && <DayToOpen isOnTheirPage dayToOpen={input} onClose={() => prescribedSet(null)} />}
    </div>
  );
}

type MemberLiftsProps = { memberId: string; memberName: string; onOpenDate: (date: string) => void };

/** Lines of all lifts; a date on one opens as planned beside done. */
function MemberLifts({ memberId, memberName, onOpenDate }: MemberLiftsProps) {
  return (
    <section aria-label="Lifts" className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-2xl">Lifts</h2>
        <MemberMaxesButton memberId={memberId} memberName={memberName} />
      </div>
      <YourLifts memberId={memberId} onOpenDate={onOpenDate} />
    </section>
  );
}
