import { Route } from 'lucide-react';
import { assignPath, listPathMembers, listPaths } from '#contract/programs/paths.ts';
import { listMembers } from '#contract/members.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { noGroups, useGroups } from '#web/parts/groups/groups.ts';
import type { Path } from '#web/parts/paths/path.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { useState } from 'react';
import { AssignPathFields, type Typed } from './AssignPathFields.tsx';
import { doneText, pathAudience } from './assign-path-text.ts';

type AssignPathDialogProps = {
  /** The path that is assigned; left out where it is yet to be chosen. */
  path?: Path;
  /** The member, where known. */
  memberId?: string;
  onClose: () => void;
};

/** Gives a path to members, or to a group, from a date on. */
export function AssignPathDialog({ path: given, memberId, onClose }: AssignPathDialogProps) {
  const paths = useRead(listPaths, {});
  const members = useRead(listMembers, {}, { enabled: memberId === undefined });
  const { data: groups = noGroups } = useGroups();
  const [chosenId, setChosenId] = useState(given?.id ?? '');
  const path = paths.data?.find(({ id }) => id === chosenId) ?? given;
  const runs = useRead(listPathMembers, { params: { id: chosenId } }, { enabled: chosenId !== '' });
  const form = useContractForm<typeof assignPath.body, Typed>(assignPath.body, {
    memberIds: memberId === undefined ? [] : [memberId],
    startDate: '',
  });
  const assign = useSend(assignPath, {
    success: answer => ({ title: 'Success', description: doneText(answer) }),
    failure: 'Failed to assign path',
    onSuccess: onClose,
    onError: form.refuse,
  });
  const typed = form.watch();
  const inGroup = groups.find(({ id }) => id === typed.groupId)?.memberIds;
  const reach = pathAudience(runs.data ?? [], inGroup ?? typed.memberIds ?? []);
  const send = (body: Typed) => {
    if (path && reach.gets > 0) assign.mutate({ params: { id: path.id }, body });
  };
  const isReady = paths.data !== undefined && (memberId !== undefined || members.data !== undefined);
  const isNone = paths.data?.length === 0;
  const failed = paths.error ?? members.error;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Assign Path"
      description={given?.name ?? 'All its blocks land on the calendar at once.'}
      error={form.formState.errors.root?.message}
      onSubmit={form.handleSubmit(send)}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          {isReady && !isNone && (
            <Button
              type="submit"
              variant="primary"
              aria-disabled={!path || reach.gets === 0}
              pending={assign.isPending}
              pendingLabel="Assigning..."
            >
              {memberId === undefined && reach.gets > 0
                ? `Assign to ${reach.gets.toLocaleString('en-US')} ${reach.gets === 1 ? 'Member' : 'Members'}`
                : 'Assign Path'}
            </Button>
          )}
        </>
      }
    >
      {isNone && <NoPaths />}
      {isReady && !isNone && (
        <AssignPathFields
          form={form}
          paths={given ? null : (paths.data ?? [])}
          path={path}
          onPath={setChosenId}
          people={
            memberId === undefined ? (members.data?.filter(({ role }) => role === 'member') ?? []) : null
          }
          groups={groups}
          audience={path ? reach : null}
        />
      )}
      {!isReady && failed && (
        <ErrorState
          message={sentenceOf(failed, 'Paths and members could not be loaded.')}
          onRetry={() => Promise.all([paths.refetch(), members.refetch()])}
          retrying={paths.isFetching || members.isFetching}
        />
      )}
      {!isReady && !failed && (
        <Loading label="Loading paths and members">
          <SkeletonLines lines={4} />
        </Loading>
      )}
    </Dialog>
  );
}

function NoPaths() {
  const goTo = useGoTo();
  return (
    <EmptyState icon={Route} action={<Button onClick={() => goTo('programs')}>Go to Programs</Button>}>
      There is no path yet. Make the first one under Programs, then come back and assign it.
    </EmptyState>
  );
}
