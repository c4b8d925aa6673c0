import { vi } from 'vitest';

/** From here on no time passes in the page but what a test lets pass, until the test is over. What is drawn goes on. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
}

/** Lets time pass, in milliseconds, and draws what comes of it. */
export async function pass(time: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
}
