import type { ReactNode } from 'react';
import { Tabs } from '#web/ui/tabs/Tabs.tsx';

type Week = { number: number; exercises: number; workouts?: number };

type WeekTabsProps = {
  weeks: readonly Week[];
  shown: number;
  onShow: (week: number) => void;
  children: ReactNode;
};

/** A tab for each week. They wrap where there is a mouse, which could not scroll them; a finger can. */
export function WeekTabs({ weeks, shown, onShow, children }: WeekTabsProps) {
  return (
    <Tabs
      label="Weeks"
      tabs={weeks.map(week => ({ value: String(week.number), label: <TabLabel {...week} /> }))}
      value={String(shown)}
      onValueChange={value => onShow(Number(value))}
      className="sm:[&_[role=tab]]:px-2.5 sm:[&>[role=tablist]]:flex-wrap"
    >
      {children}
    </Tabs>
  );
}

/** The dot shows at a glance which weeks hold something; the panel says how much. */
function TabLabel({ number, exercises, workouts = 0 }: Week) {
  return (
    <span className="relative">
      Week {number}
      {exercises + workouts > 0 && (
        <span aria-hidden="true" className="absolute -top-1 -right-1.5 size-1.5 rounded-full bg-accent" />
      )}
    </span>
  );
}
