import { CircleCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import { listCheckedIn } from '#contract/coaching/check-ins.ts';
import { useReadPages } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { type CheckedIn, CheckedInRow } from './CheckedInRow.tsx';
import { openCheckInsView } from './check-ins-view.ts';
import type { CheckIn } from './written-check-in.ts';

const AnswersDialog = partToOpen(async () => (await import('./AnswersDialog.tsx')).AnswersDialog);

const pageSize = 50;
const write = () => openCheckInsView({ name: 'write' });

/** Who has answered this week, and who has not. */
export function ThisWeek({ checkIn }: { checkIn: CheckIn }) {
  return (
    <>
      <PageHeader
        title="Check-ins"
        subtitle={checkIn.isOn ? `Due from ${dayName(checkIn.weekday)} on, once a week.` : undefined}
        actions={
          checkIn.version > 0 && (
            <Button onClick={write}>
              <Pencil aria-hidden="true" /> Edit the check-in
            </Button>
          )
        }
      />
      {checkIn.isOn ? (
        <Asked checkIn={checkIn} />
      ) : checkIn.version > 0 ? (
        <Notice>
          The check-in is switched off, so nobody is asked. What was answered stays with each member.
        </Notice>
      ) : (
        <Card>
          <EmptyState
            icon={CircleCheck}
            action={
              <Button variant="primary" onClick={write}>
                Write the check-in
              </Button>
            }
          >
            Ask everyone how their week was: body, habits, spirit. They answer in a minute on their phone, and
            you see how it goes week by week.
          </EmptyState>
        </Card>
      )}
    </>
  );
}

const dayName = (weekday: string) => weekday.charAt(0).toUpperCase() + weekday.slice(1);

function Asked({ checkIn }: { checkIn: CheckIn }) {
  const [read, setRead] = useState<{ one: CheckedIn; isOpen: boolean } | null>(null);
  const members = useReadPages(listCheckedIn, {}, pageSize);
  const [first] = members.data ?? [];
  if (members.isPending)
    return (
      <Card>
        <Loading label="Loading who has answered">
          <SkeletonLines lines={8} />
        </Loading>
      </Card>
    );
  if (!members.data)
    return (
      <Card>
        <ErrorState
          message={sentenceOf(members.error, 'Who has answered could not be loaded.')}
          onRetry={members.refetch}
          retrying={members.isFetching}
        />
      </Card>
    );
  if (!first)
    return (
      <Card>
        <EmptyState icon={CircleCheck}>
          {checkIn.groupIds.length > 0
            ? 'Nobody is in the groups it is for. Choose others, or everyone.'
            : 'There is no active member to ask yet.'}
        </EmptyState>
      </Card>
    );
  return (
    <Card title="This week">
      <ProgressBar
        label="Answered"
        value={first.answered}
        max={first.due}
        valueText={`${first.answered.toLocaleString('en-US')} of ${first.due.toLocaleString('en-US')}`}
        tone={first.answered === first.due ? 'success' : 'accent'}
      />
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {members.data.map(one => (
          <CheckedInRow key={one.memberId} one={one} onRead={() => setRead({ one, isOpen: true })} />
        ))}
      </ul>
      {members.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          pending={members.isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => void members.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {read && (
        <AnswersDialog
          memberId={read.one.memberId}
          name={read.one.name}
          open={read.isOpen}
          onOpenChange={isOpen => setRead({ ...read, isOpen })}
        />
      )}
    </Card>
  );
}
