import type { ReactNode } from 'react';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Fetched, lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { VideoFrame } from '#web/ui/video/VideoFrame.tsx';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';

/** A picture to what the labels say: it comes when it is looked at, and is done without where it does not. */
const MuscleGroups = lazyPart(
  async () => (await import('#web/parts/exercise-picker/muscles/MuscleGroups.tsx')).MuscleGroups,
  Nothing,
);

type HowItIsDoneProps = Pick<LibraryExercise, 'description' | 'muscleGroups' | 'equipment' | 'videoUrl'> & {
  name: string;
  /** A video plays only with a signal; the words are there all the same. */
  isOffline?: boolean;
};

/** The coach's video, what to do, and with what. */
export function HowItIsDone(props: HowItIsDoneProps) {
  const { name, description, muscleGroups, equipment, videoUrl, isOffline = false } = props;
  if (description === '' && videoUrl === '' && muscleGroups.length === 0) {
    return <p className="text-muted">No instructions yet. Ask your coach.</p>;
  }
  return (
    <div className="grid gap-5">
      {videoUrl !== '' && isOffline && <p className="text-sm text-warning">The video needs a signal.</p>}
      {!isOffline && <VideoFrame link={videoUrl} title={name} />}
      {description && <p className="max-w-prose whitespace-pre-line">{description}</p>}
      <dl className="grid gap-4 sm:grid-cols-2">
        <Labels name="Muscles" labels={muscleGroups} tone="accent" />
        <Labels name="Equipment" labels={equipment} none="None needed" />
      </dl>
      <Fetched part={MuscleGroups} props={{ labels: muscleGroups }} />
    </div>
  );
}

type LabelsProps = { name: string; labels: readonly string[]; tone?: 'accent'; none?: ReactNode };

function Labels({ name, labels, tone, none }: LabelsProps) {
  const there = labels.filter(label => label !== 'None');
  if (there.length === 0 && labels.length === 0) return null;
  return (
    <div>
      <dt className="mb-1.5 text-sm text-faint">{name}</dt>
      {there.length === 0 && <dd className="text-sm text-muted">{none}</dd>}
      {there.length > 0 && (
        <dd className="flex flex-wrap gap-1.5">
          {there.map(label => (
            <Badge key={label} {...(tone && { tone })}>
              {label}
            </Badge>
          ))}
        </dd>
      )}
    </div>
  );
}
