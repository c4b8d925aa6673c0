import { useState } from 'react';
import { listWorkouts } from '#contract/programs.ts';
import { createPath, updatePath } from '#contract/programs/paths.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { lengthOfPath } from '#web/parts/paths/path-text.ts';
import type { Path } from '#web/parts/paths/path.ts';
import { programsAmong } from '#web/parts/program/program-list.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { BlockList } from './BlockList.tsx';
import { blocksFrom, type DraftBlock } from './blocks.ts';

type PathFormProps = {
  /** Null for a new one. */
  path: Path | null;
  onSaved?: (path: Path) => void;
  onClose: () => void;
};

type Written = { name: string; blocks: { workoutId: string }[] };

/** What a path is called, and which programs it takes its members through. */
export function PathForm({ path, onSaved, onClose }: PathFormProps) {
  const workouts = useRead(listWorkouts, {});
  const [blocks, setBlocks] = useState(() =>
    blocksFrom(path?.blocks.map(({ workoutId }) => workoutId) ?? []),
  );
  const form = useContractForm<typeof createPath.body, Written>(createPath.body, {
    name: path?.name ?? '',
    blocks: asSent(blocks),
  });
  const { errors, isSubmitted } = form.formState;
  const options = {
    success: (saved: Path) => ({
      title: path ? 'Path saved' : 'Path created',
      description: `${saved.name}: ${lengthOfPath(saved.weeks, saved.blocks.length)}`,
    }),
    onSuccess: (saved: Path) => {
      onSaved?.(saved);
      onClose();
    },
    onError: form.refuse,
  };
  const create = useSend(createPath, options);
  const update = useSend(updatePath, options);
  const put = (next: DraftBlock[]) => {
    setBlocks(next);
    form.setValue('blocks', asSent(next), { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const save = (body: Written) =>
    path ? update.mutate({ params: { id: path.id }, body }) : create.mutate({ body });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={path ? 'Edit Path' : 'New Path'}
      description={
        path && path.members > 0
          ? 'Members who are on it keep the blocks they were given. Changes are for whoever gets it next.'
          : 'Programs one after another: each begins the day after the one before ends.'
      }
      error={errors.root?.message}
      onSubmit={form.handleSubmit(save)}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button
            type="submit"
            variant="primary"
            pending={create.isPending || update.isPending}
            pendingLabel="Saving..."
          >
            {path ? 'Save Path' : 'Create Path'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Name"
          autoComplete="off"
          autoFocus={path === null}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Query
          of={workouts}
          failed="The programs could not be loaded."
          loading={
            <Loading label="Loading programs">
              <Skeleton className="h-40" />
            </Loading>
          }
        >
          {programs => (
            <BlockList
              blocks={blocks}
              programs={programsAmong(programs).filter(({ forMemberId }) => forMemberId === null)}
              error={(errors.blocks as { message?: string } | undefined)?.message}
              onChange={put}
            />
          )}
        </Query>
      </div>
    </Dialog>
  );
}

const asSent = (blocks: readonly DraftBlock[]) => blocks.map(({ workoutId }) => ({ workoutId }));
