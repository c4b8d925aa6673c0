import {
  ArrowLeftRight,
  CircleCheck,
  EllipsisVertical,
  Flag,
  HeartPulse,
  NotebookPen,
  Plus,
  SkipForward,
  Volume2,
} from 'lucide-react';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { workDoneOf } from '#domain/training-sessions/set-ahead.ts';
import { DropdownMenu, type MenuItem } from '#web/ui/dialogs/DropdownMenu.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { AddDialog } from './real-life/AddDialog.tsx';
import { NoteDialog } from './real-life/NoteDialog.tsx';
import { PainDialog } from './real-life/PainDialog.tsx';
import { SettingsDialog } from './real-life/SettingsDialog.tsx';
import { SkipDialog } from './real-life/SkipDialog.tsx';
import { SwapDialog } from './real-life/SwapDialog.tsx';
import type { ShownExercise } from './state/shown-session.ts';
import type { Player } from './state/use-player.ts';

type Opened = 'swap' | 'skip' | 'pain' | 'note' | 'add' | 'settings';

type ExerciseActionsProps = { player: Player; exercise: ShownExercise; isAwake: boolean; onEnd: () => void };

/** What happens in real life, behind one button: each is two taps away. */
export function ExerciseActions({ player, exercise, isAwake, onEnd }: ExerciseActionsProps) {
  const [opened, setOpened] = useState<{ what: Opened; exercise: ShownExercise; times: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { kept, session } = player;
  const open = (what: Opened, of = exercise) => {
    setOpened(before => ({ what, exercise: of, times: (before?.times ?? 0) + 1 }));
    setOpen(true);
  };
  const close = () => setOpen(false);
  const of = opened?.exercise ?? exercise;
  const { prescriptionId } = of;
  const isOpenStill = exercise.state === 'open';
  const items: (MenuItem | false)[] = [
    isOpenStill && session.maySwap && { label: 'Swap', icon: ArrowLeftRight, onSelect: () => open('swap') },
    isOpenStill &&
      !session.maySwap && {
        label: 'Swap: your coach has it off',
        icon: ArrowLeftRight,
        disabled: true,
        onSelect: () => undefined,
      },
    isOpenStill && { label: 'Skip', icon: SkipForward, onSelect: () => open('skip') },
    { label: 'Pain', icon: HeartPulse, onSelect: () => open('pain') },
    { label: 'Note', icon: NotebookPen, onSelect: () => open('note') },
    isOpenStill && { label: 'Add a set', icon: Plus, onSelect: player.more },
    isOpenStill &&
      workDoneOf(exercise) > 0 && {
        label: 'Drop the rest',
        icon: CircleCheck,
        onSelect: () =>
          void player.leave({ kind: 'finish', prescriptionId: exercise.prescriptionId }, 'Rest dropped'),
      },
    { label: 'Add an exercise', icon: Plus, onSelect: () => open('add') },
    { label: 'Sound and screen', icon: Volume2, onSelect: () => open('settings') },
    { label: 'End session', icon: Flag, onSelect: onEnd },
  ];
  const is = (what: Opened) => opened?.what === what && isOpen;
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={`More for ${exercise.name}`}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
        items={items.filter(item => item !== false)}
      />
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
