import { useState } from 'react';
import { getVersion, listVersions, restoreVersion } from '#contract/programs/versions.ts';
import { dateIn, formatDate, formatTime } from '#domain/plain-date.ts';
import { CallError } from '#web/data/call.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { capitalised, counted } from '#web/ui/text/words.ts';
import { History } from 'lucide-react';

type HistoryDialogProps = { programId: string; onClose: () => void; onRestored: () => void };

const kinds = { first: 'Before the first publication', published: 'Published', live: 'Edited live' };

/** Published versions: by whom, and how they differ. Restoring one makes it the draft, and reaches no one. */
export function HistoryDialog({ programId, onClose, onRestored }: HistoryDialogProps) {
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const versions = useRead(listVersions, { params: { id: programId } }, { staleTime: 0 });
  const [shown, setShown] = useState<number | null>(null);
  const [asked, prescribedSet] = useState<number | null>(null);
  const restore = useSend(restoreVersion, {
    success: {
      title: 'Success',
      description: 'The draft holds that version. Publish it when you are ready.',
    },
    onSuccess: onRestored,
  });
  const bringBack = (version: number, replace: boolean) => {
    prescribedSet(null);
    restore.mutate({ params: { id: programId, version: String(version) }, body: { replace } });
  };
  const isOther = restore.error instanceof CallError && restore.error.status === 409;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title="History"
      error={
        restore.error && !isOther ? sentenceOf(restore.error, 'It could not be brought back.') : undefined
      }
      footer={<DialogClose>Close</DialogClose>}
    >
      <Query
        of={versions}
        failed="The history could not be loaded."
        loading={
          <Loading label="Loading history...">
            <SkeletonLines lines={4} />
          </Loading>
        }
        empty={<EmptyState icon={History}>Nothing has been published yet.</EmptyState>}
      >
        {list => (
          <ol className="grid gap-2">
            {list.map(one => (
              <li key={one.version} className="rounded-md border border-line p-3">
                <div className="flex flex-wrap items-center gap-2">
                  <p className="min-w-0 flex-1">
                    <span className="font-semibold">Version {one.version}</span> · {kinds[one.kind]}
                    <span className="block text-sm text-muted">
                      {formatDate(dateIn(zone, Date.parse(one.publishedAt)))},{' '}
                      {formatTime(one.publishedAt, zone)}
                      {one.publishedBy && ` by ${one.publishedBy}`}
                      {one.following > 0 && ` · ${counted(one.following, 'member')} on it`}
                    </span>
                    {one.note && <span className="block text-sm">{one.note}</span>}
                  </p>
                  <Button
                    size="sm"
                    aria-expanded={shown === one.version}
                    onClick={() => setShown(shown === one.version ? null : one.version)}
                  >
                    What changed<span className="sr-only"> in version {one.version}</span>
                  </Button>
                  <Button size="sm" onClick={() => prescribedSet(one.version)}>
                    Make it the draft<span className="sr-only"> from version {one.version}</span>
                  </Button>
                </div>
                {shown === one.version && <Difference programId={programId} version={one.version} />}
              </li>
            ))}
          </ol>
        )}
      </Query>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={open => !open && prescribedSet(null)}
        title={`Make version ${asked} the draft?`}
        description="What the draft holds now is replaced. Nothing members train changes until you publish."
        confirmLabel="Make it the draft"
        onConfirm={() => asked !== null && bringBack(asked, true)}
      />
    </Dialog>
  );
}

function Difference({ programId, version }: { programId: string; version: number }) {
  const read = useRead(getVersion, { params: { id: programId, version: String(version) } });
  if (!read.data)
    return <p className="mt-2 text-sm text-muted">{read.isError ? 'Could not be loaded.' : 'Loading...'}</p>;
  if (read.data.difference.length === 0)
    return <p className="mt-2 text-sm text-muted">The same as the version before.</p>;
  return (
    <ul className="mt-2 grid gap-1 border-t border-line pt-2 text-sm">
      {read.data.difference.map(({ weekNumber, dayOfWeek, text }, index) => (
        <li key={index}>
          {weekNumber !== null && (
            <span className="text-muted">
              Week {weekNumber}
              {dayOfWeek && `, ${capitalised(dayOfWeek)}`}:{' '}
            </span>
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}
