import { getNoticePreferences } from '#contract/notices/preferences.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { ThisDevice } from './ThisDevice.tsx';

/** What one is told of, by which way and when; and whether this device shows it. */
export function NoticesCard({ user }: { user: CurrentUser }) {
  const preferences = useRead(getNoticePreferences, {});
  const { data } = preferences;
  return (
    <Card
      title="Notices"
      description="What you are told of, and how. Push and mail rest in your quiet hours."
    >
      {preferences.isPending && (
        <Loading label="Loading your preferences">
          <SkeletonLines lines={8} />
        </Loading>
      )}
      {preferences.isError && !data && (
        <ErrorState
          className="py-2"
          message={sentenceOf(preferences.error, 'Your preferences could not be loaded.')}
          onRetry={preferences.refetch}
          retrying={preferences.isFetching}
        />
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PreferencesForm key={JSON.stringify(data)} kept={data} isMember={user.role === 'member'} />
          <ThisDevice personId={user.id} devices={data.devices} />
        </div>
      )}
    </Card>
  );
}
