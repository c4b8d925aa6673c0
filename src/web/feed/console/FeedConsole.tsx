import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useFeed } from '#web/feed/use-feed.ts';
import { FeedList } from '#web/feed/posts/FeedList.tsx';
import { PostCard } from '#web/feed/posts/PostCard.tsx';
import { MemberLink } from '#web/members/MemberLink.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { CoachMenu } from './CoachMenu.tsx';
import { Reports } from './Reports.tsx';

const LogDialog = partToOpen(async () => (await import('./LogDialog.tsx')).LogDialog);

/** A coach's Feed: what was reported, then all that members have shared. */
export function FeedConsole() {
  const { user } = useCurrentUser();
  const [isLogOpen, setLogOpen] = useState(false);
  const read = useFeed();
  const zone = user?.timeZone ?? 'UTC';
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Feed"
        subtitle="What members share with one another. What is reported waits at the top, and what you do about it is written down."
        actions={
          <Button onClick={() => setLogOpen(true)}>
            <ScrollText aria-hidden="true" /> Moderation log
          </Button>
        }
      />
      <Reports zone={zone} />
      <FeedList
        read={read}
        empty="No member has shared anything yet. They can after a session, and with a new record."
        render={post => (
          <PostCard
            post={post}
            zone={zone}
            isCoach
            mayWrite={read.mayWrite}
            name={<MemberLink memberId={post.author.id}>{post.author.name}</MemberLink>}
            menu={<CoachMenu post={post} />}
          />
        )}
      />
      {isLogOpen && <LogDialog zone={zone} onClose={() => setLogOpen(false)} />}
    </div>
  );
}
