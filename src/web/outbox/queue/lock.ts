/**
 * One after another, under a name. The lock holds for all tabs and the service worker. Plain http has none; there the key of
 * what is sent alone prevents doubles.
 */
export function withLock<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return act();
  return navigator.locks.request(`fellowship-log ${key}`, act);
}
