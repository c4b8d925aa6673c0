import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { Person } from '#server/testing/people.ts';

const page = `<html><head></head>
  <script>theme()</script><script>early()</script><script>theme()</script><div onclick="x()"></div>
  <script type="module" src="/a.js"></script><script type="module">late()</script>
  <script type="application/ld+json">{"price":1}</script>
</html>`;

let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(path.join(tmpdir(), 'web-'));
  await writeFile(path.join(webFolder, 'index.html'), page);
  for (const file of ['a.js', 'a.css', 'a.woff2']) await writeFile(path.join(webFolder, file), 'x');
});
afterAll(() => rm(webFolder, { recursive: true }));

type AppOptions = Parameters<typeof appForThisTest>[0];

async function headersOf(url: string, options: AppOptions = {}, sent: Record<string, string> = {}) {
  const testApp = await appForThisTest({ webFolder, ...options });
  return (await new Person(testApp).send('GET', url, undefined, sent)).headers;
}

async function policy(url = '/'): Promise<Record<string, string>> {
  const text = String((await headersOf(url))['content-security-policy']);
  return Object.fromEntries(
    text.split(';').map(directive => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the content security policy', () => {
  it("lets in the app's own inline scripts by their hash, each once, and no other", async () => {
    const scripts = (await policy())['script-src']?.split(' ');
    const own = ['theme()', 'early()', 'late()'].map(hash);
    expect(scripts?.toSorted()).toEqual(["'self'", ...own].toSorted());
  });

  it('frames videos of the allowed hosts alone, and lets nobody frame us', async () => {
    expect(await policy()).toMatchObject({
      'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
      'frame-ancestors': "'none'",
    });
  });

  it('keeps everything else to ourselves', async () => {
    expect(await policy('/api/health')).toMatchObject({
      'default-src': "'self'",
      'script-src-attr': "'none'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
    });
  });
});

describe('every answer, whatever it is', () => {
  it.each(['/', '/nowhere', '/api/health', '/api/nothing', '/api/auth/user'])('%s', async url => {
    const headers = await headersOf(url);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('but a script, a style or a font is no document', async () => {
    for (const file of ['/a.js', '/a.css', '/a.woff2']) {
      const headers = await headersOf(file);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(Object.keys(headers)).not.toContain('content-security-policy');
      expect(Object.keys(headers)).not.toContain('permissions-policy');
    }
  });

  it('allows the features that we use, and turns off the others', async () => {
    const allowed = String((await headersOf('/'))['permissions-policy']).split(', ');
    for (const feature of ['camera=()', 'geolocation=()', 'payment=()', 'usb=()'])
      expect(allowed).toContain(feature);
    for (const feature of [
      'microphone',
      'publickey-credentials-get',
      'publickey-credentials-create',
      'screen-wake-lock',
    ])
      expect(allowed).toContain(`${feature}=(self)`);
  });
});

describe('browsers are told to come by https alone', () => {
  const hsts = 'strict-transport-security';
  const year = 'max-age=15552000';

  it.each<[string, AppOptions, Record<string, string>, string | undefined]>([
    ['where the address of the site says so', { publicUrl: 'https://x.org' }, {}, year],
    ['where they came by https to our proxy', { trustProxy: true }, { 'x-forwarded-proto': 'https' }, year],
    ['but not by http', {}, {}, undefined],
    ['but not by http to our proxy', { trustProxy: true }, { 'x-forwarded-proto': 'http' }, undefined],
    ['and no forged header changes that', {}, { 'x-forwarded-proto': 'https' }, undefined],
  ])('%s', async (_where, options, sent, expected) => {
    expect((await headersOf('/', options, sent))[hsts]).toBe(expected);
  });
});
