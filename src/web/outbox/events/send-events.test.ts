import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movedAfter } from '#web/outbox/logs/rebase-events.ts';
import { dropEventsOf, keepEvents, openEventsOf, readDay } from './event-store.ts';
import { restamped } from './restamp.ts';
import { sendDay } from './send-events.ts';
import type { LocalEvent } from './local-event.ts';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';

type SentBatch = { id: string; at: string; setNum: number }[];
type Said = { status: number; body: unknown } | 'lost' | 'lost after';

/** A server that takes each event once, and answers each call as is said, the last for all that follow. */
let said: Said[] = [];
let batches: SentBatch[] = [];
let taken = new Map<string, string>();
let server: http.Server;
const fetched = globalThis.fetch;
const navigatorHere = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

const good: Said = { status: 200, body: null };
const refusing = (...indexes: number[]): Said => ({ status: 200, body: indexes });

beforeAll(async () => {
  // A page over plain http, which has no locks.
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  server = http.createServer((request, response) => {
    if (request.method === 'GET') return response.writeHead(200).end(JSON.stringify({ id: 'ada' }));
    let text = '';
    request.on('data', part => (text += part));
    request.on('end', () => {
      const { events } = JSON.parse(text) as { events: SentBatch };
      const next = (said.length > 1 ? said.shift() : said[0]) ?? good;
      batches.push(events);
      if (next === 'lost') return request.socket.destroy();
      const indexes = next !== 'lost after' && Array.isArray(next.body) ? (next.body as number[]) : [];
      if (next === 'lost after' || next.status === 200)
        for (const [index, { id, at }] of events.entries()) if (!indexes.includes(index)) taken.set(id, at);
      if (next === 'lost after') return request.socket.destroy();
      const refused = indexes.map(index => ({ index, why: 'Not so' }));
      const answer = { session: null, eventCount: events.length, newRecords: [], refused, now: '' };
      return response
        .writeHead(next.status)
        .end(JSON.stringify(next.status === 200 ? answer : { message: 'No', issues: next.body ?? [] }));
    });
    return undefined;
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => fetched(new URL(path as string, `http://127.0.0.1:${port}`), init);
});

afterAll(() => {
  globalThis.fetch = fetched;
  Reflect.deleteProperty(globalThis, 'navigator');
  if (navigatorHere) Object.defineProperty(globalThis, 'navigator', navigatorHere);
  server.close();
});

beforeEach(() => {
  [said, batches, taken] = [[], [], new Map()];
});

let days = 0;
const aDay = () => `day ${(days += 1)}`;
const setsOf = (trainingDayId: string, count: number, own: Partial<LocalEvent> = {}): LocalEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const at = 1_000_000 + index * 1_000;
    const id = `${trainingDayId} ${String(index).padStart(4, '0')}`;
    return {
      id,
      userId: 'ada',
      trainingDayId,
      where: { date: '2026-11-20', memberId: null, dayName: 'Lower' },
      event: { id, at, kind: 'set', prescriptionId: 'p1', setNum: 1, setKind: 'work', time: null, reps: 5 },
      clock: { read: at, by: 0 },
      state: 'unsent',
      why: null,
      form: 1,
      ...own,
    };
  });

const statesOf = async (day: string) => (await readDay('ada', day)).events.map(({ state }) => state);

