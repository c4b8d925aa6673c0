import { foldOwnChanges, loadChange } from '#domain/training/own/own-change.ts';
import { loadChangeText } from '#domain/training/own/own-change-text.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useDays } from '#web/session/today.ts';
import { sessionDay } from '#web/parts/day-record/day-text.ts';
import { madeText } from '#web/parts/day-record/own-change-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import type { WeekChanges } from './use-week-changes.ts';
import { type ComingDay, hasChangedLoad } from './week-text.ts';

type LightenAgainProps = { days: readonly ComingDay[]; changes: WeekChanges };

/** Asks before a load is made lighter that was changed already. */
export function LightenAgain({ days, changes: { answerLightenAgain, isSaving } }: LightenAgainProps) {
  const when = useDays();
  const { user } = useCurrentUser();
  const changed = days.filter(hasChangedLoad);
  const others = days.filter(day => !hasChangedLoad(day));
  const [{ ownChanges } = { ownChanges: [] }] = changed;
  const { load } = foldOwnChanges(ownChanges);
  const since = load ? ` ${madeText(load, { today: when.readers, zone: user?.timeZone ?? 'UTC' })}` : '';
  const dates = changed.map(({ date }) => sessionDay(date, when)).join(', ');
  return (
    <ConfirmDialog
      open
      onOpenChange={open => open || answerLightenAgain([])}
      title="Lighten further?"
      description={`Already ${loadChangeText(loadChange(ownChanges))}${since}. ${dates}.`}
      tone="primary"
      confirmLabel="Lighten further"
      pending={isSaving}
      onConfirm={() => answerLightenAgain(days)}
    >
      {others.length > 0 && (
        <Button disabled={isSaving} onClick={() => answerLightenAgain(others)}>
          Only {others.length === 1 ? 'the other session' : `the other ${others.length} sessions`}
        </Button>
      )}
    </ConfirmDialog>
  );
}
