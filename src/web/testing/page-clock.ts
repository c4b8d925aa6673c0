import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * From here on no time passes in the page but what a test lets pass, until the test is over. What is drawn goes on. Where the clock
 * stands, look by `shows` and `isGone`: `expect.element` lets time pass each time it looks again.
 */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
}

/** Lets time pass, in milliseconds, and draws what comes of it. */
export async function pass(time: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
  for (let frames = 0; frames < 3; frames += 1) await frame();
}

export const shows = (what: Locator, words: string): Promise<void> =>
  drawn(() => expect(what.element()).toHaveTextContent(words));

export const isGone = (what: Locator): Promise<void> => drawn(() => expect(what.query()).toBeNull());

/** In milliseconds of the true clock, by which frames are drawn. */
const patience = 20_000;

async function drawn(look: () => void): Promise<void> {
  const begun = await frame();
  let now = begun;
  while (now - begun < patience) {
    try {
      return look();
    } catch {
      now = await frame();
    }
  }
  look();
}

const frame = (): Promise<number> => new Promise(requestAnimationFrame);
