import { vi } from 'vitest';

/** From here on: what is asked of a server. They are listened to, and go where they go. */
export function callsFromNow(): () => unknown[] {
  const fetched = vi.spyOn(window, 'fetch');
  return () => fetched.mock.calls.map(([address]) => address);
}
