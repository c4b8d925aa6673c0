import { useState } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { getMember } from '#contract/members.ts';
import { CheckInCard } from '#web/check-ins/CheckInCard.tsx';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { type DayAsked, DayToOpen } from '#web/training-days/day-to-open.ts';
import { memberName } from '#web/members/member-words.ts';
import { NotesCard } from '#web/notes/NotesCard.tsx';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { ChallengeResults } from './ChallengeResults.tsx';
import { LastSessions } from './LastSessions.tsx';
import { MemberFigures } from './MemberFigures.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import { MemberHistory } from './MemberHistory.tsx';
import { MemberLifts } from './MemberLifts.tsx';
import { MemberPageSkeleton } from './MemberPageSkeleton.tsx';
import { MemberPrograms } from './MemberPrograms.tsx';
import { MemberRecords } from './MemberRecords.tsx';
import { MembershipCard, ProfileCard } from './PersonCards.tsx';
import type { PersonInFull } from './member-page-words.ts';

type MemberPageProps = { memberId: string; onLeave: () => void };

/** One person as their coach knows them: what they train, how it goes, what they wrote, and who they are. */
export function MemberPage({ memberId, onLeave }: MemberPageProps) {
  const member = useRead(getMember, { params: { id: memberId } });
  return (
    <>
      <BackButton label="Back" onClick={onLeave} />
      {!member.data && <h1 className="sr-only">Member</h1>}
      {member.data ? (
        <Person person={member.data} />
      ) : member.error ? (
        <ErrorState
          message={
            member.error.status === 404
              ? 'This member is not there any more.'
              : sentenceOf(member.error, 'The member could not be loaded.')
          }
          onRetry={member.refetch}
          retrying={member.isFetching}
        />
      ) : (
        <MemberPageSkeleton />
      )}
    </>
  );
}

function Person({ person }: { person: PersonInFull }) {
  const [asked, setAsked] = useState<DayAsked | null>(null);
  const assignments = useRead(listAssignments, { query: { memberId: person.id } });
  const isMember = person.role === 'member';
  const openDate = (date: string) => setAsked({ memberId: person.id, date });
  return (
    <div className="@container">
      <MemberHeader person={person} assignments={assignments.data ?? []} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-(--stack) @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        {isMember && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
            <MemberFigures person={person} />
            <NotesCard memberId={person.id} memberName={memberName(person)} />
            <CheckInCard memberId={person.id} />
            <LastSessions person={person} onOpen={({ id }) => setAsked({ dayId: id })} />
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
        </div>
      </div>
      {asked && <DayToOpen isOnTheirPage asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
