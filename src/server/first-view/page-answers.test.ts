import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateSubscription } from '#contract/members.ts';
import { updateProfile } from '#contract/profile.ts';
import type { DrawForBrand } from '#server/brand/branded-texts.ts';
import type { DrawFirstView } from './first-view.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';

let webFolder: string;
let testApp: TestApp;
let people: Record<'stranger' | 'coach' | 'active' | 'expired' | 'none', Person>;

const now = new Date('2026-03-18T12:00:00Z');
const screenFiles = {
  '': ['/a.js'],
  'member-area': ['/member.js'],
  'member-area/calendar': ['/member.js', '/log.js'],
};

beforeAll(async () => {
  webFolder = await mkdtemp(path.join(os.tmpdir(), 'fellowship-pages-'));
  await writeFile(
    path.join(webFolder, 'index.html'),
    '<html><head><title></title></head><body>the app<div id="root"></div></body></html>',
  );
  await mkdir(path.join(webFolder, '.vite'));
  await writeFile(path.join(webFolder, '.vite/screen-files.json'), JSON.stringify(screenFiles));
  await writeFile(path.join(webFolder, '.vite/public-pages.json'), '{}');
  await writeFile(path.join(webFolder, 'service-worker.js'), 'work()');
  testApp = await appForTests({ now, webFolder, drawFirstView, drawForBrand });
  const coach = await aCoach(testApp);
  const expired = await aMember(testApp, coach, { active: false });
  await coach.get(activateSubscription, { params: { id: expired.id }, body: { durationDays: 1 } });
  testApp.clock.now = new Date('2026-03-19T12:00:00Z');
  const [active, none] = [await aMember(testApp, coach), await aMember(testApp, coach, { active: false })];
  people = { stranger: new Person(testApp), coach, active, expired, none };
});

afterAll(async () => {
  await testApp.close();
  await rm(webFolder, { recursive: true });
});

const drawForBrand: DrawForBrand = async (name, brand) => `the ${name} of ${brand.name}`;

/** Draws what it gets, and what it is answered. */
const drawFirstView: DrawFirstView = async ({ section, brand, answer }) => {
  const mine = await answer('/api/assignments', {});
  const everyones = await answer('/api/admin/members', {});
  return {
    title: `Drawn for ${brand.name}`,
    html: `drawn ${section}`,
    answers: [
      [['mine'], mine ?? 'refused'],
      [['all'], everyones ?? 'refused'],
    ],
  };
};

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

type Who = keyof typeof people;

/** The result of an address: a page for everyone, the app, or the address it leads to. */
async function shown(who: Who, url: string, method = 'GET') {
  const { status, body, headers } = await people[who].send(method, url);
  if (status === 302) return headers.location;
  const text = textOf(body);
  return `${status} ${text.includes('the app') ? 'the app' : text}`;
}

describe('the server answers the addresses of the web app by who asks', () => {
  const app = '200 the app';
  const lost = '404 the not-found of Fellowship';
  const landing = '200 the landing of Fellowship';
  const subscribe = '/subscribe';
  it.each([
    { url: '/', stranger: landing, coach: '/admin', active: '/member', none: subscribe },
    { url: '/member', stranger: landing, coach: '/admin', active: app, none: subscribe },
    { url: '/admin', stranger: landing, coach: app, active: '/member', none: subscribe },
    { url: '/subscribe', stranger: '200 the subscribe of Fellowship', coach: app, active: app, none: app },
    { url: '/programs', stranger: lost, coach: app, active: app, none: subscribe },
    { url: '/account', stranger: landing, coach: app, active: app, none: app },
    { url: '/sign-in', stranger: app, coach: '/admin', active: '/member', none: subscribe },
    { url: '/invitation?token=1', stranger: app, coach: app, active: app, none: subscribe },
    { url: '/password', stranger: app, coach: app, active: app, none: subscribe },
    { url: '/nowhere', stranger: lost, coach: lost, active: lost, none: subscribe },
    { url: '//', stranger: landing, coach: '/admin', active: '/member', none: subscribe },
    { url: '//a:99999/', stranger: lost, coach: lost, active: lost, none: subscribe },
    { url: '//[', stranger: lost, coach: lost, active: lost, none: subscribe },
    { url: '/index.html', stranger: lost, coach: lost, active: lost, none: subscribe },
    { url: '/.vite/public-pages.json', stranger: lost, coach: lost, active: lost, none: subscribe },
  ])('$url', async ({ url, ...expected }) => {
    const entries = (Object.keys(people) as Who[]).map(async who => [who, await shown(who, url)]);
    // A membership that has ended counts as none.
    expect(Object.fromEntries(await Promise.all(entries))).toEqual({ ...expected, expired: expected.none });
  });

  it('a section that was asked for goes along to where someone belongs', async () => {
    expect(await shown('active', '/?section=calendar&token=1')).toBe('/member?section=calendar');
  });

  it('what is no reading is not answered with a page', async () => {
    expect(await shown('stranger', '/', 'POST')).toMatch(/^404/);
  });
});

