import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { endSession, listSessions } from '#contract/session.ts';
import { deviceWords, isHandheld } from '#domain/devices/device-text.ts';
import { formatInstant } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

type Session = ResponseOf<typeof listSessions>[number];

export function Sessions({ zone }: { zone: string }) {
  const sessions = useRead(listSessions, {}, { staleTime: 0 });
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title="Where you are signed in"
      footer={
        <Button size="sm" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <Query
        of={sessions}
        failed="Your devices could not be loaded."
        className="py-2"
        loading={
          <Loading label="Loading your devices">
            <SkeletonLines lines={4} />
          </Loading>
        }
      >
        {list => (
          <ul className="grid gap-4">
            {list.map(session => (
              <SessionLine key={session.id} session={session} zone={zone} />
            ))}
          </ul>
        )}
      </Query>
      <SignOutEverywhere open={asking} onOpenChange={setAsking} />
    </Card>
  );
}

function SessionLine({ session, zone }: { session: Session; zone: string }) {
  const { id, isCurrent, userAgent, lastSeenAt } = session;
  const device = deviceWords(userAgent);
  const Icon = isHandheld(userAgent) ? Smartphone : Monitor;
  const end = useSend(endSession, {
    success: { title: 'Signed out', description: `${device} is signed out` },
    failure: 'Failed to sign that device out',
  });
  return (
    <li className="flex items-center gap-3">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {device}
          {isCurrent && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-xs text-muted">Last seen {formatInstant(lastSeenAt, zone)}</p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          aria-label={`Sign out ${device}`}
          pending={end.isPending}
          onClick={() => end.mutate({ params: { id } })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
