import { Suspense, useState } from 'react';
import { updateProfile } from '#contract/profile.ts';
import { gymLoading, type Loading } from '#domain/loads/loading.ts';
import { loadingText } from '#domain/loads/plate-text.ts';
import { useSend } from '#web/data/send.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';

const TryWeight = lazyPart(async () => (await import('#web/parts/loads/TryWeight.tsx')).TryWeight);
const LoadingDialog = lazyPart(
  async () => (await import('#web/parts/loads/LoadingDialog.tsx')).LoadingDialog,
);

/** The plates and bars that a person has: suggested weights are then ones that can be loaded. */
export function LoadingCard({ user }: { user: CurrentUser }) {
  const [editing, setEditing] = useState(false);
  const { loading } = user;
  return (
    <Card
      title="My bar and plates"
      description={
        loading
          ? loadingText(loading)
          : 'Enter what you train with, and every weight will be one you can load.'
      }
    >
      {loading ? (
        <Suspense fallback={<Skeleton className="h-52" />}>
          <TryWeight key={JSON.stringify(loading)} loading={loading} />
        </Suspense>
      ) : (
        <GymPresets />
      )}
      <Button className="mt-4" onClick={() => setEditing(true)}>
        {loading ? 'Change' : 'Something else'}
      </Button>
      {editing && (
        <Suspense fallback={null}>
          <LoadingDialog loading={loading} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  );
}

const gyms = [
  { gym: gymLoading.lb, label: 'A gym in lb' },
  { gym: gymLoading.kg, label: 'A gym in kg' },
];

/** Most people train in one of these, and are done with a tap. */
function GymPresets() {
  const save = useSend(updateProfile, { success: { title: 'Your bar and plates are saved' } });
  const choose = (loading: Loading) => save.mutate({ body: { loading } });
  return (
    <ul className="grid gap-3">
      {gyms.map(({ gym, label }) => (
        <li key={label}>
          <Button
            className="w-full flex-col items-start text-left"
            pending={save.isPending}
            onClick={() => choose(gym)}
          >
            <span>{label}</span>
            <span className="text-xs font-normal text-muted whitespace-normal">{loadingText(gym)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
