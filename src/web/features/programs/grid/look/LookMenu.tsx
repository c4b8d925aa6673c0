import { Check } from 'lucide-react';
import { useStore } from '#web/state/use-store.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DropdownMenu, type MenuItem } from '#web/ui/dialogs/DropdownMenu.tsx';
import { changeLook, type GridLook, gridLook } from './grid-look.ts';

const choices: readonly { label: string; look: Partial<GridLook> }[] = [
  { label: 'Narrow weeks', look: { width: 'narrow' } },
  { label: 'Standard weeks', look: { width: 'standard' } },
  { label: 'Wide weeks', look: { width: 'wide' } },
  { label: 'Compact rows', look: { rows: 'compact' } },
  { label: 'Standard rows', look: { rows: 'standard' } },
];

/** Display settings: width of the weeks and height of the lines. */
export function LookMenu() {
  const look = useStore(gridLook);
  const items = choices.map(({ label, look: part }): MenuItem => {
    const isChosen = Object.entries(part).every(([key, value]) => look[key as keyof GridLook] === value);
    return {
      id: label,
      label: isChosen ? `${label}, chosen` : label,
      ...(isChosen && { icon: Check }),
      onSelect: () => changeLook(part),
    };
  });
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button size="sm" variant="secondary">
          View
        </Button>
      }
      items={items}
    />
  );
}
