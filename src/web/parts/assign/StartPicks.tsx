import { addDays, mondayOf, type PlainDate } from '#domain/plain-date.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

/** The two days on which most programs start. */
export function StartPicks({ onPick }: { onPick: (date: PlainDate) => void }) {
  const today = useToday();
  return (
    <div className="-ml-2 flex flex-wrap">
      <Button size="sm" variant="ghost" className="px-2" onClick={() => onPick(today)}>
        Today
      </Button>
      <Button size="sm" variant="ghost" className="px-2" onClick={() => onPick(addDays(mondayOf(today), 7))}>
        Next Monday
      </Button>
    </div>
  );
}
