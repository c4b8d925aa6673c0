import type pg from 'pg';
import webPush from 'web-push';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeFellowship, provideFellowship } from '#server/fellowship/queries.ts';
import { pushKeys } from '#server/notices/push/push-keys.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { startMailServer } from '#server/testing/services/mail-server.ts';
import { checkMail } from './mail.ts';
import { checkPayment } from './payment.ts';
import { checkPush } from './push.ts';

const now = new Date('2026-03-18T12:00:00Z');
const publicUrl = 'https://x.org';

async function anApp() {
  const { db } = await appForThisTest();
  const client: pg.ClientBase & { release(): void } = await db.$client.connect();
  onTestFinished(() => client.release());
  return { db, client: client as pg.Client & { release(): void } };
}

async function mailServer() {
  const server = await startMailServer({ user: 'coach', password: 'right' });
  onTestFinished(server.stop);
  const { port } = new URL(server.url);
  const check = (password: string, to?: string, mailFrom?: string) =>
    checkMail({ smtpUrl: `smtp://coach:${password}@127.0.0.1:${port}`, mailFrom, publicUrl }, to);
  return { server, check };
}

describe('mail', () => {
  it('lets us in, and nothing is sent', async () => {
    const { server, check } = await mailServer();
    expect(await check('right')).toMatchObject({
      status: 'ok',
      found: '127.0.0.1 answers and lets us in. Nothing was sent; try a letter with --send ADDRESS.',
    });
    expect(server.received).toEqual([]);
  });

  it('sends a letter on trial', async () => {
    const { server, check } = await mailServer();
    expect(await check('right', 'me@x.org')).toMatchObject({ status: 'ok' });
    expect(server.received).toMatchObject([{ from: 'no-reply@x.org', to: 'me@x.org' }]);
  });

  it('refuses the password, which is not repeated', async () => {
    const { check } = await mailServer();
    const finding = await check('hunter2');
    expect(finding).toMatchObject({
      status: 'fault',
      found: 'The mail server 127.0.0.1 refuses the user or the password (535 wrong password).',
    });
    expect(JSON.stringify(finding)).not.toContain('hunter2');
  });

  it('refuses the letter', async () => {
    const { server, check } = await mailServer();
    server.state.refuseWith = '550 not from you';
    expect(await check('right', 'me@x.org')).toMatchObject({
      status: 'fault',
      found: expect.stringContaining('refuses the letter (550 not from you)'),
    });
  });

  it('is not there', async () => {
    const { server, check } = await mailServer();
    await server.stop();
    expect(await check('right')).toMatchObject({
      status: 'fault',
      found: expect.stringContaining('does not answer'),
    });
    const settings = { smtpUrl: 'smtp://mail.invalid', mailFrom: undefined, publicUrl };
    expect(await checkMail(settings, undefined)).toMatchObject({ status: 'fault' });
  });

  it('is not set', async () => {
    const none = { smtpUrl: undefined, mailFrom: undefined };
    expect(await checkMail({ ...none, publicUrl }, undefined)).toMatchObject({ status: 'warning' });
    expect(await checkMail({ ...none, publicUrl: undefined }, undefined)).toMatchObject({
      status: 'skipped',
    });
    expect(await checkMail({ ...none, publicUrl: undefined }, 'me@x.org')).toMatchObject({ status: 'fault' });
  });
});

describe('push', () => {
  it('has its keys', async () => {
    const { db, client } = await anApp();
    expect(await checkPush(client, { publicUrl })).toMatchObject({ status: 'skipped' });
    await pushKeys(db, now);
    expect(await checkPush(client, { publicUrl })).toMatchObject({
      status: 'ok',
      found: 'The keys are there; 0 devices take pushes.',
    });
    expect(await checkPush(client, { publicUrl: undefined })).toMatchObject({ status: 'skipped' });
  });

  it('has keys that do not belong together, or are none', async () => {
    const { db, client } = await anApp();
    await pushKeys(db, now);
    for (const key of [webPush.generateVAPIDKeys().privateKey, 'rubbish']) {
      await db.$client.query('update push_keys set private_key = $1', [key]);
      expect(await checkPush(client, { publicUrl })).toMatchObject({ status: 'fault' });
    }
  });
});

describe('payment', () => {
  const secret = { stripeWebhookSecret: 'whsec_0123456789', publicUrl };
  const none = { stripeWebhookSecret: undefined, publicUrl };

  it('is not used', async () => {
    const { client } = await anApp();
    expect(await checkPayment(client, none, now)).toMatchObject({ status: 'skipped' });
    expect(await checkPayment(undefined, none, now)).toMatchObject({ status: 'skipped' });
  });

  it('is sold without the server being told', async () => {
    const { db, client } = await anApp();
    await provideFellowship(db, {});
    await changeFellowship(db, { checkoutLink: 'https://buy.stripe.com/x' }, now);
    expect(await checkPayment(client, none, now)).toMatchObject({
      status: 'fault',
      advice: expect.stringContaining('https://x.org/api/webhooks/stripe'),
    });
    expect(await checkPayment(client, secret, now)).toMatchObject({
      status: 'warning',
      found: 'The signing secret is set, and Stripe has not told anything yet.',
    });
    await db.$client.query(
      `insert into payment_events (id, type, occurred_at, received_at, facts) values ('e', 't', $1, $1, '{}')`,
      [new Date(now.getTime() - 3 * 24 * 60 * 60_000)],
    );
    expect(await checkPayment(client, secret, now)).toEqual({
      status: 'ok',
      found: 'Stripe last told something 3 days ago.',
    });
  });

  it('has a secret, and no link or no address', async () => {
    const { client } = await anApp();
    expect(await checkPayment(client, secret, now)).toMatchObject({ status: 'warning' });
    expect(await checkPayment(client, { ...secret, publicUrl: undefined }, now)).toMatchObject({
      status: 'fault',
    });
  });
});
