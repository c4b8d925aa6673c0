/** The signed-in user is stored under this key, for all tabs and for the time without a signal. */
export const deviceUserKey = 'fellowship-user';

/** The last user of this device; null as well where the browser denies storage. */
export function deviceUserId(): string | null {
  try {
    const user = JSON.parse(localStorage.getItem(deviceUserKey) ?? 'null') as { id: string } | null;
    return user?.id ?? null;
  } catch {
    return null;
  }
}
