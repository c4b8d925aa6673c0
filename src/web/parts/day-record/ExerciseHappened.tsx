import { ArrowLeftRight, CircleSlash, Hourglass, UserCheck } from 'lucide-react';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { capitalised } from '#web/ui/text/words.ts';
import type { ExerciseRecord } from './day-record.ts';
import { enteredText, type Happened, isMixed, reasonText } from './session-text.ts';
import { PainMark } from './SetExtras.tsx';

type ExerciseHappenedProps = { record: ExerciseRecord; happened: Happened };

/** Events of an exercise in its session: swapped, skipped, begun and not finished, and where it hurt. */
export function ExerciseHappened({ record, happened }: ExerciseHappenedProps) {
  const { state, skipReason, swappedTo, swapReason, sets } = happened;
  const entered = isMixed(sets) ? null : enteredText(happened.enteredBy);
  const onNoSet = happened.pains.filter(({ setNum }) => !sets.some(set => set.setNum === setNum));
  return (
    <>
      {swappedTo && (
        <p className="flex basis-full items-start gap-1.5">
          <ArrowLeftRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium">{swappedTo.name}</span>{' '}
            <span className="text-muted">instead{swapReason !== null && `: ${reasonText(swapReason)}`}</span>
          </span>
        </p>
      )}
      {skipReason !== null && (
        <Badge tone="warning">
          <CircleSlash aria-hidden="true" /> Skipped: {reasonText(skipReason)}
        </Badge>
      )}
      {state === 'open' && !record.log && sets.length > 0 && (
        <Badge tone="info">
          <Hourglass aria-hidden="true" /> Started, not finished
        </Badge>
      )}
      {onNoSet.map(pain => (
        <PainMark key={`${pain.where} ${pain.setNum}`} pain={pain} />
      ))}
      {entered !== null && (
        <span className="flex items-center gap-1.5 text-xs text-faint">
          <UserCheck aria-hidden="true" className="size-4 shrink-0" />
          {capitalised(entered)}
        </span>
      )}
    </>
  );
}

/** The member's notes on the exercise, and on sets that are gone. */
export function wordsOf({ note, setNotes, sets }: Happened): string | null {
  const onNoSet = setNotes.filter(({ setNum }) => !sets.some(set => set.setNum === setNum));
  const lines = [note, ...onNoSet.map(({ setNum, text }) => `Set ${setNum}: ${text}`)].filter(Boolean);
  return lines.length > 0 ? lines.join('\n') : null;
}
