import { CircleAlert, CircleCheck, CircleDashed, Pencil } from 'lucide-react';
import { listVideoChecks } from '#contract/exercises/videos.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { dayOfInstant } from '#web/parts/people/member-text.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { useVideoCheck } from './use-video-check.ts';
import { summaryOf, troubledFirst } from './video-text.ts';

type VideosDialogProps = { onEdit: (exerciseId: string) => void; onClose: () => void };

/** The videos of the library: whether each answered at the last check, those that did not first. */
export function VideosDialog({ onEdit, onClose }: VideosDialogProps) {
  const videos = useRead(listVideoChecks, {});
  const { check, progress, failure } = useVideoCheck();
  const all = troubledFirst(videos.data ?? []);
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Videos"
      description="Checks whether each link still works."
      size="lg"
      error={failure}
      footer={
        <>
          <DialogClose>Close</DialogClose>
          <Button
            variant="primary"
            disabled={all.length === 0}
            pending={progress !== null}
            pendingLabel="Checking..."
            onClick={check}
          >
            Check now
          </Button>
        </>
      }
    >
      <Query
        of={videos}
        failed="The videos could not be loaded."
        loading={
          <Loading label="Loading...">
            <SkeletonLines lines={6} />
          </Loading>
        }
      >
        {() => (
          <div className="grid gap-3">
            <p role="status" className="text-sm text-muted">
              {progress && progress.of > 0 ? `${progress.asked} of ${progress.of} checked` : summaryOf(all)}
            </p>
            <ul className="grid divide-y divide-line">
              {all.map(video => (
                <VideoLine key={video.exerciseId} video={video} onEdit={() => onEdit(video.exerciseId)} />
              ))}
            </ul>
          </div>
        )}
      </Query>
    </Dialog>
  );
}

type Video = ResponseOf<typeof listVideoChecks>[number];

function VideoLine({ video, onEdit }: { video: Video; onEdit: () => void }) {
  const { exerciseName, link, last } = video;
  const { user } = useCurrentUser();
  const on = last && dayOfInstant(last.at, user?.timeZone ?? 'UTC');
  const Icon = last === null ? CircleDashed : last.answers ? CircleCheck : CircleAlert;
  const tone = last === null ? 'text-faint' : last.answers ? 'text-success' : 'text-danger';
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{exerciseName}</p>
        <p className={`text-sm ${tone}`}>
          {last === null && 'Not checked yet'}
          {last !== null && (last.answers ? `Working on ${on}` : `${last.why} Checked on ${on}.`)}
        </p>
        <p className="text-sm wrap-anywhere text-faint">{link}</p>
      </div>
      <IconButton label={`Edit ${exerciseName}`} size="sm" onClick={onEdit}>
        <Pencil />
      </IconButton>
    </li>
  );
}
