import {
  ArrowLeftRight,
  ListChecks,
  CircleCheck,
  Ellipsis,
  Flag,
  HeartPulse,
  type LucideIcon,
  MessageSquare,
  NotebookPen,
  Play,
  Plus,
  SkipForward,
  Volume2,
} from 'lucide-react';
import { useContext, useState } from 'react';
import { v7 as newId } from 'uuid';
import type { ExerciseEvent } from '#domain/training-sessions/player/player-event.ts';
import { workDone } from '#domain/training-sessions/player/next-set.ts';
import { openExercise } from '#web/parts/records/link/exercise-address.ts';
import { CoachedMember } from '#web/features/training-sessions/coached-member.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { NoteDialog } from './real-life/NoteDialog.tsx';
import { PainDialog } from './real-life/PainDialog.tsx';
import { SkipDialog } from './real-life/SkipDialog.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import type { ShownExercise, ShownSession } from './state/shown-session.ts';
import type { Act } from './state/use-player.ts';

/** Rarely opened: fetched at the first touch of the page. */
const AddDialog = partToOpen(async () => (await import('./real-life/AddDialog.tsx')).AddDialog);
const SwapDialog = partToOpen(async () => (await import('./real-life/SwapDialog.tsx')).SwapDialog);

const SettingsDialog = partToOpen(
  async () => (await import('./real-life/SettingsDialog.tsx')).SettingsDialog,
);
const HowToDialog = partToOpen(async () => (await import('#web/parts/how-to/HowToDialog.tsx')).HowToDialog);
const CoachDialog = partToOpen(async () => (await import('./real-life/CoachDialog.tsx')).CoachDialog);

type OpenDialog = 'how-to' | 'coach' | 'swap' | 'skip' | 'pain' | 'note' | 'add' | 'settings';

type Action = { label: string; icon: LucideIcon; isOff?: boolean; onSelect: () => void };

type ExerciseActionsProps = {
  session: ShownSession;
  exercise: ShownExercise;
  act: Act;
  isAwake: boolean;
  onEnd: () => void;
};

type Named = Pick<ShownExercise, 'name' | 'category'> & { id: string };

/** By name: the device may not know it yet. */
const newExercise = ({ id, name, category }: Named) => ({ exerciseId: id, exercise: { name, category } });

/** What happens in real life, behind one button: each is two taps away. */
export function ExerciseActions({ session, exercise, act, isAwake, onEnd }: ExerciseActionsProps) {
  const [opened, setOpened] = useState<{ what: OpenDialog; exercise: ShownExercise; times: number } | null>(
    null,
  );
  const [isOpen, setOpen] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const open = (what: OpenDialog, of = exercise) => {
    setOpened(before => ({ what, exercise: of, times: (before?.times ?? 0) + 1 }));
    setOpen(true);
  };
  const close = () => setOpen(false);
  const save = (event: ExerciseEvent, announcement: string) => {
    close();
    act({ kind: 'event', event, announcement });
  };
  const of = opened?.exercise ?? exercise;
  const { prescriptionId } = of;
  const isOpenStill = exercise.state === 'open';
  // A coach who trains beside a member has both at hand elsewhere.
  const isOwn = useContext(CoachedMember) === null;
  const items: (Action | false)[] = [
    { label: 'How to', icon: Play, onSelect: () => open('how-to') },
    isOwn && { label: 'History', icon: ListChecks, onSelect: () => openExercise(exercise.exerciseId) },
    isOwn && { label: 'Write to your coach', icon: MessageSquare, onSelect: () => open('coach') },
    isOpenStill && session.maySwap && { label: 'Swap', icon: ArrowLeftRight, onSelect: () => open('swap') },
    isOpenStill &&
      !session.maySwap && {
        label: 'Swap: turned off by your coach',
        icon: ArrowLeftRight,
        isOff: true,
        onSelect: () => undefined,
      },
    isOpenStill && { label: 'Skip', icon: SkipForward, onSelect: () => open('skip') },
    { label: 'Pain', icon: HeartPulse, onSelect: () => open('pain') },
    { label: 'Note', icon: NotebookPen, onSelect: () => open('note') },
    isOpenStill && { label: 'Add a set', icon: Plus, onSelect: () => act({ kind: 'add-set' }) },
    isOpenStill &&
      workDone(exercise) > 0 && {
        label: 'Finish this exercise',
        icon: CircleCheck,
        onSelect: () =>
          save({ kind: 'finish', prescriptionId: exercise.prescriptionId }, `${exercise.name} finished`),
      },
    { label: 'Add an exercise', icon: Plus, onSelect: () => open('add') },
    { label: 'Sound and screen', icon: Volume2, onSelect: () => open('settings') },
    { label: 'End session', icon: Flag, onSelect: onEnd },
  ];
  const is = (what: OpenDialog) => opened?.what === what && isOpen;
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
                  className="min-h-14 w-full justify-start gap-4 text-left text-lg text-ink"
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
      {opened?.what === 'how-to' && (
        <HowToDialog
          key={opened.times}
          open={is('how-to')}
          exercise={{ ...of, assignmentId: session.assignmentId }}
          onClose={close}
        />
      )}
      {opened?.what === 'coach' && (
        <CoachDialog key={opened.times} open={is('coach')} session={session} exercise={of} onClose={close} />
      )}
      {opened?.what === 'swap' && (
        <SwapDialog
          key={opened.times}
          open={is('swap')}
          exercise={of}
          lifts={session.lifts}
          pains={session.exercises.flatMap(one => one.pains.map(({ where }) => where))}
          onClose={close}
          onSwap={(to, reason) => {
            save(
              { kind: 'swap', prescriptionId, reason, ...newExercise(to) },
              `${of.name} swapped for ${to.name}`,
            );
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
            save({ kind: 'skip', prescriptionId, reason }, `${of.name} skipped`);
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
          onPain={(where, level) =>
            save({ kind: 'pain', prescriptionId, setNum: null, where, level }, 'Pain noted')
          }
        />
      )}
      {opened?.what === 'note' && (
        <NoteDialog
          key={opened.times}
          open={is('note')}
          name={of.name}
          note={of.note}
          onClose={close}
          onNote={text => save({ kind: 'note', prescriptionId, setNum: null, text }, 'Note saved')}
        />
      )}
      {opened?.what === 'add' && (
        <AddDialog
          key={opened.times}
          open={is('add')}
          onClose={close}
          onAdd={added =>
            save({ kind: 'add', prescriptionId: newId(), ...newExercise(added) }, `${added.name} added`)
          }
        />
      )}
      {opened?.what === 'settings' && (
        <SettingsDialog open={is('settings')} isAwake={isAwake} onClose={close} />
      )}
    </>
  );
}
