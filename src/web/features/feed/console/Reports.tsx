import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listFeedReports, moderateFeed, removeFeedWords } from '#contract/fellowship/feed.ts';
import { formatInstant } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { reasons } from '#web/features/feed/answers/report-reasons.ts';
import { PostCard } from '#web/features/feed/posts/PostCard.tsx';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { CoachMenu } from './CoachMenu.tsx';

const TakeDownDialog = partToOpen(async () => (await import('./TakeDownDialog.tsx')).TakeDownDialog);

type Reported = ResponseOf<typeof listFeedReports>[number];
type Report = Reported['reports'][number];

/** Reports of members that no coach has dealt with; nothing where there are none. */
export function Reports({ zone }: { zone: string }) {
  const reports = useRead(listFeedReports, {}, { staleTime: 0 });
  return (
    <Query of={reports} failed="The reports could not be loaded." loading={null} empty={null}>
      {reports => (
        <section aria-labelledby="feed-reported" className="mb-8 grid gap-4">
          <h2 id="feed-reported" className="display text-2xl">
            Reported
          </h2>
          <ul className="grid gap-4">
            {reports.map(reported => (
              <li key={reported.post.id}>
                <ReportedPost reported={reported} zone={zone} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Query>
  );
}

function ReportedPost({ reported, zone }: { reported: Reported; zone: string }) {
  const { post, reports } = reported;
  const [isTakingDown, setTakingDown] = useState(false);
  const leave = useSend(moderateFeed, {
    success: { title: 'Left as it is', description: 'Its reports are dealt with.' },
    failure: 'It could not be saved. Please try again.',
  });
  return (
    <PostCard
      post={post}
      zone={zone}
      isCoach
      mayWrite={false}
      name={<MemberLink memberId={post.author.id}>{post.author.name}</MemberLink>}
      menu={<CoachMenu post={post} />}
    >
      <ul className="grid gap-2 border-t border-line pt-3">
        {reports.map(report => (
          <ReportLine key={report.id} report={report} postId={post.id} zone={zone} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          pending={leave.isPending}
          pendingLabel="Saving..."
          onClick={() => leave.mutate({ params: { id: post.id }, body: { act: 'leave' } })}
        >
          Leave it as it is
        </Button>
        {!post.takenDown && (
          <Button variant="danger" onClick={() => setTakingDown(true)}>
            Take down
          </Button>
        )}
      </div>
      {isTakingDown && <TakeDownDialog post={post} onClose={() => setTakingDown(false)} />}
    </PostCard>
  );
}

function ReportLine({ report, postId, zone }: { report: Report; postId: string; zone: string }) {
  const { reporterName, reason, note, createdAt, words } = report;
  const remove = useSend(removeFeedWords, {
    success: { title: 'Deleted' },
    failure: 'The comment could not be deleted.',
  });
  return (
    <li className="grid gap-1 rounded-md bg-warning-soft px-3 py-2 text-sm">
      <p>
        <span className="font-medium">{reasons.find(({ value }) => value === reason)?.label}</span>
        <span className="text-muted">
          , {reporterName ?? 'someone who has left'}, {formatInstant(createdAt, zone)}
        </span>
      </p>
      {note !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
      {words && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 wrap-anywhere text-muted">
            Comment by {words.author.name}: “{words.text}”
          </p>
          <Button
            size="sm"
            pending={remove.isPending}
            pendingLabel="Deleting..."
            onClick={() => remove.mutate({ params: { id: postId, wordsId: words.id } })}
          >
            Delete this comment
          </Button>
        </div>
      )}
    </li>
  );
}
