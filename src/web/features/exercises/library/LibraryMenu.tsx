import { EllipsisVertical, ListChecks, PersonStanding, Video } from 'lucide-react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { DropdownMenu } from '#web/ui/dialogs/DropdownMenu.tsx';
import { counted } from '#web/ui/text/words.ts';
import type { Exercise } from './library.ts';
import type { Opened } from './opened.ts';

type LibraryMenuProps = {
  shown: readonly Exercise[];
  onSelect: () => void;
  onOpen: (opened: Opened) => void;
};

/** Actions on the library as a whole, or on what is shown of it. */
export function LibraryMenu({ shown, onSelect, onOpen }: LibraryMenuProps) {
  const description = `Of the ${counted(shown.length, 'exercise')} shown`;
  return (
    <DropdownMenu
      trigger={
        <IconButton label="More for the library" variant="secondary">
          <EllipsisVertical />
        </IconButton>
      }
      items={[
        { label: 'Select several', icon: ListChecks, onSelect },
        {
          label: 'Muscles trained',
          icon: PersonStanding,
          onSelect: () => onOpen({ what: 'muscles', exercises: shown, description }),
        },
        { label: 'Check videos', icon: Video, onSelect: () => onOpen({ what: 'videos' }) },
      ]}
    />
  );
}
