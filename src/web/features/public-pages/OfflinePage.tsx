import { useBrand } from '#web/brand/use-brand.ts';

/** The page shown in place of one that is not on the device. */
export function OfflinePage() {
  const { name } = useBrand();
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-6 px-4 py-10">
      <title>{`No signal · ${name}`}</title>
      <img src="/icon.svg" alt="" width="56" height="56" />
      <div className="grid gap-2">
        <h1 className="display text-3xl">No signal here</h1>
        <p className="text-muted">This page is not on your device. What still works:</p>
      </div>
      <ul className="grid gap-3">
        <li className="rounded-lg border border-line bg-surface p-4">
          <p className="font-medium">Your training for today and the next 7 days</p>
          <p className="text-sm text-muted">It was saved when you last had a signal.</p>
        </li>
        <li className="rounded-lg border border-line bg-surface p-4">
          <p className="font-medium">Logging what you do</p>
          <p className="text-sm text-muted">
            Each log is kept on this device, and sent when the signal is back.
          </p>
        </li>
      </ul>
      <p className="flex flex-wrap gap-3">
        <a
          className="bronze inline-flex min-h-11 items-center rounded-md px-5 font-medium"
          href="/member?section=calendar"
        >
          Open the Workout Log
        </a>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- to the address that was asked for, whichever it is */}
        <a
          className="inline-flex min-h-11 items-center rounded-md border border-line px-5 font-medium hover:bg-hover"
          href=""
        >
          Try again
        </a>
      </p>
    </main>
  );
}
