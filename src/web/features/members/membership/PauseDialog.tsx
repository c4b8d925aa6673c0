import type * as z from 'zod/mini';
import { pauseMembership } from '#contract/members/by-hand.ts';
import { addDays, daysBetween, formatDate, type PlainDate } from '#domain/plain-date.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { memberName } from '#web/parts/people/member-text.ts';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { OneOf } from '#web/ui/fields/OneOf.tsx';
import { counted } from '#web/ui/text/words.ts';
import { openUntilText } from './membership-acts.ts';

type Pause = z.input<typeof pauseMembership.body>;

const ways = [
  {
    value: 'move-on' as const,
    label: 'The rest moves on',
    explained: 'By whole weeks, on the same weekdays; the end moves as far.',
  },
  {
    value: 'dates-stay' as const,
    label: 'The dates stay',
    explained: 'What falls into the pause is left out, and the end stays.',
  },
];

/** Pauses a membership until a day, and the programs with it. */
export function PauseDialog({ person, onClose }: { person: PersonInFull; onClose: () => void }) {
  const { user } = useCurrentUser();
  const today = useToday();
  const form = useContractForm<typeof pauseMembership.body, Pause>(pauseMembership.body, {
    until: addDays(today, 14),
    programs: true,
    resume: 'move-on',
  });
  const { errors } = form.formState;
  const pause = useSend(pauseMembership, {
    success: ({ expiresAt, programs }) => ({
      title: 'Membership paused',
      description: [
        openUntilText(expiresAt, user?.timeZone ?? 'UTC'),
        programs > 0 && `${counted(programs, 'program')} paused`,
      ]
        .filter(Boolean)
        .join(', '),
    }),
    failure: 'The membership could not be paused',
    onSuccess: onClose,
    onError: form.refuse,
  });
  const { until, programs, resume } = form.watch();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Pause Membership"
      description={`From today on, for ${memberName(person)}. You can take the pause back later, under Payments and Days.`}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(body => pause.mutate({ params: { id: person.id }, body }))}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={pause.isPending} pendingLabel="Pausing...">
            Pause
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DateField
          label="Until"
          hint={pauseText(today, until)}
          min={addDays(today, 1)}
          className="sm:max-w-64"
          error={errors.until?.message}
          {...form.register('until')}
        />
        <Checkbox
          label="Pause the programs as well"
          hint="They go on by themselves on that day, and nothing counts as missed until then."
          {...form.register('programs')}
        />
        {programs && (
          <OneOf
            legend="How the programs go on"
            options={ways}
            value={resume ?? 'move-on'}
            onChange={way => form.setValue('resume', way)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** 'It goes on on Dec 12, 2026: the end moves on by 14 days.' */
function pauseText(today: PlainDate, until: PlainDate): string {
  const days = until === '' ? 0 : daysBetween(today, until);
  return days < 1
    ? 'The day on which it goes on.'
    : `It goes on on ${formatDate(until)}: the end moves on by ${counted(days, 'day')}.`;
}
