import { addMember } from '#contract/members.ts';
import { usualActivationDays } from '#domain/membership/membership.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { focusFirstError } from '#web/ui/fields/first-error.ts';
import { HowTheyJoin } from '#web/features/members/invite/HowTheyJoin.tsx';
import { invitationText, joinedText } from '#web/features/members/invite/invitation-text.ts';
import { InvitationLink } from '#web/features/members/invite/InvitationLink.tsx';
import { dayOfInstant, memberName } from '#web/parts/people/member-text.ts';
import { StartProgram } from './invite/StartProgram.tsx';
import { MemberFields, type NewMemberInput } from './MemberFields.tsx';

/** First the form, then, in the same dialog, what goes out to the new member, and the link. */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const { user } = useCurrentUser();
  const { checkoutLink } = useBrand();
  const onOpenChange = (open: boolean) => !open && onClose();
  const form = useContractForm<typeof addMember.body, NewMemberInput>(addMember.body, {
    email: '',
    firstName: '',
    lastName: '',
    role: 'member',
    membership: { durationDays: usualActivationDays },
  });
  const add = useSend(addMember, {
    success: { title: 'Member created', description: 'The member has been added successfully' },
    failure: 'Failed to create member',
    onError: form.refuse,
  });
  const { errors } = form.formState;
  const save = (body: NewMemberInput) =>
    add.mutate({ body: body.role === 'admin' ? { ...body, membership: null, startProgram: null } : body });
  if (add.data) {
    return (
      <Dialog
        open
        onOpenChange={onOpenChange}
        {...invitationText({ name: memberName(add.data), email: add.data.email }, add.data.mailed)}
        footer={<DialogClose>Done</DialogClose>}
      >
        <InvitationLink url={add.data.inviteUrl}>
          {joinedText(
            add.data,
            dayOfInstant(add.data.subscriptionExpiresAt, user?.timeZone ?? 'UTC'),
            checkoutLink !== '',
          )}
        </InvitationLink>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Add New Member"
      description="They get a link to choose their own password."
      error={errors.root?.message}
      onSubmit={event => {
        const { currentTarget } = event;
        // For how long they are let in is a field that the form itself does not reach.
        return form.handleSubmit(save, () => focusFirstError(currentTarget))(event);
      }}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={add.isPending} pendingLabel="Adding...">
            Add Member
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <MemberFields register={form.register} errors={errors} />
        {form.watch('role') !== 'admin' && (
          <>
            <HowTheyJoin
              value={form.watch('membership')}
              onChange={membership => form.setValue('membership', membership, { shouldDirty: true })}
              error={errors.membership?.message}
            />
            <StartProgram
              value={form.watch('startProgram')}
              onChange={program => form.setValue('startProgram', program, { shouldDirty: true })}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
