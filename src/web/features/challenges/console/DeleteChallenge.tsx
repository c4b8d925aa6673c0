import { deleteChallenge } from '#contract/challenges.ts';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import { handedIn, handedInText } from '#web/features/challenges/console/details/challenge-list.ts';
import { drop } from '#web/features/challenges/console/details/stored-draft.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';

const failure = 'Failed to delete challenge';

/** The question before a challenge leaves the lists, and what stays of it. */
export function DeleteChallenge({ challenge, onClose }: { challenge: Challenge; onClose: () => void }) {
  const { user } = useCurrentUser();
  const remove = useSend(deleteChallenge, {
    success: { title: 'Success', description: 'Challenge deleted successfully' },
    failure,
    onSuccess: () => {
      drop({ userId: user?.id ?? '', of: challenge.id });
      onClose();
    },
  });
  const { name } = challenge;
  return (
    <ConfirmDialog
      open
      onOpenChange={open => open || onClose()}
      title={`Delete ${name}?`}
      description="It is removed from every list, and nobody can submit a result any more. Results and points already earned stay with the members."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      error={remove.error ? sentenceOf(remove.error, failure) : undefined}
      onConfirm={() => remove.mutate({ params: { id: challenge.id } })}
    >
      <p className="text-sm">
        So far: {handedIn(challenge).toLocaleString('en-US')} {handedInText(challenge)}.
      </p>
    </ConfirmDialog>
  );
}
