import { Archive, ArchiveRestore, EllipsisVertical, Merge, PersonStanding, Waypoints } from 'lucide-react';
import { useChangeMany } from '#web/features/exercises/many/use-change-many.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { DropdownMenu } from '#web/ui/dialogs/DropdownMenu.tsx';
import type { Exercise } from './library.ts';
import type { Opened } from './opened.ts';

type CardMenuProps = { exercise: Exercise; isArchived: boolean; onOpen: (opened: Opened) => void };

/** Rare actions on an exercise. */
export function CardMenu({ exercise, isArchived, onOpen }: CardMenuProps) {
  const { id, name } = exercise;
  const archive = useChangeMany(() => `${name} is ${isArchived ? 'back in the library' : 'archived'}`);
  const merge = {
    label: 'Merge into another…',
    icon: Merge,
    onSelect: () => onOpen({ what: 'merge', exercise }),
  };
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`More for ${name}`} size="sm">
          <EllipsisVertical />
        </IconButton>
      }
      items={[
        { label: 'Where it is used', icon: Waypoints, onSelect: () => onOpen({ what: 'uses', exercise }) },
        {
          label: 'Muscles',
          icon: PersonStanding,
          onSelect: () => onOpen({ what: 'muscles', exercises: [exercise], description: name }),
        },
        ...(isArchived ? [] : [merge]),
        {
          label: isArchived ? 'Bring back' : 'Archive',
          icon: isArchived ? ArchiveRestore : Archive,
          onSelect: () => archive.mutate({ body: { ids: [id], isArchived: !isArchived } }),
        },
      ]}
    />
  );
}
