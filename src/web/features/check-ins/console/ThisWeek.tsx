import { CircleCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import { listCheckedIn } from '#contract/coaching/check-ins.ts';
import type { CheckedInOrder } from '#domain/check-ins/standing-out.ts';
import { Query } from '#web/data/Query.tsx';
import { useReadPages } from '#web/data/read.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { SortSelect } from '#web/lists/SortSelect.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { type CheckedIn, checkedInOrders } from './checked-in.ts';
import { CheckedInRow } from './CheckedInRow.tsx';
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
        <CheckInQuestions checkIn={checkIn} />
      ) : checkIn.version > 0 ? (
        <Notice>The check-in is switched off, so nobody is asked. Past answers stay with each member.</Notice>
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

function CheckInQuestions({ checkIn }: { checkIn: CheckIn }) {
  const [read, setRead] = useState<{ one: CheckedIn; isOpen: boolean } | null>(null);
  const list = useListAddress(checkedInOrders, 'newest');
  const members = useReadPages(listCheckedIn, { query: { order: list.sort as CheckedInOrder } }, pageSize);
  const [first] = members.data ?? [];
  if (!members.data || !first)
    return (
      <Card>
        <Query
          of={members}
          failed="Who has answered could not be loaded."
          loading={
            <Loading label="Loading who has answered">
              <SkeletonLines lines={8} />
            </Loading>
          }
          empty={
            <EmptyState icon={CircleCheck}>
              {checkIn.groupIds.length > 0
                ? 'Nobody is in the groups it is for. Choose others, or everyone.'
                : 'There is no active member to ask yet.'}
            </EmptyState>
          }
        />
      </Card>
    );
  return (
    <Card
      title="This week"
      actions={
        <SortSelect orders={checkedInOrders} sort={list.sort} onSort={list.setSort} className="min-w-40" />
      }
    >
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
      {/* By hand: what pages the lists elsewhere comes with messages, which this screen has none of. */}
      {members.isFetchNextPageError && (
        <Notice tone="danger" className="mt-3">
          The next members could not be loaded.
        </Notice>
      )}
      {members.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          pending={members.isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => void members.fetchNextPage()}
        >
          {members.isFetchNextPageError ? 'Try again' : 'Show more'}
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
