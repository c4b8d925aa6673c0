import { useCurrentUser } from '#web/session/current-user.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { FeedList } from './FeedList.tsx';
import { PostCard } from './PostCard.tsx';
import { PostMenu } from './PostMenu.tsx';
import { useFeed } from '#web/features/feed/use-feed.ts';

/** Posts that members of one's groups have chosen to share. */
export function FeedScreen() {
  const { user } = useCurrentUser();
  const read = useFeed();
  const zone = user?.timeZone ?? 'UTC';
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Fellowship Feed" subtitle="You share nothing unless you choose to." />
      <FeedList
        read={read}
        empty="Nothing is shared yet. After a session, or with a new record, you may share it from there: you see beforehand what others will see."
        render={post => (
          <PostCard
            post={post}
            zone={zone}
            isCoach={false}
            mayWrite={read.mayWrite}
            menu={<PostMenu post={post} />}
          />
        )}
      />
    </div>
  );
}
