import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateFellowship } from '#contract/fellowship/settings.ts';
import { changeRole, deleteMember } from '#contract/members.ts';
import { editNote, listNotes, removeNote, restoreNote, writeNote } from '#contract/members/notes.ts';
import { maxNotes, noteRetentionMs } from '#domain/notes.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { sweepNotes } from './queries.ts';

const noon = new Date('2026-03-18T12:00:00Z');

let testApp: TestApp;
let coach: Person;
let other: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
  other = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = noon;
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const write = (text: string, who = coach) =>
  who.ask(writeNote, { params: { id: member.id }, body: { text } });
const written = async (text: string, who = coach) => (await write(text, who)).body;
const edit = (noteId: string, text: string, who = coach) =>
  who.ask(editNote, { params: { id: member.id, noteId }, body: { text } });
const remove = (noteId: string, id = member.id) => coach.ask(removeNote, { params: { id, noteId } });
const restore = (noteId: string, id = member.id) => coach.ask(restoreNote, { params: { id, noteId } });
const listed = (query = {}) => coach.get(listNotes, { params: { id: member.id }, query });
const texts = async (query = {}) => (await listed(query)).map(({ text }) => text);

/** Later by so many milliseconds. */
const wait = (ms: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + ms);
};

describe('a note on a member', () => {
  it('says who wrote it and when, the newest first, a page at a time', async () => {
    const { status, body } = await write(' Left knee: no jumps until May. ');
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        text: 'Left knee: no jumps until May.',
        authorName: 'Head Coach',
        createdAt: noon.toISOString(),
        editedAt: null,
        editedByName: null,
      },
    ]);
    wait(1000);
    await write('Second', other);
    wait(1000);
    await write('Third');
    expect(await texts()).toEqual(['Third', 'Second', 'Left knee: no jumps until May.']);
    expect(await texts({ limit: 1, from: 1 })).toEqual(['Second']);
    const another = await aMember(testApp, coach);
    expect(await coach.get(listNotes, { params: { id: another.id }, query: {} })).toEqual([]);
  });

  it('is changed by any coach, and says so', async () => {
    const { id } = await written('Knee');
    wait(60_000);
    expect((await edit(id, 'Knee', other)).body.editedAt).toBeNull();
    expect((await edit(id, 'Right knee', other)).body).toMatchObject({
      text: 'Right knee',
      createdAt: noon.toISOString(),
      editedAt: testApp.clock.now.toISOString(),
      editedByName: 'Head Coach',
    });
  });

  it('is removed by any coach, put back as it was within the hour, and later gone for good', async () => {
    const { id, createdAt } = await written('Knee', other);
    expect((await remove(id)).status).toBe(200);
    expect(await texts()).toEqual([]);
    expect([(await remove(id)).status, (await edit(id, 'x')).status]).toEqual([404, 404]);
    wait(noteRetentionMs);
    await sweepNotes(testApp.db, testApp.clock.now);
    expect((await restore(id)).body).toMatchObject({ text: 'Knee', createdAt });
    expect((await restore(id)).status).toBe(200);
    await remove(id);
    wait(noteRetentionMs + 1);
    expect((await restore(id)).status).toBe(404);
    await sweepNotes(testApp.db, testApp.clock.now);
    const { rows } = await testApp.db.$client.query('select 1 from member_notes where id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('outlives its author, and goes with its member', async () => {
    const leaving = await aCoach(testApp);
    const { id } = await written('Knee', leaving);
    await coach.get(deleteMember, { params: { id: leaving.id } });
    expect(await listed()).toMatchObject([{ id, text: 'Knee', authorName: null }]);
    await coach.get(deleteMember, { params: { id: member.id } });
    const { rows } = await testApp.db.$client.query('select 1 from member_notes where id = $1', [id]);
    expect(rows).toEqual([]);
    expect((await edit(id, 'x')).body.message).toBe('Member not found');
  });

  it('is refused empty, too long, of nobody, and one more than are kept', async () => {
    expect((await write(' \n ')).status).toBe(400);
    expect((await write('x'.repeat(5001))).status).toBe(400);
    expect((await write('x'.repeat(5000))).status).toBe(201);
    const gone = { id: randomUUID() };
    expect((await coach.ask(listNotes, { params: gone, query: {} })).status).toBe(404);
    expect((await coach.ask(writeNote, { params: gone, body: { text: 'x' } })).status).toBe(404);
    await testApp.db.$client.query(
      `insert into member_notes (member_id, text, created_at) select $1, 'x', $2 from generate_series(2, $3::int)`,
      [member.id, noon, maxNotes],
    );
    expect((await write('One more')).status).toBe(409);
  });

  it('is found under its own member alone', async () => {
    const { id } = await written('Knee');
    const another = await aMember(testApp, coach);
    const input = { params: { id: another.id, noteId: id } };
    expect([
      (await coach.ask(editNote, { ...input, body: { text: 'x' } })).status,
      (await remove(id, another.id)).status,
      (await restore(id, another.id)).status,
    ]).toEqual([404, 404, 404]);
  });
});

const dataOf = async () =>
  (await member.send('GET', '/api/my-data.json')).body as unknown as { notes: object[] };

describe('whom it is of', () => {
  it('gets it by no call, and not as a coach either', async () => {
    const { id } = await written('Zerubbabel-7f3a');
    const input = { params: { id: member.id } };
    expect((await member.ask(listNotes, { ...input, query: {} })).status).toBe(403);
    await coach.get(changeRole, { ...input, body: { role: 'admin' } });
    for (const who of [member, coach]) {
      const { status, body } = await who.ask(listNotes, { ...input, query: {} });
      expect([status, body]).toEqual([409, { message: 'Notes are kept of members, not of coaches' }]);
      expect((await edit(id, 'x', who)).status).toBe(409);
    }
    await coach.get(changeRole, { ...input, body: { role: 'member' } });
    expect(await texts()).toEqual(['Zerubbabel-7f3a']);
  });

  it('has none in the file of their data, unless the fellowship says so', async () => {
    await written('Zerubbabel-7f3a', other);
    const { id } = await written('Taken away');
    await remove(id);
    expect(JSON.stringify(await dataOf())).not.toContain('Zerubbabel-7f3a');
    await coach.get(updateFellowship, { body: { exportsNotes: true } });
    const { notes } = await dataOf();
    expect(notes).toMatchObject([{ text: 'Zerubbabel-7f3a', createdAt: noon.toISOString(), editedAt: null }]);
    expect(JSON.stringify(notes)).not.toMatch(/author|Coach/);
    await coach.get(updateFellowship, { body: { exportsNotes: false } });
    expect((await dataOf()).notes).toEqual([]);
  });
});

it('two coaches who write at once both find their notes', async () => {
  await Promise.all([write('One'), write('Two', other)]);
  expect((await texts()).toSorted()).toEqual(['One', 'Two']);
});
