import { type FormEvent, useState } from 'react';
import { extendMemberships, takeBackMembershipEntries } from '#contract/members/many.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { Segments } from '#web/ui/fields/Segments.tsx';
import { counted } from '#web/ui/text/words.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import { type ManyProps, tooMany } from './many.ts';
import { RefusedDialog } from './RefusedDialog.tsx';

const choices = ['7', '30', '90', 'Other'] as const;

/** Moves the ends of several memberships by the same number of days. */
export function ExtendManyDialog({ memberIds, onClose }: ManyProps) {
  const [choice, setChoice] = useState<(typeof choices)[number]>('30');
  const [days, setDays] = useState('30');
  const undo = useSend(takeBackMembershipEntries, {
    success: ({ count }) => ({
      title: 'As it was before',
      description: `${counted(count, 'membership')} put back`,
    }),
    failure: 'This could not be undone.',
  });
  const extend = useSend(extendMemberships, {
    onSuccess: ({ extended, refused }) => {
      const entryIds = extended.map(({ entryId }) => entryId);
      if (entryIds.length > 0)
        showToast({
          title: `${counted(extended.length, 'membership')} extended`,
          description: `By ${counted(Number(days), 'day')}`,
          tone: 'success',
          action: { label: 'Undo', onSelect: () => undo.mutate({ body: { entryIds } }) },
        });
      if (refused.length === 0) onClose();
    },
  });
  if (extend.data && extend.data.refused.length > 0) {
    const title = `${counted(extend.data.extended.length, 'membership')} extended`;
    return <RefusedDialog title={title} refused={extend.data.refused} onClose={onClose} />;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    extend.mutate({ body: { memberIds: [...memberIds], durationDays: days } });
  };
  const choose = (chosen: (typeof choices)[number]) => {
    setChoice(chosen);
    setDays(chosen === 'Other' ? '' : chosen);
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Extend Memberships"
      description={`${counted(memberIds.length, 'member')}: each from the end of their own membership on, or from now where none runs.`}
      error={
        tooMany(memberIds.length) ??
        (extend.error ? sentenceOf(extend.error, 'The memberships could not be extended.') : undefined)
      }
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={extend.isPending} pendingLabel="Extending...">
            Extend {counted(memberIds.length, 'membership')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Segments legend="Days" options={choices} value={choice} onChange={choose} />
        {choice === 'Other' && (
          <NumberField
            label="Number of days"
            suffix="days"
            least={1}
            className="sm:max-w-48"
            value={days}
            onChange={event => setDays(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
