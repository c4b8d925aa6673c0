import { getAttentionSettings, setAttentionSettings } from '#contract/coaching/attention-settings.ts';
import {
  type AttentionSettings,
  type AttentionThreshold,
  attentionThresholds,
  thresholdNames,
} from '#domain/attention/attention-settings.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

type ThresholdLabel = { label: string; suffix: string };

const thresholdLabels: Record<AttentionThreshold, ThresholdLabel> = {
  painLevel: { label: 'Pain, from', suffix: 'of 10' },
  membershipDays: { label: 'Membership ends, and nothing renews it, within', suffix: 'days' },
  missedDays: { label: 'Training days missed, from', suffix: 'days' },
  missedWithinDays: { label: 'Missed days count for', suffix: 'days' },
  noProgramDays: { label: 'No training day within', suffix: 'days' },
  endsSoonDays: { label: 'The last training day within', suffix: 'days' },
  harderBy: { label: 'Harder than prescribed, by', suffix: 'RPE' },
  quietDays: { label: 'No word from you for', suffix: 'days' },
};

/** From when on each reason brings a member to the top. */
export function ThresholdsDialog({ onClose }: { onClose: () => void }) {
  const settings = useRead(getAttentionSettings, {});
  if (settings.data) return <Thresholds settings={settings.data} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      footer={<DialogClose>Close</DialogClose>}
    >
      <Query
        of={settings}
        failed="The thresholds could not be loaded."
        loading={
          <Loading label="Loading the thresholds">
            <SkeletonLines lines={6} />
          </Loading>
        }
      />
    </Dialog>
  );
}

const title = 'Thresholds';

type ThresholdsProps = { settings: AttentionSettings; onClose: () => void };

function Thresholds({ settings, onClose }: ThresholdsProps) {
  const form = useContractForm<typeof setAttentionSettings.body, AttentionSettings>(
    setAttentionSettings.body,
    settings,
  );
  const { errors } = form.formState;
  const save = useSend(setAttentionSettings, {
    success: { title: 'Thresholds saved' },
    onSuccess: onClose,
    onError: form.refuse,
  });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description="From when on a member needs you. They hold for all coaches."
      error={errors.root?.message}
      onSubmit={form.handleSubmit(body => save.mutate({ body }))}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {thresholdNames.map(name => {
          const { least, most, step } = attentionThresholds[name];
          return (
            <NumberField
              key={name}
              {...thresholdLabels[name]}
              decimal={step < 1}
              step={step}
              least={least}
              most={most}
              error={errors[name]?.message}
              {...form.register(name)}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
