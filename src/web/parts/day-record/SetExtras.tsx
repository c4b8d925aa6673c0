import { ArrowLeftRight, HeartPulse, MessageSquareText } from 'lucide-react';
import { useUnits } from '#web/measures/use-units.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import type { ExerciseRecord } from './day-record.ts';
import { earlierTexts, type Happened, isMixed, painText, type SetRecord } from './session-text.ts';

const kinds = { drop: 'Drop set', failure: 'To failure' } as const;

/** Marks of a set beside its numbers: its kind, where it hurt, of which exercise it was. */
export function SetMarks({ set, happened }: { set: SetRecord; happened: Happened }) {
  const { setKind, instead } = set;
  return (
    <>
      {(setKind === 'drop' || setKind === 'failure') && <Badge>{kinds[setKind]}</Badge>}
      {instead && (
        <Badge>
          <ArrowLeftRight aria-hidden="true" /> {instead.name}, before the swap
        </Badge>
      )}
      {happened.pains
        .filter(({ setNum }) => setNum === set.setNum)
        .map(pain => (
          <PainMark key={pain.where} pain={pain} />
        ))}
    </>
  );
}

export function PainMark({ pain }: { pain: { where: string; level: number } }) {
  return (
    <Badge tone="danger">
      <HeartPulse role="img" aria-label="Pain" /> {painText(pain)}
    </Badge>
  );
}

type SetWordsProps = {
  set: SetRecord;
  happened: Happened;
  category: ExerciseRecord['exercise']['category'];
  zone: string;
};

/** Whether there is more to say of a set than its row does. */
export const hasText = (set: SetRecord, { setNotes, sets }: Happened): boolean =>
  set.earlier.length > 0 ||
  setNotes.some(({ setNum }) => setNum === set.setNum) ||
  (set.enteredBy !== null && isMixed(sets));

/** Notes on one set, who entered it where they did not enter all, and, when asked, its earlier values. */
export function SetWords({ set, happened, category, zone }: SetWordsProps) {
  const units = useUnits();
  const note = happened.setNotes.find(({ setNum }) => setNum === set.setNum)?.text;
  const isOfSome = set.enteredBy !== null && isMixed(happened.sets);
  return (
    <>
      {note !== undefined && (
        <span className="flex gap-1.5">
          <MessageSquareText role="img" aria-label="Note" className="mt-0.5 size-4 shrink-0 text-accent" />
          <span className="min-w-0 whitespace-pre-line wrap-anywhere">{note}</span>
        </span>
      )}
      {isOfSome && <span className="text-xs text-faint">Entered by {set.enteredBy}</span>}
      {set.earlier.length > 0 && (
        <details className="text-xs text-muted">
          <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4 pointer-coarse:min-h-11">
            Corrected
          </summary>
          {earlierTexts(category, set, units, zone).map(text => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
        </details>
      )}
    </>
  );
}
