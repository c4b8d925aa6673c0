import { type FormEvent, useState } from 'react';
import { previewDraft, publishDraft, takeLive } from '#contract/programs/drafts.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { CallError } from '#web/data/call.ts';
import type { DraftSync } from '#web/features/programs/grid/saving/draft-sync.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { useStore } from '#web/state/use-store.ts';
import { ChangedDays } from './ChangedDays.tsx';
import { assignNext } from '#web/parts/assign/assign-next.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { counted } from '#web/ui/text/words.ts';

const reaches = [
  { value: 'all', label: 'All who follow it' },
  { value: 'some', label: 'Those chosen below' },
  { value: 'none', label: 'Nobody yet: they stay on what they have' },
] as const;

type Reach = (typeof reaches)[number]['value'];

type PublishDialogProps = {
  programId: string;
  /** Name of the cursor's program, where the grid has several. */
  name: string | undefined;
  sync: DraftSync;
  onClose: () => void;
  onPublished: () => void;
};

/** The members that the draft reaches and what changes for each, before it is what they train. */
export function PublishDialog({ programId, name, sync, onClose, onPublished }: PublishDialogProps) {
  const goTo = useGoTo();
  const [reach, setReach] = useState<Reach>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isSaved, setIsSaved] = useState<boolean | null>(null);
  if (isSaved === null) void sync.flush().then(setIsSaved);
  const { hasDraft } = useStore(sync.state);
  const preview = useRead(
    previewDraft,
    { params: { id: programId }, query: { reach: 'all' } },
    { staleTime: 0, enabled: isSaved === true && hasDraft },
  );
  const people = preview.data && [
    ...preview.data.members.map(one => ({ ...one, behind: null as number | null })),
    ...preview.data.others.map(one => ({ ...one, changed: 0, added: 0, removed: 0, behind: one.version })),
  ];
  const assignIt = () => {
    assignNext.set(programId);
    goTo('assignments');
  };
  const publish = useSend(publishDraft, {
    success: ({ version }) => ({
      title: 'Success',
      description: `Published as version ${version}`,
      // A program that no one trains can be assigned next.
      ...(people?.length === 0 && {
        action: { label: 'Assign it now', onSelect: assignIt },
        duration: 20_000,
      }),
    }),
    onSuccess: onPublished,
  });
  const live = useSend(takeLive, {
    onSuccess: () => {
      publish.reset();
      void sync.readAgain();
    },
  });
  const isBehindLive = publish.error instanceof CallError && publish.error.status === 409;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { reach: reach === 'some' ? [...chosen] : reach, note: note.trim() || null };
    publish.mutate({ params: { id: programId }, body });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="xl"
      title={name ? `Preview and Publish ${name}` : 'Preview and Publish'}
      description="Days today or later without a log follow. Past days and days with a log never change."
      error={
        isSaved === false
          ? 'The draft could not be saved yet, so it cannot be published.'
          : publish.error
            ? sentenceOf(publish.error, 'The draft could not be published.')
            : undefined
      }
      onSubmit={save}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          {isBehindLive && (
            <Button
              pending={live.isPending}
              onClick={() => live.mutate({ params: { id: programId }, body: {} })}
            >
              Bring in the live changes
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            disabled={!hasDraft || !preview.data || (reach === 'some' && chosen.size === 0)}
            pending={publish.isPending}
            pendingLabel="Publishing..."
          >
            Publish
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label="Who it reaches"
          value={reach}
          options={reaches}
          onChange={event => setReach(event.target.value as Reach)}
        />
        <TextField
          label="Note for the history (optional)"
          maxLength={5000}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
        {!hasDraft && isSaved ? (
          <p className="text-muted">There is no draft: what is written here is published already.</p>
        ) : preview.isError ? (
          <ErrorState
            message="What it changes could not be worked out."
            onRetry={preview.refetch}
            retrying={preview.isFetching}
          />
        ) : !people ? (
          <Loading label="Working out what changes...">
            <SkeletonLines lines={4} />
          </Loading>
        ) : people.length === 0 ? (
          <p className="text-muted">
            Nobody trains this program now. Anyone assigned it later gets this version.
          </p>
        ) : (
          <ul className="grid gap-1">
            {people.map(one => (
              <li key={one.memberId} className="rounded-md border border-line">
                <div className="flex flex-wrap items-center gap-3 px-3 py-1.5">
                  {reach === 'some' && (
                    <Checkbox
                      label={one.name}
                      hideLabel
                      checked={chosen.has(one.memberId)}
                      onChange={event => {
                        const next = new Set(chosen);
                        if (event.target.checked) next.add(one.memberId);
                        else next.delete(one.memberId);
                        setChosen(next);
                      }}
                    />
                  )}
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    {one.name}
                    <span className="block text-sm text-muted tabular-nums">{changeText(one)}</span>
                  </span>
                  <Button
                    size="sm"
                    aria-expanded={shown === one.memberId}
                    onClick={() => setShown(shown === one.memberId ? null : one.memberId)}
                  >
                    {shown === one.memberId ? 'Hide days' : 'Show days'}
                    <span className="sr-only"> of {one.name}</span>
                  </Button>
                </div>
                {shown === one.memberId && <ChangedDays programId={programId} memberId={one.memberId} />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

type Reached = { changed: number; added: number; removed: number; behind: number | null };

function changeText({ changed, added, removed, behind }: Reached): string {
  if (behind !== null) return `stayed on version ${behind}`;
  if (changed + added + removed === 0) return 'Nothing changes';
  return `${counted(changed, 'day')} changed, ${added} added, ${removed} removed`;
}
