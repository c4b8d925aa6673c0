import { endAllSessions } from '#contract/session.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { leave } from '#web/features/sign-out/leave.ts';
import { unsentText } from '#web/parts/pending/count-text.ts';
import { isAnything, useUnsent } from '#web/parts/pending/unsent.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

type SignOutEverywhereProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function SignOutEverywhere({ open, onOpenChange }: SignOutEverywhereProps) {
  const unsent = useUnsent();
  const end = useSend(endAllSessions, { onSuccess: () => void leave() });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sign out everywhere?"
      description="Every device is signed out at once, this one too. You can sign in again wherever you want."
      confirmLabel="Sign Out Everywhere"
      pending={end.isPending}
      pendingLabel="Signing out..."
      error={end.error ? sentenceOf(end.error, 'Nothing was signed out. Please try again.') : undefined}
      onConfirm={() => end.mutate({})}
    >
      {isAnything(unsent) && (
        <Notice tone="warning">
          {unsentText(unsent)} not been sent yet. What has not been sent stays on this device, and is sent
          when you sign in here again.
        </Notice>
      )}
    </ConfirmDialog>
  );
}
