import { Pencil, Play, Trash2, Video } from 'lucide-react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { Exercise } from './library.ts';

type ExerciseCardProps = {
  exercise: Exercise;
  onWatch: (exercise: Exercise) => void;
  onEdit: (exercise: Exercise) => void;
  onAddVideo: (exercise: Exercise) => void;
  onDelete: (exercise: Exercise) => void;
};

const frame = 'flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4';

export function ExerciseCard({ exercise, onWatch, onEdit, onAddVideo, onDelete }: ExerciseCardProps) {
  const { name, category, difficultyLevel, description, muscleGroups, equipment } = exercise;
  return (
    <li className={`${frame} [contain-intrinsic-size:auto_12rem] [content-visibility:auto]`}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="font-medium break-words">{name}</h2>
          <p className="text-sm text-muted">
            {category} · <span className="capitalize">{difficultyLevel}</span>
          </p>
        </div>
        {exercise.videoUrl === '' && (
          <IconButton label={`Add your video of ${name}`} size="sm" onClick={() => onAddVideo(exercise)}>
            <Video />
          </IconButton>
        )}
        {exercise.videoUrl !== '' && (
          <IconButton label={`Watch ${name}`} size="sm" onClick={() => onWatch(exercise)}>
            <Play />
          </IconButton>
        )}
        <IconButton label={`Edit ${name}`} size="sm" onClick={() => onEdit(exercise)}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${name}`} size="sm" onClick={() => onDelete(exercise)}>
          <Trash2 />
        </IconButton>
      </div>
      {description && <p className="line-clamp-3 text-sm text-muted">{description}</p>}
      <ul className="mt-auto flex flex-wrap gap-1.5">
        {muscleGroups.map(muscle => (
          <li key={`muscle ${muscle}`}>
            <Badge tone="accent">{muscle}</Badge>
          </li>
        ))}
        {equipment.filter(isThere).map(item => (
          <li key={`equipment ${item}`}>
            <Badge>{item}</Badge>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Without any, the library says "None". */
const isThere = (item: string) => item !== 'None';

export function ExerciseCardSkeleton() {
  return (
    <li className={frame}>
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-6 w-2/3" />
    </li>
  );
}
