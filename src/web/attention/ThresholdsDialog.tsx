import { getAttentionSettings, setAttentionSettings } from '#contract/coaching/attention-settings.ts';
import {
  type AttentionSettings,
  type AttentionThreshold,
  attentionThresholds,
  thresholdNames,
} from '#domain/attention/attention-settings.ts';
import { useContractForm } from '#web/data/contract-form.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { NumberField } from '#web/ui/fields/NumberField.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

type Asked = { label: string; suffix: string };

const asked: Record<AttentionThreshold, Asked> = {
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
      {settings.error ? (
        <ErrorState
          message={sentenceOf(settings.error, 'What counts could not be loaded.')}
          onRetry={settings.refetch}
          retrying={settings.isFetching}
        />
      ) : (
        <Loading label="Loading what counts">
          <SkeletonLines lines={6} />
        </Loading>
      )}
    </Dialog>
  );
}

const title = 'What counts';

type ThresholdsProps = { settings: AttentionSettings; onClose: () => void };

function Thresholds({ settings, onClose }: ThresholdsProps) {
  const form = useContractForm<typeof setAttentionSettings.body, AttentionSettings>(
    setAttentionSettings.body,
    settings,
  );
  const { errors } = form.formState;
  const save = useSend(setAttentionSettings, {
    success: { title: 'What counts is saved' },
    onSuccess: onClose,
    onError: form.refuse,
  });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description="From when on a member calls for you. It holds for all coaches."
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
              {...asked[name]}
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
