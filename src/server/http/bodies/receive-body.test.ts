import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createExercise } from '#contract/exercises.ts';
import { updateProfile } from '#contract/profile.ts';
import { getInvitation, signIn, signUp } from '#contract/session.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, type Person } from '#server/testing/people.ts';
import { webhookPath, webhookSecret } from '#server/testing/services/payment-provider.ts';
import type { ReceivingLimits } from './receive-body.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const tooLarge = { message: 'This is too large to be taken in' };
const tooSlow = { message: 'The request took too long to arrive. Please try again.' };
const tooMuch = { message: 'Too much is being sent at once. Please try again in a moment.' };
const tooMuchOfOne = {
  message: 'Too much is being sent from your network at once. Please try again in a moment.',
};

/** A connection on which a test writes what no client would, and the answers to it. */
class Line {
  /** Resolves when the server has read the headers (100 Continue). */
  readonly heard: Promise<unknown>;
  readonly answered: Promise<{ status: number; headers: string; body: unknown }>;
  private readonly socket: Socket;

  constructor({ app }: TestApp) {
    const address = app.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    this.socket = connect(port, '127.0.0.1');
    onTestFinished(() => this.hangUp());
    this.socket.on('error', () => undefined);
    let text = '';
    this.socket.on('data', part => (text += part.toString()));
    this.heard = new Promise(resolve => this.socket.once('data', resolve));
    this.answered = new Promise(resolve => this.socket.on('close', () => resolve(read(text))));
  }

  write(text: string): this {
    this.socket.write(text);
    return this;
  }

  head(...parts: Parameters<typeof headOf>): this {
    return this.write(headOf(...parts));
  }

  hangUp(): void {
    this.socket.destroy();
  }
}

function headOf(method: string, path: string, ...headers: string[]): string {
  const all = ['host: localhost', 'content-type: application/json', ...headers];
  return `${method} ${path} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n`;
}

function read(text: string) {
  const [headers = '', body = ''] = text.replace('HTTP/1.1 100 Continue\r\n\r\n', '').split('\r\n\r\n');
  const status = Number(headers.split(' ')[1]);
  return { status, headers: headers.toLowerCase(), body: body && (JSON.parse(body) as unknown) };
}

async function listening(receiving: Partial<ReceivingLimits>, options = {}): Promise<TestApp> {
  const testApp = await appForThisTest({ receiving: { throwAwayFor: 0, ...receiving }, ...options });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  return testApp;
}

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

describe('a request that does not come in whole', () => {
  it('because its body trickles is told so, and the connection is closed', async () => {
    const testApp = await listening({ bodyWithin: 300 });
    const line = new Line(testApp).head('POST', signIn.path, 'content-length: 100').write('{');
    const trickle = setInterval(() => line.write(' '), 50);
    const answer = await line.answered;
    clearInterval(trickle);
    expect([answer.status, answer.body]).toEqual([408, tooSlow]);
    expect(answer.headers).toContain('connection: close');
  });

  it('because its headers trickle is told so, and the connection is closed', async () => {
    const testApp = await listening({ headersWithin: 300 });
    const line = new Line(testApp).write(`POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\n`);
    const trickle = setInterval(() => line.write('x'), 50);
    const answer = await line.answered;
    clearInterval(trickle);
    expect([answer.status, answer.body]).toEqual([408, tooSlow]);
  });

  it('has longer where it carries a picture', async () => {
    const testApp = await listening({ bodyWithin: 200, uploadWithin: 600_000 });
    const person = await aCoach(testApp);
    const body = JSON.stringify({ bio: 'Runs' });
    const headers = [`content-length: ${body.length}`, `cookie: ${person.cookie}`, 'connection: close'];
    const line = new Line(testApp).head('PATCH', updateProfile.path, ...headers).write(body.slice(0, 5));
    // One that carries none, and came later, is over by now.
    const other = new Line(testApp).head('POST', signIn.path, 'content-length: 100').write('{');
    expect((await other.answered).status).toBe(408);
    line.write(body.slice(5));
    expect(await line.answered).toMatchObject({ status: 200, body: { bio: 'Runs' } });
  });
});

