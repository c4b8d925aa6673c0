/** Where the app writes down who is signed in, for every tab and for the time without a signal. */
export const deviceUserKey = 'fellowship-user';

/** Who was last signed in on this device, as far as it may tell. */
export function deviceUserId(): string | null {
  try {
    const user = JSON.parse(localStorage.getItem(deviceUserKey) ?? 'null') as { id: string } | null;
    return user?.id ?? null;
  } catch {
    return null;
  }
}
