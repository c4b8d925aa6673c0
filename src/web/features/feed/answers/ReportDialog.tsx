import { useState } from 'react';
import { reportToCoaches } from '#contract/fellowship/feed.ts';
import { maxReportNoteLength, type ReportReason } from '#domain/feed/feed-limits.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { OneOf } from '#web/ui/fields/OneOf.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { reasons } from './report-reasons.ts';

type ReportDialogProps = { postId: string; wordsId?: string; onClose: () => void };

/** To the coaches alone. */
export function ReportDialog({ postId, wordsId, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>('unkind');
  const [note, setNote] = useState('');
  const send = useSend(reportToCoaches, {
    success: { title: 'Sent to your coaches', description: 'Nobody else is told.' },
    onSuccess: onClose,
  });
  const submit = () =>
    send.mutate({
      params: { id: postId },
      body: { reason, note, ...(wordsId !== undefined && { wordsId }) },
    });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Report to the coaches"
      description="Only the coaches read it. Whoever shared it is not told who reported it."
      error={send.error ? sentenceOf(send.error, 'It could not be sent. Please try again.') : undefined}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={send.isPending} pendingLabel="Sending...">
            Report
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <OneOf legend="What is wrong with it?" options={reasons} value={reason} onChange={setReason} />
        <TextArea
          label="Anything else (optional)"
          rows={2}
          maxLength={maxReportNoteLength}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
