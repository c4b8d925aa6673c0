import { getClock } from '#contract/clock.ts';
import { useRead } from '#web/data/read.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';

/** Stands above every section while files are refused because the server's disk is almost full. */
export function DiskNotice() {
  const { data } = useRead(getClock, {});
  if (!data?.disk.isLow) return null;
  return (
    <Notice tone="warning" className="mb-6">
      <p>
        The server’s disk is almost full: {data.disk.freeMegabytes.toLocaleString('en-US')} MB are free, and
        what is left is kept for training. Until there is room, no pictures or clips are accepted, and no
        backups are made.
      </p>
    </Notice>
  );
}
