import { useLocation } from 'wouter';
import { getMembership } from '#contract/members/membership.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { ManageLink } from './ManageLink.tsx';
import { type Membership, standingOf } from './standing.ts';

/** The state of one's own membership, what comes next, and where to change it. */
export function MembershipStanding({ user }: { user: CurrentUser }) {
  const membership = useRead(getMembership, {}, { staleTime: 0 });
  return (
    <Card title="Membership">
      <Query
        of={membership}
        failed="Your membership could not be loaded."
        className="py-2"
        loading={
          <Loading label="Loading your membership">
            <SkeletonLines lines={3} />
          </Loading>
        }
      >
        {standing => <Stands membership={standing} user={user} />}
      </Query>
    </Card>
  );
}

function Stands({ membership, user }: { membership: Membership; user: CurrentUser }) {
  const brand = useBrand();
  const [path] = useLocation();
  const { word, tone, next, basis, trouble } = standingOf(membership, user.timeZone, brand);
  const isCoach = user.role === 'admin';
  if (isCoach && membership.status === null) {
    return <p className="text-muted">A coach has everything here, and needs no membership.</p>;
  }
  return (
    <div className="grid gap-4">
      {trouble && <Notice tone={tone === 'danger' ? 'danger' : 'warning'}>{trouble}</Notice>}
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone} dot>
            {word}
          </Badge>
          <span>{next}</span>
        </p>
        {basis && <p className="text-sm text-muted">{basis}</p>}
      </div>
      {membership.basis === 'subscription' && (
        <ManageLink email={user.email} className="min-h-11 justify-self-start">
          {trouble ? 'Update your card' : 'Manage your membership'}
        </ManageLink>
      )}
      {membership.basis !== 'subscription' && !isCoach && path !== '/subscribe' && (
        <a
          href="/subscribe"
          className="inline-flex min-h-11 items-center justify-self-start font-medium text-accent underline underline-offset-4"
        >
          See the membership
        </a>
      )}
    </div>
  );
}