describe('a body that is too large is refused', () => {
  let testApp: TestApp;
  let coach: Person;

  beforeAll(async () => {
    testApp = await appForTests({ stripeWebhookSecret: webhookSecret, receiving: { throwAwayFor: 0 } });
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    coach = await aCoach(testApp);
  });
  afterAll(() => testApp.close());

  it.each([
    ['of a stranger', 'POST', signIn.path, 16 * kilobyte],
    ['for an address of nobody', 'POST', '/api/nothing', 16 * kilobyte],
    ['of a payment event', 'POST', webhookPath, megabyte],
  ])('%s, by the length it tells, before any of it has come', async (_whose, method, path, limit) => {
    const answer = await new Line(testApp).head(method, path, `content-length: ${limit + 1}`).answered;
    expect([answer.status, answer.body]).toEqual([413, tooLarge]);
  });

  it('when it tells no length, as soon as it is', async () => {
    const line = new Line(testApp).head('POST', signUp.path, 'transfer-encoding: chunked');
    const answer = await line.write(chunk(' '.repeat(16 * kilobyte))).write(chunk(' ')).answered;
    expect([answer.status, answer.body]).toEqual([413, tooLarge]);
  });

  it('and the answer arrives, though the rest is still being sent', async () => {
    const patient = await listening({ throwAwayFor: 600_000 });
    const line = new Line(patient).head('POST', signIn.path, `content-length: ${20 * megabyte}`);
    for (let sent = 0; sent < 20; sent += 1) line.write(' '.repeat(megabyte));
    expect((await line.answered).status).toBe(413);
  });

  it('but what fits is taken in, in a hundred thousand pieces too', async () => {
    const name = 'Squat'.padEnd(190, '!');
    const line = new Line(testApp).head(
      'POST',
      createExercise.path,
      'transfer-encoding: chunked',
      'connection: close',
      `cookie: ${coach.cookie}`,
    );
    line.write(chunk(' ').repeat(100_000));
    const pieces = Array.from(JSON.stringify({ name }), chunk).join('');
    const answer = await line.write(`${pieces}0\r\n\r\n`).answered;
    expect(answer).toMatchObject({ status: 201, body: { name } });
  });
});

const half = (testApp: TestApp, from: string) => {
  const headers = [`x-forwarded-for: ${from}`, 'content-length: 16000', 'expect: 100-continue'];
  return new Line(testApp).head('POST', signIn.path, ...headers);
};
async function halves(testApp: TestApp, addresses: string[]): Promise<Line[]> {
  const lines = addresses.map(from => half(testApp, from));
  await Promise.all(lines.map(line => line.heard));
  return lines;
}
function whole(testApp: TestApp, from: string): Line {
  const body = JSON.stringify({ token: 'of-nobody' });
  const headers = [`x-forwarded-for: ${from}`, `content-length: ${body.length}`, 'connection: close'];
  return new Line(testApp).write(headOf('POST', getInvitation.path, ...headers) + body);
}

describe('requests that are not yet whole', () => {
  it('are so many of one address, and then it is asked to wait; others are heard', async () => {
    const testApp = await listening({ requestsOfOne: 3 }, { trustProxy: true });
    await halves(testApp, ['203.0.113.7', '203.0.113.7', '203.0.113.7']);
    const over = await half(testApp, '203.0.113.7').answered;
    expect([over.status, over.body]).toEqual([429, tooMuchOfOne]);
    expect(over.headers).toMatch(/retry-after: 5\r\n[^]*connection: close/);
    expect((await whole(testApp, '203.0.113.8').answered).status).toBe(404);
  });

  it('are so many of all together, and whoever hangs up makes room', async () => {
    const testApp = await listening({ requests: 3 }, { trustProxy: true });
    const lines = await halves(testApp, ['203.0.113.1', '203.0.113.2', '203.0.113.3']);
    const over = await half(testApp, '203.0.113.7').answered;
    expect([over.status, over.body]).toEqual([503, tooMuch]);
    expect(over.headers).toMatch(/retry-after: 5\r\n[^]*connection: close/);
    for (const line of lines) line.hangUp();
    const status = async () => (await whole(testApp, '203.0.113.7').answered).status;
    await expect.poll(status, { timeout: 60_000 }).toBe(404);
  });

  it('hold so many bytes, of one address and of all together', async () => {
    const testApp = await listening({ bytesOfOne: 20_000, bytes: 29_000 }, { trustProxy: true });
    const bytes = ' '.repeat(15_000);
    const [one, two] = [half(testApp, '203.0.113.1'), half(testApp, '203.0.113.1')];
    const later = await Promise.race([one.write(bytes).answered, two.write(bytes).answered]);
    expect([later.status, later.body]).toEqual([429, tooMuchOfOne]);
    const third = await half(testApp, '203.0.113.2').write(bytes).answered;
    expect([third.status, third.body]).toEqual([503, tooMuch]);
  });

  it('are not those that only wait for us, nor connections that only stay open', async () => {
    const testApp = await listening({ requestsOfOne: 1 });
    for (let count = 0; count < 20; count += 1) void new Line(testApp);
    const lines = Array.from({ length: 20 }, () => whole(testApp, ''));
    const answers = await Promise.all(lines.map(line => line.answered));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });
});
