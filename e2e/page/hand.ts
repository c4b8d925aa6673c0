import type { Locator, Page } from '@playwright/test';

/** Counts what a person does: presses, fields filled, choices, keys. */
export function hand(page: Page) {
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  return {
    press: (it: Locator) => act(it.click()),
    fill: (it: Locator, text: string) => act(it.fill(text)),
    choose: (it: Locator, label: string) => act(it.selectOption({ label })),
    attach: (it: Locator, name: string, text: string) =>
      act(it.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })),
    key: (key: string) => act(page.keyboard.press(key)),
    count: () => actions,
  };
}
