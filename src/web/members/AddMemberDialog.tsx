import { addMember } from '#contract/members.ts';
import { useContractForm } from '#web/data/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { InvitationLink, invitationWords } from './InvitationLink.tsx';
import { MemberFields, type NewMemberInput } from './MemberFields.tsx';

/** First the form, then, in the same dialog, the link that lets the new member in. */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const onOpenChange = (open: boolean) => !open && onClose();
  const form = useContractForm<typeof addMember.body, NewMemberInput>(addMember.body, {
    email: '',
    firstName: '',
    lastName: '',
    role: 'member',
  });
  const add = useSend(addMember, {
    success: { title: 'Member created', description: 'The member has been added successfully' },
    failure: 'Failed to create member',
    onError: form.refuse,
  });
  const { errors } = form.formState;
  if (add.data) {
    return (
      <Dialog
        open
        onOpenChange={onOpenChange}
        {...invitationWords(add.data)}
        footer={<DialogClose>Done</DialogClose>}
      >
        <InvitationLink url={add.data.inviteUrl} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Add New Member"
      description="You get a link to send them: with it they choose their own password."
      error={errors.root?.message}
      onSubmit={form.handleSubmit(body => add.mutate({ body }))}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={add.isPending} pendingLabel="Adding...">
            Add Member
          </Button>
        </>
      }
    >
      <MemberFields register={form.register} errors={errors} />
    </Dialog>
  );
}
