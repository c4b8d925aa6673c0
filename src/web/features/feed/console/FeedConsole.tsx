import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import type { FeedOrder } from '#domain/feed/feed-limits.ts';
import { type Post, useFeed } from '#web/features/feed/use-feed.ts';
import { FeedList } from '#web/features/feed/posts/FeedList.tsx';
import { PostCard } from '#web/features/feed/posts/PostCard.tsx';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { useListAddress } from '#web/lists/list-address.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import type { Orders } from '#web/lists/in-order.ts';
import { ListTools } from '#web/lists/ListTools.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { CoachMenu } from './CoachMenu.tsx';
import { Reports } from './Reports.tsx';

const LogDialog = partToOpen(async () => (await import('./LogDialog.tsx')).LogDialog);

/** The server puts them in order: there are more than are shown. */
const postOrders = {
  newest: { of: () => null, up: 'Newest first' },
  oldest: { of: () => null, up: 'Oldest first' },
} satisfies Orders<Post> & Record<FeedOrder, object>;

/** A coach's Feed: the reports, then all that members have shared. */
export function FeedConsole() {
  const { user } = useCurrentUser();
  const [isLogOpen, setLogOpen] = useState(false);
  const list = useListAddress(postOrders, 'newest');
  const search = list.settledSearch;
  const read = useFeed({
    ...(search !== '' && { search }),
    ...(list.sort !== 'newest' && { order: list.sort as FeedOrder }),
  });
  const zone = user?.timeZone ?? 'UTC';
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Feed"
        subtitle="What members share with one another. Reports are at the top, and what you do about them is logged."
        actions={
          <Button onClick={() => setLogOpen(true)}>
            <ScrollText aria-hidden="true" /> Moderation log
          </Button>
        }
      />
      <Reports zone={zone} />
      <div className="mb-4">
        <ListTools label="Search posts" list={list} orders={postOrders} />
      </div>
      <FeedList
        read={read}
        empty={
          search === ''
            ? 'No member has shared anything yet. They can after a session, and with a new record.'
            : 'No posts found matching your search.'
        }
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
