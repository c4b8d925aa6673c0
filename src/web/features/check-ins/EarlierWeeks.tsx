import { useState } from 'react';
import { listCheckInAnswers } from '#contract/coaching/check-ins.ts';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OneWeek } from './OneWeek.tsx';

type EarlierWeeksProps = { before: string; memberId?: string };

/** The weeks before those that are shown, a page at a time; each page knows the next. */
export function EarlierWeeks({ before, memberId }: EarlierWeeksProps) {
  const [isWanted, setWanted] = useState(false);
  const earlier = useRead(
    listCheckInAnswers,
    { query: { before, ...(memberId !== undefined && { memberId }) } },
    { enabled: isWanted },
  );
  const last = earlier.data?.weeks.at(-1);
  if (!earlier.data)
    return (
      <Button
        size="sm"
        className="mt-3"
        pending={earlier.isFetching}
        pendingLabel="Loading..."
        onClick={() => (isWanted ? void earlier.refetch() : setWanted(true))}
      >
        {earlier.isError ? 'Try again' : 'Show earlier weeks'}
      </Button>
    );
  return (
    <>
      {earlier.data.weeks.map(week => (
        <OneWeek key={week.id} week={week} />
      ))}
      {earlier.data.hasOlder && last && (
        <EarlierWeeks before={last.week} {...(memberId !== undefined && { memberId })} />
      )}
    </>
  );
}
