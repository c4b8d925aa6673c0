import { Copy, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { weekdays } from '#domain/plain-date.ts';
import { type Change, contentOf, type Schedule } from '#web/features/programs/document/schedule.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { useUndoKey } from '#web/ui/fields/use-undo-key.ts';
import { TabPanel } from '#web/ui/tabs/Tabs.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { DayCard, type DayTools } from './DayCard.tsx';
import { dropUndo } from './say.ts';
import type { Opened } from './ScheduleDialog.tsx';
import { dayColumns } from '#web/parts/program/day-columns.ts';
import { WeekTabs } from './WeekTabs.tsx';

const ScheduleDialog = partToOpen(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog);

type ProgramScheduleProps = {
  schedule: Schedule;
  change: Change;
  tools: DayTools;
  /** The exercises of the library, once it is here. */
  known?: ReadonlySet<string> | undefined;
  /** The members that a change reaches, in a sentence. */
  audience?: string | undefined;
  /** Whether there is a change to take back. */
  canUndo: boolean;
  onShowWeek?: (week: number) => void;
  children?: ReactNode;
};

/** A tab for each week with its seven days; only the one shown is rendered. */
export function ProgramSchedule(props: ProgramScheduleProps) {
  const { schedule, change: make, tools, known, audience, canUndo, onShowWeek, children } = props;
  const [chosen, setChosen] = useState(1);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const change = useCallback<Change>(
    wanted => {
      dropUndo();
      return make(wanted);
    },
    [make],
  );
  useUndoKey(tools.undo);
  const numbers = schedule.weeks.map(week => week.number);
  const week = numbers.findLast(number => number <= chosen) ?? 1;
  const show = (number: number) => {
    setChosen(number);
    onShowWeek?.(number);
  };
  return (
    <section aria-labelledby="weekly-schedule" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="weekly-schedule" className="display text-xl">
            Weekly Schedule
          </h2>
          <p className="text-sm text-muted">
            Week {week}: {contentOf(schedule, week)}. A day without exercises is a rest day.
          </p>
          {children}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button aria-keyshortcuts="Control+Z" disabled={!canUndo} onClick={tools.undo}>
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
          <Button
            disabled={numbers.length === 1}
            onClick={() => setOpened({ dialog: 'duplicate-week', week })}
          >
            <Copy aria-hidden="true" />
            Duplicate Week
          </Button>
        </div>
      </div>
      <WeekTabs weeks={schedule.weeks} shown={week} onShow={show}>
        <TabPanel value={String(week)}>
          <div className={dayColumns}>
            {weekdays.map(weekday => (
              <DayCard
                key={weekday}
                week={week}
                weekday={weekday}
                day={schedule.dayOf({ week, weekday })}
                tools={tools}
                known={known}
                change={change}
                onOpen={setOpened}
              />
            ))}
          </div>
        </TabPanel>
      </WeekTabs>
      {opened && (
        <ScheduleDialog
          opened={opened}
          schedule={schedule}
          change={change}
          audience={audience}
          undo={tools.undo}
          onClose={close}
        />
      )}
    </section>
  );
}
