import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { expect, type Page } from '@playwright/test';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { openSection } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

/** The server as `npm start` runs it. */
function started(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, DATABASE_URL: '', PUBLIC_URL: '', HOST: '', DATA_DIR: os.tmpdir(), ...env },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, stdout, stderr };
}

test('a server that others can reach does not start with weak settings, and says why', () => {
  expect(started({ HOST: '0.0.0.0' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PUBLIC_URL must be set when others can reach the server: links in mails are made with it.\n',
  });
  const coach = { ADMIN_EMAIL: 'gideon@x.org', ADMIN_PASSWORD: 'gideon-is-coach' };
  expect(started({ PUBLIC_URL: 'http://x.org', ...coach })).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'PUBLIC_URL must start with https://: over http, passwords can be read on the way.\n' +
      'ADMIN_PASSWORD is too easy to guess: use at least 12 characters, not those of the e-mail address.\n',
  });
});

/** The browser's complaints about a page that goes against its own policies. */
function refusals(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', message => {
    if (/Content.Security.Policy|Permissions.Policy|Refused to/i.test(message.text()))
      heard.push(message.text());
  });
  return heard;
}

test('no page does what its own policy forbids', async ({ page, browser }) => {
  const heard = refusals(page);
  const addresses = ['/', '/subscribe', '/programs', '/nowhere', '/sign-in', '/sign-in?new', '/password'];
  for (const address of [...addresses, '/invitation?token=none', '/setup?token=none']) {
    await page.goto(fixture.fellowship.origin + address, { waitUntil: 'networkidle' });
  }
  expect(heard).toEqual([]);
  for (const who of ['member', 'coach'] as const) {
    const inside = await signedIn(browser, fixture, who);
    const heardInside = refusals(inside);
    await inside.reload({ waitUntil: 'networkidle' });
    await inside.goto(`${fixture.fellowship.origin}/account`, { waitUntil: 'networkidle' });
    expect(heardInside).toEqual([]);
  }
});

test('what someone writes is shown, not run, and a script that got in would not run either', async ({
  browser,
}) => {
  const firstName = `<img src="/x" onerror="document.title='owned'">`;
  await fixture.coach.get('POST', '/api/admin/members', {
    email: 'mallory@fellowship.example',
    firstName,
    lastName: '</script><script>document.title="owned"</script>',
  });
  const page = await signedIn(browser, fixture, 'coach');
  await openSection(page, 'The Fellowship');
  await expect(page.getByText(firstName).first()).toBeVisible();
  await expect(page.locator('main').locator('script, img[src="/x"]')).toHaveCount(0);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "owned"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="document.title = \'owned\'">');
    const picture = document.body.lastElementChild;
    // Heard after the handler in the markup.
    return new Promise<string>(resolve => picture?.addEventListener('error', () => resolve(document.title)));
  });
  expect(ran).not.toBe('owned');
});
