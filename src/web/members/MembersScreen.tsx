import { UserPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { inviteAgain, listMembers } from '#contract/members.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog, DialogClose } from '#web/ui/Dialog.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { ActivateSubscriptionDialog } from './ActivateSubscriptionDialog.tsx';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import { InvitationLink, invitationWords } from './InvitationLink.tsx';
import { MembersSkeleton, MemberTable, NoMembersFound } from './MemberTable.tsx';
import { countMembers, type Member, membersFound } from './member-words.ts';

/** Everyone in the fellowship: find, add, invite again, activate. */
export function MembersScreen() {
  const members = useRead(listMembers, {});
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const [activating, setActivating] = useState<Member | null>(null);
  const [invited, setInvited] = useState<Member | null>(null);
  const invite = useSend(inviteAgain, {
    failure: 'Failed to create the invitation link',
    // Most likely they have just come in: the list shows it.
    onError: () => void members.refetch(),
  });
  const inviteMember = (member: Member) => {
    setInvited(member);
    invite.mutate({ params: { id: member.id } });
  };
  const found = membersFound(members.data ?? [], useDeferredValue(search));
  return (
    <>
      <PageHeader
        title="Member Management"
        subtitle="Invite people, see who is in, and activate subscriptions."
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            <UserPlus aria-hidden="true" />
            Add New Member
          </Button>
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          label="Search members"
          placeholder="Search members..."
          className="min-w-0 flex-1 basis-60 sm:max-w-md"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <Counter people={members.data} found={found.length} loading={members.isPending} />
      </div>
      {members.isError && !members.data ? (
        <ErrorState
          message={sentenceOf(members.error, 'The members could not be loaded.')}
          onRetry={members.refetch}
          retrying={members.isFetching}
        />
      ) : (
        <Card flush className="[&>:last-child]:pt-0">
          {members.isPending && <MembersSkeleton />}
          {members.data && found.length === 0 && <NoMembersFound />}
          {found.length > 0 && (
            <MemberTable members={found} onActivate={setActivating} onInvite={inviteMember} />
          )}
        </Card>
      )}
      {adding && <AddMemberDialog onClose={() => setAdding(false)} />}
      {activating && <ActivateSubscriptionDialog member={activating} onClose={() => setActivating(null)} />}
      {invited && invite.data && (
        <Dialog
          open
          onOpenChange={open => !open && setInvited(null)}
          {...invitationWords(invited)}
          footer={<DialogClose>Done</DialogClose>}
        >
          <InvitationLink again url={invite.data.inviteUrl} />
        </Dialog>
      )}
    </>
  );
}

type CounterProps = { people: readonly Member[] | undefined; found: number; loading: boolean };

function Counter({ people, found, loading }: CounterProps) {
  return (
    <p className="text-sm text-muted" role="status">
      {loading && 'Loading members...'}
      {people && <span>{countMembers(people).toLocaleString('en-US')} total members</span>}
      {people && found < people.length && <span>, {found.toLocaleString('en-US')} found</span>}
    </p>
  );
}
