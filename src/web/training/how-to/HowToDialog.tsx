import { HowItIsDone } from '#web/exercises/HowItIsDone.tsx';
import { useKeptSince } from '#web/offline/signal.ts';
import { NoSignal } from '#web/training/day/DayWorkWaiting.tsx';
import type { LogTarget } from '#web/training/day/training-day.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { useGuide } from './use-guide.ts';

type HowToDialogProps = { open: boolean; target: LogTarget; onClose: () => void };

/** How an exercise of the day is done: the words without a signal too, once the device has them. */
export function HowToDialog({ open, target, onClose }: HowToDialogProps) {
  const { name, category } = target.exercise.exercise;
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title={name}
      description={`How it is done · ${category}`}
      size="lg"
    >
      <Guide target={target} />
    </Dialog>
  );
}

function Guide({ target }: Pick<HowToDialogProps, 'target'>) {
  const { guide, read } = useGuide(target);
  // The browser knows of a cable; what is shown from the device tells of a server out of reach.
  const isOffline = useKeptSince() !== null || !navigator.onLine;
  if (guide) return <HowItIsDone {...guide} name={target.exercise.exercise.name} isOffline={isOffline} />;
  if (read.fetchStatus === 'paused') return <NoSignal />;
  if (read.isError) {
    return (
      <ErrorState
        message="How it is done could not be loaded."
        onRetry={read.refetch}
        retrying={read.isFetching}
      />
    );
  }
  return (
    <Loading label="Loading how it is done" className="grid gap-3">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </Loading>
  );
}
