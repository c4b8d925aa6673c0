import { CalendarClock, CalendarDays, ClipboardPlus, MessageSquare, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { SelectedBar } from '#web/ui/lists/SelectedBar.tsx';
import type { RowSelection } from '#web/lists/selection.ts';

type ManyBarProps = {
  /** Of the rows that are ticked, each once. */
  memberIds: readonly string[];
  /** Number of rows that could be ticked. */
  shown: number;
  selection: RowSelection;
};

type Act = 'assign' | 'group' | 'message' | 'extend' | 'move';

/** No dialog is opened before something is ticked. */
const dialogs = {
  assign: partToOpen(async () => (await import('./AssignToMany.tsx')).AssignToMany),
  group: partToOpen(async () => (await import('./GroupManyDialog.tsx')).GroupManyDialog),
  message: partToOpen(async () => (await import('./MessageToMany.tsx')).MessageToMany),
  extend: partToOpen(async () => (await import('./ExtendManyDialog.tsx')).ExtendManyDialog),
  move: partToOpen(async () => (await import('./MoveManyDialog.tsx')).MoveManyDialog),
};

const acts = [
  { act: 'assign' as const, label: 'Assign program', Icon: ClipboardPlus },
  { act: 'group' as const, label: 'Groups', Icon: Users },
  { act: 'message' as const, label: 'Message', Icon: MessageSquare },
  { act: 'extend' as const, label: 'Extend membership', Icon: CalendarDays },
  { act: 'move' as const, label: 'Move sessions', Icon: CalendarClock },
];

/** A coach's actions for several members at once, on every screen that lists them. */
export function ManyBar({ memberIds, shown, selection }: ManyBarProps) {
  const [opened, setOpened] = useState<Act | null>(null);
  const Opened = opened && dialogs[opened];
  return (
    <>
      <SelectedBar
        label="Selected members"
        thing="member"
        count={memberIds.length}
        isAll={selection.ids.length === shown}
        shown={shown}
        onSelectAll={selection.selectAll}
        onSelectNone={selection.selectNone}
        onEnd={selection.end}
      >
        {acts.map(({ act, label, Icon }) => (
          <Button
            key={act}
            size="sm"
            aria-haspopup="dialog"
            disabled={memberIds.length === 0}
            {...(act === 'assign' && { variant: 'primary' as const })}
            onClick={() => setOpened(act)}
          >
            <Icon aria-hidden="true" />
            {label}
          </Button>
        ))}
      </SelectedBar>
      {Opened && <Opened memberIds={memberIds} onClose={() => setOpened(null)} />}
    </>
  );
}
