import type { PlainDate } from '#domain/plain-date.ts';
import { nextTrainingDate } from '#web/training/day/training-calendar.ts';
import { useTrainingOn } from '#web/training/day/training-on.ts';
import { type Quiet, type TodaysWork, todaysWork, whyQuiet } from './todays-training.ts';

type TodaysTraining =
  | { state: 'coming' }
  | { state: 'no-signal' }
  | { state: 'failed'; retry: () => void; retrying: boolean }
  | { state: 'training'; work: TodaysWork; next: PlainDate | null }
  | { state: 'quiet'; why: Quiet; next: PlainDate | null };

/** What today asks for: from the calendars of the assignments and, where there is training, its exercises. */
export function useTodaysTraining(today: PlainDate): TodaysTraining {
  const { list, parts, sources, calendars } = useTrainingOn(today, today);
  const days = parts.flatMap(({ assignment, day }) => (day ? [{ assignment, day }] : []));
  const next = nextTrainingDate(sources, today, today);
  if (days.length > 0 && days.length === parts.length) {
    return { state: 'training', work: todaysWork(days), next };
  }
  const failed = [list, ...calendars].filter(
    read => read.isError && read.data === undefined && read.error.status !== 404,
  );
  if (failed.length > 0 || parts.some(part => part.failed)) {
    const retry = () => {
      for (const read of failed) void read.refetch();
      for (const part of parts) if (part.failed) part.retry();
    };
    const retrying = failed.some(read => read.isFetching) || parts.some(part => part.failed && part.retrying);
    return { state: 'failed', retry, retrying };
  }
  const waited = [list, ...calendars].filter(read => read.isPending);
  if (waited.some(read => read.fetchStatus === 'paused') || parts.some(part => part.waiting)) {
    return { state: 'no-signal' };
  }
  if (waited.length > 0 || parts.length > 0) return { state: 'coming' };
  return { state: 'quiet', why: whyQuiet(list.data ?? [], next, today), next };
}