// There is no storage here, as in a browser that denies it: what is told is in memory, and sent all the same.
describe('events of a session', () => {
  it('say that they are in memory where there is no storage', async () => {
    expect(await keepEvents(setsOf(aDay(), 1))).toBe('memory');
  });

  it('go out in the order in which they were told, at most 500 at once', async () => {
    const day = aDay();
    await keepEvents(setsOf(day, 1_100).toReversed());
    expect((await sendDay('ada', day)).outcome).toBe('done');
    expect(batches.map(({ length }) => length)).toEqual([500, 500, 100]);
    const sent = batches.flat().map(({ id }) => id);
    expect(sent).toEqual(sent.toSorted());
    expect(new Set(await statesOf(day))).toEqual(new Set(['taken']));
  });

  it('stay when no answer comes, and are each taken once in the end', async () => {
    const day = aDay();
    await keepEvents(setsOf(day, 3));
    said = ['lost', 'lost after', { status: 503, body: null }, { status: 409, body: null }, good];
    const outcomes: string[] = [];
    for (let tries = 0; tries < 5; tries += 1) outcomes.push((await sendDay('ada', day)).outcome);
    expect(outcomes).toEqual(['stop', 'stop', 'stop', 'left', 'done']);
    expect(taken.size).toBe(3);
  });

  it('that are refused are set aside with the reason, and the others are taken', async () => {
    const day = aDay();
    await keepEvents(setsOf(day, 3));
    said = [refusing(1)];
    await sendDay('ada', day);
    const { events } = await readDay('ada', day);
    expect(events.map(({ state, why }) => [state, why])).toEqual([
      ['taken', null],
      ['refused', 'Not so'],
      ['taken', null],
    ]);
    expect((await openEventsOf('ada')).filter(event => event.trainingDayId === day)).toHaveLength(1);
    await sendDay('ada', day);
    expect(batches).toHaveLength(1);
  });

  it('that are refused all together each get their own reason', async () => {
    const day = aDay();
    await keepEvents(setsOf(day, 2));
    said = [{ status: 400, body: [{ path: 'events.1', message: 'Enter the reps' }] }];
    await sendDay('ada', day);
    const { events } = await readDay('ada', day);
    expect(events.map(({ state, why }) => [state, why])).toEqual([
      ['refused', 'No'],
      ['refused', 'Enter the reps'],
    ]);
  });

  it('wait while another person is signed in', async () => {
    const day = aDay();
    await keepEvents(setsOf(day, 1, { userId: 'bob' }));
    said = [{ status: 404, body: null }];
    expect((await sendDay('bob', day)).outcome).toBe('stop');
    expect((await readDay('bob', day)).events[0]?.state).toBe('unsent');
    await dropEventsOf('bob').catch(() => undefined);
  });
});

describe('a clock that was wrong', () => {
  it('is put right before events go out, in the order in which they were told', async () => {
    const day = aDay();
    const hour = 3_600_000;
    await keepEvents(setsOf(day, 3));
    await sendDay('ada', day, -24 * hour);
    expect(batches[0]?.map(({ at }) => Date.parse(at))).toEqual(
      [1_000_000, 1_001_000, 1_002_000].map(at => at - 24 * hour),
    );
  });

  it('never turns the order round, also when it was set back in between', () => {
    const [first, second] = setsOf('d', 2) as [LocalEvent, LocalEvent];
    const back = { ...second, clock: { read: first.clock.read - 5_000, by: 0 } };
    const [a, b] = restamped([first, back], 60_000);
    expect((b?.event.at ?? 0) - (a?.event.at ?? 0)).toBe(1);
  });

  it('is left alone for what is under way for some seconds', () => {
    const events = setsOf('d', 2);
    expect(restamped(events, 3_000)).toBe(events);
    expect(restamped(events)).toBe(events);
  });
});

describe('a log of the dialog that has waited beside events', () => {
  const log = { body: { prescriptionId: 'p1' }, keptAt: 1_000_500 } as PendingLog;

  it('is followed by what was told of its exercise after it, in order', () => {
    const events = setsOf('d', 4);
    const moved = movedAfter(events, log, 1_002_500);
    expect(moved.map(({ id, event }) => [id, event.at])).toEqual([
      ['d 0001', 1_002_501],
      ['d 0002', 1_002_502],
      ['d 0003', 1_003_000],
    ]);
    // A clock that is put right afterwards keeps them there.
    expect(restamped(moved, 10_000).map(({ event }) => event.at - 10_000)).toEqual(
      moved.map(({ event }) => event.at),
    );
  });

  it('leaves alone what was told before it, or of another exercise', () => {
    const [before] = setsOf('d', 1) as [LocalEvent];
    const other = { ...before, clock: { read: 2_000_000, by: 0 } };
    const ofOther = { ...other, event: { ...other.event, prescriptionId: 'p2' } } as LocalEvent;
    expect(movedAfter([before, ofOther], log, 3_000_000)).toEqual([]);
  });
});
