import {
  ArrowLeftRight,
  CircleCheck,
  Ellipsis,
  Flag,
  HeartPulse,
  type LucideIcon,
  NotebookPen,
  Plus,
  SkipForward,
  Volume2,
} from 'lucide-react';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { workDoneOf } from '#domain/training-sessions/set-ahead.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { NoteDialog } from './real-life/NoteDialog.tsx';
import { PainDialog } from './real-life/PainDialog.tsx';
import { SettingsDialog } from './real-life/SettingsDialog.tsx';
import { SkipDialog } from './real-life/SkipDialog.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import type { ShownExercise } from './state/shown-session.ts';
import type { Player } from './state/use-player.ts';

/** These two look through the library. */
const AddDialog = partToOpen(async () => (await import('./real-life/AddDialog.tsx')).AddDialog);
const SwapDialog = partToOpen(async () => (await import('./real-life/SwapDialog.tsx')).SwapDialog);

type Opened = 'swap' | 'skip' | 'pain' | 'note' | 'add' | 'settings';

type Action = { label: string; icon: LucideIcon; isOff?: boolean; onSelect: () => void };

type ExerciseActionsProps = { player: Player; exercise: ShownExercise; isAwake: boolean; onEnd: () => void };

/** What happens in real life, behind one button: each is two taps away. */
export function ExerciseActions({ player, exercise, isAwake, onEnd }: ExerciseActionsProps) {
  const [opened, setOpened] = useState<{ what: Opened; exercise: ShownExercise; times: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const { kept, session } = player;
  const open = (what: Opened, of = exercise) => {
    setOpened(before => ({ what, exercise: of, times: (before?.times ?? 0) + 1 }));
    setOpen(true);
  };
  const close = () => setOpen(false);
  const of = opened?.exercise ?? exercise;
  const { prescriptionId } = of;
  const isOpenStill = exercise.state === 'open';
  const items: (Action | false)[] = [
    isOpenStill && session.maySwap && { label: 'Swap', icon: ArrowLeftRight, onSelect: () => open('swap') },
    isOpenStill &&
      !session.maySwap && {
        label: 'Swap: your coach has it off',
        icon: ArrowLeftRight,
        isOff: true,
        onSelect: () => undefined,
      },
    isOpenStill && { label: 'Skip', icon: SkipForward, onSelect: () => open('skip') },
    { label: 'Pain', icon: HeartPulse, onSelect: () => open('pain') },
    { label: 'Note', icon: NotebookPen, onSelect: () => open('note') },
    isOpenStill && { label: 'Add a set', icon: Plus, onSelect: player.more },
    isOpenStill &&
      workDoneOf(exercise) > 0 && {
        label: 'Done with this exercise',
        icon: CircleCheck,
        onSelect: () =>
          void player.leave(
            { kind: 'finish', prescriptionId: exercise.prescriptionId },
            `${exercise.name} finished`,
          ),
      },
    { label: 'Add an exercise', icon: Plus, onSelect: () => open('add') },
    { label: 'Sound and screen', icon: Volume2, onSelect: () => open('settings') },
    { label: 'End session', icon: Flag, onSelect: onEnd },
  ];
  const is = (what: Opened) => opened?.what === what && isOpen;
  return (
    <>
      <IconButton
        label={`More for ${exercise.name}`}
        aria-haspopup="dialog"
        aria-expanded={isListOpen}
        onClick={() => setListOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <Dialog open={isListOpen} onOpenChange={setListOpen} title={exercise.name} size="sm">
        <ul className="flex flex-col justify-end gap-1 max-sm:min-h-[calc(var(--visible-height,100dvh)-9rem)]">
          {items
            .filter(item => item !== false)
            .map(({ label, icon: Icon, onSelect, isOff }) => (
              <li key={label}>
                <Button
                  variant="ghost"
                  className="min-h-14 w-full justify-start gap-4 text-lg text-ink"
                  aria-disabled={isOff}
                  onClick={() => {
                    if (isOff) return;
                    setListOpen(false);
                    onSelect();
                  }}
                >
                  <Icon aria-hidden="true" /> {label}
                </Button>
              </li>
            ))}
        </ul>
      </Dialog>
      {opened?.what === 'swap' && (
        <SwapDialog
          key={opened.times}
          open={is('swap')}
          exercise={of}
          lifts={session.lifts}
          onClose={close}
          onSwap={(to, reason) => {
            close();
            void kept.tell({
              kind: 'swap',
              prescriptionId,
              exerciseId: to.id,
              reason,
              exercise: { name: to.name, category: to.category },
            });
            player.say(`${to.name} in place of ${of.name}`);
            player.setLastAct({
              words: 'Swap',
              takeBack: [{ kind: 'back', prescriptionId }],
              prescriptionId,
            });
            if (reason === 'pain') open('pain', of);
          }}
        />
      )}
      {opened?.what === 'skip' && (
        <SkipDialog
          open={is('skip')}
          name={of.name}
          onClose={close}
          onSkip={reason => {
            close();
            void player.leave({ kind: 'skip', prescriptionId, reason }, `${of.name} skipped`);
            if (reason === 'pain') open('pain', of);
          }}
        />
      )}
      {opened?.what === 'pain' && (
        <PainDialog
          key={opened.times}
          open={is('pain')}
          name={of.name}
          onClose={close}
          onPain={(where, level) => {
            close();
            void kept.tell({ kind: 'pain', prescriptionId, setNum: null, where, level });
            player.say('Pain noted');
          }}
        />
      )}
      {opened?.what === 'note' && (
        <NoteDialog
          key={opened.times}
          open={is('note')}
          name={of.name}
          note={of.note}
          onClose={close}
          onNote={text => {
            close();
            void kept.tell({ kind: 'note', prescriptionId, setNum: null, text });
            player.say('Note kept');
          }}
        />
      )}
      {opened?.what === 'add' && (
        <AddDialog
          key={opened.times}
          open={is('add')}
          onClose={close}
          onAdd={added => {
            close();
            const id = newId();
            void kept
              .tell({
                kind: 'add',
                prescriptionId: id,
                exerciseId: added.id,
                exercise: { name: added.name, category: added.category },
              })
              .then(() => player.goTo(id));
            player.say(`${added.name} added`);
          }}
        />
      )}
      {opened?.what === 'settings' && (
        <SettingsDialog open={is('settings')} isAwake={isAwake} onClose={close} />
      )}
    </>
  );
}
