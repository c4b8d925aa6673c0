import { getNoticePreferences } from '#contract/notices/preferences.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { ThisDevice } from './ThisDevice.tsx';

/** What one is told of, by which way and when; and whether this device shows it. */
export function NoticesCard({ user }: { user: CurrentUser }) {
  const preferences = useRead(getNoticePreferences, {});
  return (
    <Card
      title="Notices"
      description="What you are notified about, and how. Push and e-mail pause during your quiet hours."
    >
      <Query
        of={preferences}
        failed="Your preferences could not be loaded."
        className="py-2"
        loading={
          <Loading label="Loading your preferences">
            <SkeletonLines lines={8} />
          </Loading>
        }
      >
        {kept => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <PreferencesForm key={JSON.stringify(kept)} saved={kept} isMember={user.role === 'member'} />
            <ThisDevice personId={user.id} devices={kept.devices} />
          </div>
        )}
      </Query>
    </Card>
  );
}
