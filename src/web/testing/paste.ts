import { type Locator, userEvent } from 'vitest/browser';

/** From the clipboard, in place of what stands there. */
export async function paste(into: Locator, text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  await into.fill('');
  await userEvent.paste();
}