describe('the app of someone signed in', () => {
  it('comes with the user in it, as data nothing in a name can break out of', async () => {
    const bio = '</script><script>alert(1)</script>$&';
    await people.active.get(updateProfile, { body: { bio } });
    const { body, headers } = await people.active.send('GET', '/member');
    expect(headers['cache-control']).toBe('private, no-store');
    const html = textOf(body);
    expect(html).not.toContain('<script>alert');
    const [, json = ''] = /<script type="application\/json" id="user">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ id: people.active.id, bio, subscriptionStatus: 'active' });
    expect(json).not.toContain('password');
  });

  it('of a stranger says that nobody is there', async () => {
    const { body } = await people.stranger.send('GET', '/sign-in');
    expect(textOf(body)).toContain('<script type="application/json" id="user">null</script>');
  });

  it('is kept by the service worker without them', async () => {
    const { body } = await people.active.send('GET', '/app-shell.html');
    expect(textOf(body)).toContain('the app');
    expect(textOf(body)).not.toContain('id="user"');
  });
});

describe('what is made of the brand’s words is there for whoever asks', () => {
  it.each([
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'the manifest of Fellowship'],
    ['/offline.html', 'text/html; charset=utf-8', 'the offline of Fellowship'],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'work()'],
    ['/app-shell.html', 'text/html; charset=utf-8', '<title>Fellowship</title>'],
  ])('%s', async (url, type, words) => {
    const { status, body, headers } = await people.none.send('GET', url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    expect(textOf(body)).toContain(words);
    expect(
      (await people.none.send('GET', url, undefined, { 'if-none-match': String(headers.etag) })).status,
    ).toBe(304);
  });

  it('it comes with the app as well', async () => {
    const page = textOf((await people.stranger.send('GET', '/sign-in')).body);
    expect(page).toContain('<title>Fellowship</title>');
    expect(page).toContain('<script type="application/json" id="brand">{"name":"Fellowship"');
  });
});

const html = async (who: Who, url: string) => textOf((await people[who].send('GET', url)).body);

describe('a signed-in page comes drawn, with what it shows', () => {
  it('with the section that the address names, its files, and the answers that the person would get', async () => {
    const page = await html('active', '/member?section=calendar');
    expect(page).toContain('<div id="root" data-section="calendar">drawn calendar</div>');
    expect(page).toContain('<html data-drawn="calendar" data-density="comfortable"');
    expect(page).toContain('<title>Drawn for Fellowship</title>');
    // Fetched once what is drawn is painted.
    expect(page.match(/data-then="modulepreload" crossorigin href="([^"]+)"/g)).toHaveLength(2);
    expect(page).toContain('[["mine"],[]],[["all"],"refused"]');
    expect(await html('coach', '/admin')).toMatch(/\["all"\],\[\{/);
  });

  it('asked for as JSON it is what the section shows alone, and whose it is, by the same rule of who may see it', async () => {
    const answers = async (who: Who, url: string) => {
      const { status, body, headers } = await people[who].send('GET', url, undefined, {
        accept: 'application/json',
      });
      return { status, body, kept: headers['cache-control'] };
    };
    expect(await answers('active', '/member?section=calendar')).toEqual({
      status: 200,
      body: {
        userId: people.active.id,
        answers: [
          [['mine'], []],
          [['all'], 'refused'],
        ],
      },
      kept: 'private, no-store',
    });
    expect((await answers('stranger', '/member?section=calendar')).body).toBe('the landing of Fellowship');
    expect(await answers('none', '/member')).toMatchObject({ status: 302 });
    // A page without sections has none.
    expect((await answers('active', '/account')).body).toEqual({ userId: people.active.id, answers: [] });
  });

  it('whatever the address says, only a section that there is gets into it', async () => {
    const page = await html('active', `/member?section=${encodeURIComponent('"><script>alert(2)</script>')}`);
    expect(page).toContain('data-section="dashboard">drawn dashboard<');
    expect(page).not.toContain('alert(2)');
  });

  it('strangers, and pages that the device alone can draw, get the app alone', async () => {
    expect(await html('stranger', '/sign-in')).not.toContain('data-section');
    expect(await html('none', '/subscribe')).not.toContain('data-section');
  });
});
