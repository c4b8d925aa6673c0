import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';

/** The rules of loads as one script, made smaller as the app's own are. */
async function rulesAsScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'e2e/training/golden-loads.ts', formats: ['iife'], name: 'goldenLoads' },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

type WorkedOut = { name: string; load: object; workedOut: object };

test('each load of the table is worked out the same in a browser', async ({ page }) => {
  await page.addScriptTag({ content: await rulesAsScript() });
  const loads = await page.evaluate<WorkedOut[]>('goldenLoads.workedOut');
  expect(loads.length).toBeGreaterThanOrEqual(60);
  for (const { name, load, workedOut } of loads) expect(workedOut, name).toEqual(load);
});
