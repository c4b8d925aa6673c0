import { Tags, UserPlus, Users } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { listMembers } from '#contract/members.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useAct } from '#web/navigation/requested-act.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { groupsByMember, noGroups, useGroups } from '#web/parts/groups/groups.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { useSelection } from '#web/lists/selection.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { inOrder, type Sort } from '#web/lists/in-order.ts';
import { SortSelect } from '#web/lists/SortSelect.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { ChangeRole } from '#web/features/members/ChangeRole.tsx';
import { countMembers, type Member, membersFound } from '#web/parts/people/member-text.ts';
import { noFilter } from './member-filter.ts';
import { MemberFilters, setMemberFilter, useMemberFilter } from './MemberFilters.tsx';
import { memberOrders } from './member-orders.ts';
import { PendingInvitations } from '#web/features/members/import/PendingInvitations.tsx';
import { MemberList, MembersSkeleton } from './MemberList.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const ActivateSubscriptionDialog = partToOpen(
  async () =>
    (await import('#web/features/members/ActivateSubscriptionDialog.tsx')).ActivateSubscriptionDialog,
);
const AddMemberDialog = partToOpen(
  async () => (await import('#web/features/members/AddMemberDialog.tsx')).AddMemberDialog,
);
const GroupsDialog = partToOpen(
  async () => (await import('#web/features/members/groups/GroupsDialog.tsx')).GroupsDialog,
);
const ImportMembersDialog = partToOpen(
  async () => (await import('#web/features/members/import/ImportMembersDialog.tsx')).ImportMembersDialog,
);
const ManyBar = partToOpen(async () => (await import('#web/parts/many-members/ManyBar.tsx')).ManyBar);
const ManageMember = partToOpen(
  async () => (await import('#web/features/members/ManageMember.tsx')).ManageMember,
);

/** Everyone in the fellowship: find, add, change the role, activate, delete. */
export function MembersScreen() {
  const members = useRead(listMembers, {}, { staleTime: oneMinute });
  const list = useListAddress(memberOrders, 'name');
  const [opened, setOpened] = useState<'add' | 'groups' | 'import' | null>(null);
  useAct('add-member', () => setOpened('add'));
  useAct('groups', () => setOpened('groups'));
  const groups = useGroups();
  const { data: allGroups = noGroups } = groups;
  const byMember = useMemo(() => groupsByMember(allGroups), [allGroups]);
  const [openDialog, prescribedSet] = useState<OpenDialog | null>(null);
  const { filter, together, left } = useMemberFilter(members.data ?? nobody, allGroups);
  const found = useFound(left, list);
  const trainees = useMemo(() => found.flatMap(({ id, role }) => (role === 'member' ? [id] : [])), [found]);
  const selection = useSelection(trainees);
  return (
    <>
      <PageHeader
        title="Member Management"
        subtitle="Invite people, see who is a member, and decide what each can do."
        actions={
          <>
            <Button onClick={() => setOpened('groups')}>
              <Tags aria-hidden="true" />
              Groups
            </Button>
            <Button onClick={() => setOpened('import')}>
              <Users aria-hidden="true" />
              Import members
            </Button>
            <Button variant="primary" onClick={() => setOpened('add')}>
              <UserPlus aria-hidden="true" />
              Add New Member
            </Button>
          </>
        }
      />
      <div className="@container mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          label="Search members"
          placeholder="Search members..."
          className="min-w-0 flex-1 basis-60 sm:max-w-md"
          {...list.field}
        />
        <SortSelect
          orders={memberOrders}
          sort={list.sort}
          onSort={list.setSort}
          className="min-w-0 flex-1 basis-44 @4xl:hidden"
        />
        <MemberFilters
          members={members.data ?? nobody}
          together={together}
          groups={allGroups}
          filter={filter}
        />
        <Counter people={members.data} found={found.length} loading={members.isPending} />
      </div>
      <PendingInvitations members={members.data ?? nobody} />
      <Query of={members} failed="The members could not be loaded." loading={<MembersSkeleton />}>
        {people => (
          <MemberList
            members={people}
            found={found}
            groups={byMember}
            sort={list.sort}
            onSort={list.setSort}
            selection={selection}
            ask={prescribedSet}
            onShowAll={
              list.search === '' && left === people
                ? undefined
                : () => {
                    list.setSearch('');
                    setMemberFilter(noFilter);
                  }
            }
          />
        )}
      </Query>
      {selection.isOn && <ManyBar memberIds={selection.ids} shown={trainees.length} selection={selection} />}
      {opened === 'add' && <AddMemberDialog onClose={() => setOpened(null)} />}
      {opened === 'import' && <ImportMembersDialog onClose={() => setOpened(null)} />}
      {opened === 'groups' && <GroupsDialog onClose={() => setOpened(null)} />}
      {openDialog && members.data && (
        <MemberDialogs openDialog={openDialog} members={members.data} onClose={() => prescribedSet(null)} />
      )}
    </>
  );
}

const nobody: readonly Member[] = [];

/** Members log all day, and the list says when each trained last. */
const oneMinute = 60_000;

/** The list may take a moment longer than the letter just typed. It comes by name. */
function useFound(
  members: readonly Member[],
  { search, sort }: { search: string; sort: Sort },
): readonly Member[] {
  const wanted = useDeferredValue(search);
  const ordered = useMemo(
    () => (sort === 'name' ? members : inOrder(members, memberOrders, sort)),
    [members, sort],
  );
  return useMemo(() => membersFound(ordered, wanted), [ordered, wanted]);
}

const totalText = (people: number) =>
  `${people.toLocaleString('en-US')} total ${people === 1 ? 'member' : 'members'}`;

type CounterProps = { people: readonly Member[] | undefined; found: number; loading: boolean };

function Counter({ people, found, loading }: CounterProps) {
  return (
    <p className="text-sm text-muted" role="status">
      {loading && 'Loading members...'}
      {people && <span>{totalText(countMembers(people))}</span>}
      {people && found < people.length && <span>, {found.toLocaleString('en-US')} found</span>}
    </p>
  );
}

type MemberDialogsProps = { openDialog: OpenDialog; members: readonly Member[]; onClose: () => void };

/** The dialog that a row has opened, with the member as the list has them now. */
function MemberDialogs({ openDialog, members, onClose }: MemberDialogsProps) {
  const member = members.find(({ id }) => id === openDialog.memberId);
  if (!member) return null;
  if (openDialog.what === 'role')
    return <ChangeRole member={member} role={openDialog.role} onClose={onClose} />;
  if (openDialog.what === 'manage') return <ManageMember member={member} onClose={onClose} />;
  return <ActivateSubscriptionDialog member={member} onClose={onClose} />;
}
