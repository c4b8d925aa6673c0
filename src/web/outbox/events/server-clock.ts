import { localStore } from '#web/data/drafts/local-store.ts';

/** In which the device keeps what its clock is corrected by, in milliseconds. */
const key = 'fellowship-clock';

/** Milliseconds that are no fault of the clock. */
const toleranceMs = 1_000;

let by: number | null | undefined;

/** What is added to the device's clock to have the server's; null while no answer has told it. */
export function clockBy(): number | null {
  by ??= read();
  return by;
}

function read(): number | null {
  try {
    const kept = localStore()?.getItem(key) ?? null;
    return kept === null || !Number.isFinite(Number(kept)) ? null : Number(kept);
  } catch {
    return null;
  }
}

/** An answer that came at `cameAt` says that it is `now`: what was under way for less than a second is no fault. */
export function setClockBy(now: string, cameAt: number): void {
  const next = Date.parse(now) - cameAt;
  if (!Number.isFinite(next) || Math.abs(next - (clockBy() ?? Number.POSITIVE_INFINITY)) < toleranceMs)
    return;
  by = Math.abs(next) < toleranceMs ? 0 : next;
  try {
    localStore()?.setItem(key, String(by));
  } catch {
    // It holds as long as the page.
  }
}

/** The instant it is now, by the clock set right. */
export const instantNow = (): number => Date.now() + (clockBy() ?? 0);
