import { formatOneRepMax } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { type Activity, savedText, workDone } from './activity.ts';

type ActivityRowProps = {
  log: Activity;
  zone: string;
  /** Of its program, where that is said: 'Week 3'. */
  week?: string | null;
};

/** One log: what was trained, when it was saved, what was done, and the estimate that came of it. */
export function ActivityRow({ log, zone, week = null }: ActivityRowProps) {
  const units = useUnits();
  const work = workDone(log, units);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">{log.exerciseName}</p>
        <p className="text-sm text-faint">
          {[log.exerciseCategory, week, savedText(log, zone)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {work && <p className="text-sm @2xl:text-base">{work}</p>}
        {log.estimated1RM !== null && (
          <Badge tone="accent">Est. 1RM {formatOneRepMax(log.estimated1RM, units.weight)}</Badge>
        )}
      </div>
    </li>
  );
}
