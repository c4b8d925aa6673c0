import { useState } from 'react';
import { getMembershipHistory, takeBackMembershipEntry } from '#contract/members/by-hand.ts';
import { formatInstant } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { memberName } from '#web/parts/people/member-text.ts';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { type Entry, type HistoryLine, historyLines, lineText, openUntilText } from './membership-acts.ts';

type HistoryDialogProps = { person: PersonInFull; onClose: () => void };
type OpenDialog = { what: 'correct' | 'take-back'; entry: Entry };

/** All that was paid and given, by hand and at the provider; a hand entry can be corrected, or taken back. */
export function HistoryDialog({ person, onClose }: HistoryDialogProps) {
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const history = useRead(getMembershipHistory, { params: { id: person.id } });
  const [openDialog, prescribedSet] = useState<OpenDialog | null>(null);
  const lines = history.data && historyLines(history.data, { theirs: person.timeZone, readers: zone });
  const back = () => prescribedSet(null);
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        title="Payments and Days"
        description={`The membership of ${memberName(person)}: what coaches entered, and what the payment provider reported.`}
        footer={<DialogClose>Done</DialogClose>}
      >
        <Query
          of={{ ...history, data: lines }}
          failed="The history could not be loaded."
          loading={
            <Loading label="Loading the history">
              <SkeletonLines lines={6} />
            </Loading>
          }
          empty={<p className="text-sm text-muted">Nothing yet.</p>}
        >
          {lines => (
            <ul className="divide-y divide-line">
              {lines.map(line => (
                <Line key={line.id} line={line} zone={zone} ask={prescribedSet} />
              ))}
            </ul>
          )}
        </Query>
      </Dialog>
      {openDialog?.what === 'correct' && (
        <CorrectDialog person={person} entry={openDialog.entry} onClose={back} />
      )}
      {openDialog?.what === 'take-back' && (
        <TakeBack person={person} entry={openDialog.entry} onClose={back} />
      )}
    </>
  );
}

function Line({
  line,
  zone,
  ask,
}: {
  line: HistoryLine;
  zone: string;
  ask: (openDialog: OpenDialog) => void;
}) {
  const { entry, text, at, more } = line;
  const stands = entry !== null && entry.takenBackAt === null && entry.kind !== 'earlier';
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className={cx('wrap-anywhere', entry?.takenBackAt && 'text-muted line-through')}>{text}</p>
      <time dateTime={at} className="text-sm text-muted sm:text-right">
        {formatInstant(at, zone)}
      </time>
      <ul className="text-sm text-muted">
        {more.map(words => (
          <li key={words} className="wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
      {stands && (
        <span className="flex items-start gap-1.5 sm:justify-end">
          {entry.kind === 'days' && (
            <Button size="sm" aria-label={`Correct ${text}`} onClick={() => ask({ what: 'correct', entry })}>
              Correct
            </Button>
          )}
          <Button size="sm" aria-label={`Undo ${text}`} onClick={() => ask({ what: 'take-back', entry })}>
            {' '}
            Undo{' '}
          </Button>
        </span>
      )}
    </li>
  );
}

type TakeBackProps = HistoryDialogProps & { entry: Entry };

function TakeBack({ person, entry, onClose }: TakeBackProps) {
  const failure = 'The entry could not be undone';
  const takeBack = useSend(takeBackMembershipEntry, {
    success: ({ expiresAt }) => ({
      title: 'Undone',
      description: openUntilText(
        expiresAt,
        person.timeZone,
        'Nothing entered by hand keeps the membership open',
      ),
    }),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Undo this entry?"
      description={`${lineText(entry, person.timeZone)}: the membership is worked out as if it had not been entered. ${entry.kind === 'pause' ? 'Programs that were paused with it go on. ' : ''}It stays in this list.`}
      confirmLabel="Undo"
      pendingLabel="Undoing..."
      pending={takeBack.isPending}
      error={takeBack.error ? sentenceOf(takeBack.error, failure) : undefined}
      onConfirm={() => takeBack.mutate({ params: { id: person.id, entryId: entry.id } })}
    />
  );
}
