import { Pencil, Play, Star, Trash2, Video } from 'lucide-react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { SelectRow } from '#web/lists/SelectRow.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { CardMenu } from './CardMenu.tsx';
import type { Exercise } from './library.ts';
import type { Opened } from './opened.ts';

type ExerciseCardProps = {
  exercise: Exercise;
  isArchived: boolean;
  /** Left out while nothing is being selected. */
  selected?: boolean | undefined;
  /** With shift, all from the one pressed last. */
  onSelect: (id: string, isRange: boolean) => void;
  onStar: (exercise: Exercise) => void;
  onOpen: (opened: Opened) => void;
};

const frame = 'flex min-w-0 flex-col gap-3 rounded-lg border bg-surface p-4';

export function ExerciseCard(props: ExerciseCardProps) {
  const { exercise, isArchived, selected, onSelect, onStar, onOpen } = props;
  const { id, name, category, difficultyLevel, description } = exercise;
  return (
    <li
      className={cx(
        frame,
        // The menu is larger than its card.
        '[contain-intrinsic-size:auto_14rem] not-has-[[role=menu]]:[content-visibility:auto]',
        selected ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex items-start gap-2">
        {selected !== undefined && (
          <SelectRow id={id} name={name} isSelected={selected} className="-mt-1" onPress={onSelect} />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="font-medium wrap-anywhere">{name}</h2>
          <p className="text-sm text-muted">
            {category} · <span className="capitalize">{difficultyLevel}</span>
          </p>
          <OtherNames exercise={exercise} />
        </div>
        {!isArchived && <StarButton exercise={exercise} onStar={onStar} />}
        <CardMenu exercise={exercise} isArchived={isArchived} onOpen={onOpen} />
      </div>
      {description && <p className="line-clamp-3 text-sm text-muted">{description}</p>}
      <div className="mt-auto flex items-end gap-2">
        <Labels exercise={exercise} />
        <Actions exercise={exercise} onOpen={onOpen} />
      </div>
    </li>
  );
}

function OtherNames({ exercise: { aliases, merged } }: { exercise: Exercise }) {
  const names = [...aliases, ...merged.map(({ name }) => name)];
  if (names.length === 0) return null;
  return <p className="text-sm wrap-anywhere text-faint">Also {names.join(', ')}</p>;
}

function StarButton({ exercise, onStar }: Pick<ExerciseCardProps, 'exercise' | 'onStar'>) {
  const { name, isFavourite = false } = exercise;
  return (
    <IconButton
      label={`Favourite: ${name}`}
      size="sm"
      aria-pressed={isFavourite}
      className={isFavourite ? 'text-accent' : ''}
      onClick={() => onStar(exercise)}
    >
      <Star className={isFavourite ? 'fill-current' : ''} />
    </IconButton>
  );
}

function Labels({ exercise: { muscleGroups, equipment } }: { exercise: Exercise }) {
  return (
    <ul className="flex min-w-0 flex-1 flex-wrap gap-1.5">
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
  );
}

/** Without any, the library says "None". */
const isThere = (item: string) => item !== 'None';

function Actions({ exercise, onOpen }: Pick<ExerciseCardProps, 'exercise' | 'onOpen'>) {
  const { name, videoUrl } = exercise;
  return (
    <div className="-mr-1.5 -mb-1.5 flex shrink-0">
      {videoUrl === '' && (
        <IconButton
          label={`Add your video of ${name}`}
          size="sm"
          onClick={() => onOpen({ what: 'edit', exercise, opensAt: 'videoUrl' })}
        >
          <Video />
        </IconButton>
      )}
      {videoUrl !== '' && (
        <IconButton label={`Watch ${name}`} size="sm" onClick={() => onOpen({ what: 'watch', exercise })}>
          <Play />
        </IconButton>
      )}
      <IconButton label={`Edit ${name}`} size="sm" onClick={() => onOpen({ what: 'edit', exercise })}>
        <Pencil />
      </IconButton>
      <IconButton label={`Delete ${name}`} size="sm" onClick={() => onOpen({ what: 'delete', exercise })}>
        <Trash2 />
      </IconButton>
    </div>
  );
}

export function ExerciseCardSkeleton() {
  return (
    <li className={`${frame} border-line`}>
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-6 w-2/3" />
    </li>
  );
}
