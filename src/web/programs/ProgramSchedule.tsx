import { Copy } from 'lucide-react';
import { useCallback, useState } from 'react';
import { weekdays } from '#domain/plain-date.ts';
import { Button } from '#web/ui/Button.tsx';
import { TabPanel } from '#web/ui/Tabs.tsx';
import { DayCard } from './DayCard.tsx';
import { dayOf, type Draft, exercisesInWeek, weekCountOf, weekNumbersOf } from './draft.ts';
import type { DraftChange } from './draft-changes.ts';
import { counted } from './program-words.ts';
import { type Opened, ScheduleDialog } from './ScheduleDialog.tsx';
import { dayColumns, WeekTabs } from './WeekTabs.tsx';

type ProgramScheduleProps = {
  draft: Draft;
  change: (change: DraftChange) => void;
  /** The exercises of the library, once it is here. */
  known: ReadonlySet<string> | undefined;
};

/** One tab a week, of which only the one shown is drawn, and its seven days. */
export function ProgramSchedule({ draft, change, known }: ProgramScheduleProps) {
  const [chosen, setChosen] = useState(1);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const week = Math.min(chosen, weekCountOf(draft));
  return (
    <section aria-labelledby="weekly-schedule" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="weekly-schedule" className="display text-xl">
            Weekly Schedule
          </h2>
          <p className="text-sm text-muted">
            Week {week}: {counted(exercisesInWeek(draft, week), 'exercise')}. A day without exercises is a
            rest day.
          </p>
        </div>
        <Button
          disabled={weekCountOf(draft) === 1}
          onClick={() => setOpened({ dialog: 'duplicate-week', week })}
        >
          <Copy aria-hidden="true" />
          Duplicate Week
        </Button>
      </div>
      <WeekTabs
        weeks={weekNumbersOf(draft).map(number => ({ number, exercises: exercisesInWeek(draft, number) }))}
        shown={week}
        onShow={setChosen}
      >
        <TabPanel value={String(week)}>
          <div className={dayColumns}>
            {weekdays.map(weekday => (
              <DayCard
                key={weekday}
                week={week}
                weekday={weekday}
                day={dayOf(draft, { week, weekday })}
                known={known}
                change={change}
                onOpen={setOpened}
              />
            ))}
          </div>
        </TabPanel>
      </WeekTabs>
      {opened && <ScheduleDialog opened={opened} draft={draft} change={change} onClose={close} />}
    </section>
  );
}
