import { Tags, UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { listMembers } from '#contract/members.ts';
import { useRead } from '#web/data/read.ts';
import { groupsByMember, noGroups, useGroups } from '#web/groups/groups.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import type { Asked } from './asked.ts';
import { ChangeRole } from '#web/members/ChangeRole.tsx';
import { countMembers, type Member, membersFound } from '#web/members/member-words.ts';
import { noFilter } from './member-filter.ts';
import { MemberFilters, setMemberFilter, useMemberFilter } from './MemberFilters.tsx';
import { MemberList, MembersSkeleton } from './MemberList.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const ActivateSubscriptionDialog = partToOpen(
  async () => (await import('#web/members/ActivateSubscriptionDialog.tsx')).ActivateSubscriptionDialog,
);
const AddMemberDialog = partToOpen(
  async () => (await import('#web/members/AddMemberDialog.tsx')).AddMemberDialog,
);
const GroupsDialog = partToOpen(
  async () => (await import('#web/members/groups/GroupsDialog.tsx')).GroupsDialog,
);
const ManageMember = partToOpen(async () => (await import('#web/members/ManageMember.tsx')).ManageMember);

/** Everyone in the fellowship: find, add, change the role, activate, delete. */
export function MembersScreen() {
  const members = useRead(listMembers, {}, { freshFor: oneMinute });
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<'add' | 'groups' | null>(null);
  const groups = useGroups();
  const { data: allGroups = noGroups } = groups;
  const byMember = useMemo(() => groupsByMember(allGroups), [allGroups]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { filter, together, left } = useMemberFilter(members.data ?? nobody, allGroups);
  const found = useFound(left, search);
  return (
    <>
      <PageHeader
        title="Member Management"
        subtitle="Invite people, see who is in, and decide what each may do."
        actions={
          <>
            <Button onClick={() => setOpened('groups')}>
              <Tags aria-hidden="true" />
              Groups
            </Button>
            <Button variant="primary" onClick={() => setOpened('add')}>
              <UserPlus aria-hidden="true" />
              Add New Member
            </Button>
          </>
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
        <MemberFilters
          members={members.data ?? nobody}
          together={together}
          groups={allGroups}
          filter={filter}
        />
        <Counter people={members.data} found={found.length} loading={members.isPending} />
      </div>
      {members.isPending && <MembersSkeleton />}
      {members.isError && !members.data && (
        <ErrorState
          message={sentenceOf(members.error, 'The members could not be loaded.')}
          onRetry={members.refetch}
          retrying={members.isFetching}
        />
      )}
      {members.data && (
        <MemberList
          members={members.data}
          found={found}
          groups={byMember}
          ask={setAsked}
          onShowAll={
            search === '' && left === members.data
              ? undefined
              : () => {
                  setSearch('');
                  setMemberFilter(noFilter);
                }
          }
        />
      )}
      {opened === 'add' && <AddMemberDialog onClose={() => setOpened(null)} />}
      {opened === 'groups' && <GroupsDialog onClose={() => setOpened(null)} />}
      {asked && members.data && (
        <MemberDialogs asked={asked} members={members.data} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

const nobody: readonly Member[] = [];

/** Members log all day, and the list says when each trained last. */
const oneMinute = 60_000;

/** The list may take a moment longer than the letter just typed. */
function useFound(members: readonly Member[], search: string): readonly Member[] {
  const wanted = useDeferredValue(search);
  return useMemo(() => membersFound(members, wanted), [members, wanted]);
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

type MemberDialogsProps = { asked: Asked; members: readonly Member[]; onClose: () => void };

/** The dialog for what was asked of a row, with the member as the list has them now. */
function MemberDialogs({ asked, members, onClose }: MemberDialogsProps) {
  const member = members.find(({ id }) => id === asked.memberId);
  if (!member) return null;
  if (asked.what === 'role') return <ChangeRole member={member} role={asked.role} onClose={onClose} />;
  if (asked.what === 'manage') return <ManageMember member={member} onClose={onClose} />;
  return <ActivateSubscriptionDialog member={member} onClose={onClose} />;
}
