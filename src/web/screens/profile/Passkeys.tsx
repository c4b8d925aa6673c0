import { KeyRound, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listPasskeys } from '#contract/passkeys.ts';
import { dateIn, formatDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { canUsePasskeys } from '#web/session/passkey.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';

const AddPasskeyDialog = lazyPart(async () => (await import('./AddPasskeyDialog.tsx')).AddPasskeyDialog);

export type Passkey = ResponseOf<typeof listPasskeys>[number];

/** A way in beside the password; not spoken of where the browser has none. */
export function Passkeys({ user }: { user: CurrentUser }) {
  return useOnDevice(canUsePasskeys, true) && <PasskeysCard user={user} />;
}

function PasskeysCard({ user }: { user: CurrentUser }) {
  const passkeys = useRead(listPasskeys, {});
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  return (
    <Card
      title="Passkeys"
      description="Sign in with your fingerprint, your face or your device’s code, without a password."
      footer={
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          Add a passkey
        </Button>
      }
    >
      <Query
        of={passkeys}
        failed="Your passkeys could not be loaded."
        className="py-2"
        loading={
          <Loading label="Loading your passkeys">
            <SkeletonLines lines={2} />
          </Loading>
        }
        empty={<p className="text-sm text-muted">You have none yet.</p>}
      >
        {list => (
          <ul className="grid gap-4">
            {list.map(passkey => (
              <PasskeyLine
                key={passkey.id}
                passkey={passkey}
                zone={user.timeZone}
                onRemove={() => setRemoved(passkey)}
              />
            ))}
          </ul>
        )}
      </Query>
      {adding && (
        <Suspense fallback={null}>
          <AddPasskeyDialog user={user} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {removed && <RemovePasskey passkey={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  );
}

type PasskeyLineProps = { passkey: Passkey; zone: string; onRemove: () => void };

function PasskeyLine({ passkey, zone, onRemove }: PasskeyLineProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const day = (instant: string) => formatDate(dateIn(zone, new Date(instant)));
  return (
    <li className="flex items-center gap-3">
      <KeyRound aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          Added {day(createdAt)}
          {lastUsedAt ? `, last used ${day(lastUsedAt)}` : ', not used yet'}
        </p>
      </div>
      <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
