import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { VideoFrame } from '#web/ui/text/VideoFrame.tsx';
import type { Exercise } from './library.ts';

/** How it is done, as the coach has it shown. */
export function WatchExercise({ exercise, onClose }: { exercise: Exercise; onClose: () => void }) {
  const { name, category, description, videoUrl } = exercise;
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={name} description={category} size="lg">
      <div className="grid gap-4">
        <VideoFrame link={videoUrl} title={name} />
        {description && <p className="whitespace-pre-line text-muted">{description}</p>}
      </div>
    </Dialog>
  );
}
