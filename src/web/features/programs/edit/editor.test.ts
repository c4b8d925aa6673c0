import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { CallError, type Headers } from '#web/data/call.ts';
import { dayIn } from '#domain/programs/document/program-document.ts';
import { placeOf } from '#web/features/programs/document/place.ts';
import type { DayPosition, Prescribed } from '#web/parts/prescriptions/fields/draft.ts';
import { weekCountOf } from './edited-document.ts';
import { Editor } from './editor.ts';
import type { OpenedSchedule } from './program-on-server.ts';
import type { Ask } from './send-day-change.ts';

type Row = { id: string; dayId: string; name: string; orderIndex: number };
type Request = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};

type PutBack = {
  numWeeks?: number;
  weeks: {
    weekNumber: number;
    days: { dayOfWeek: string; revision: number; exercises?: { id: string; exerciseId: string }[] }[];
  }[];
};

const conflict = 'Another coach has just changed this day. It now shows the latest.';
const monday = { week: 1, weekday: 'monday' } as const;
const tuesday = { week: 1, weekday: 'tuesday' } as const;

/** As much of a server as answers an editor: two weeks of Monday and Tuesday, in memory. */
class Server {
  rows: Row[] = [];
  revisions: Record<string, number> = {};
  weeks = [1, 2];
  asked: string[] = [];
  /** Errors that answer the next call of a path. */
  failing: Record<string, Error> = {};

  ask = (async (endpoint: Endpoint, request: Request, headers: Headers = {}) => {
    await Promise.resolve();
    const call = `${endpoint.method} ${endpoint.path}`;
    this.asked.push(`${call}${headers['if-match'] ? ` on ${headers['if-match']}` : ''}`);
    const error = this.failing[call];
    delete this.failing[call];
    if (error) throw error;
    return call === 'GET /api/programs/:id/schedule'
      ? this.schedule(request.query?.week)
      : this.answer(call, request.params ?? {}, request.body ?? {}, headers);
  }) as unknown as Ask;

  /** A change by another coach: no editor hears of it. */
  change(dayId: string, change: (rows: Row[]) => Row[]): number {
    this.rows = change(this.rows);
    return (this.revisions[dayId] = this.revisionOf(dayId) + 1);
  }

  schedule = (week: unknown) => ({
    weeks: this.weeks.map(number => this.weekAnswer(number)),
    exercises: this.rows.filter(row => row.dayId.startsWith(`${String(week)} `)).map(rowAnswer),
  });

  private revisionOf = (dayId: string) => this.revisions[dayId] ?? 1;

  private answer(
    call: string,
    params: Record<string, string>,
    body: Record<string, unknown>,
    headers: Headers,
  ) {
    const { id = '', dayId = '', weekId = '' } = params;
    switch (call) {
      case 'GET /api/programs/:id/weeks':
        return this.weeks.map(number => this.weekAnswer(number));
      case 'GET /api/program-week-days/:dayId/exercises':
        return this.rows.filter(row => row.dayId === dayId).map(rowAnswer);
      case 'PUT /api/programs/:id/schedule':
        return this.putBack(body as unknown as PutBack);
      case 'PATCH /api/workouts/:id':
        this.weeks = Array.from({ length: Number(body.numWeeks) }, (_, index) => index + 1);
        return {};
      case 'POST /api/program-week-days/:dayId/exercises': {
        this.refuseOlder([dayId], headers);
        const row = { id: `row ${this.rows.length}`, dayId, name: String(body.exerciseId), orderIndex: 99 };
        return { ...rowAnswer(row), dayRevision: this.change(dayId, rows => [...rows, row]) };
      }
      case 'PATCH /api/program-day-exercises/:id': {
        const row = this.row(id);
        this.refuseOlder([row.dayId], headers);
        row.name = String(body.exerciseId);
        return { ...rowAnswer(row), dayRevision: this.change(row.dayId, rows => rows) };
      }
      case 'DELETE /api/program-day-exercises/:id': {
        const row = this.row(id);
        this.refuseOlder([row.dayId], headers);
        const dayRevision = this.change(row.dayId, rows => rows.filter(other => other !== row));
        return { dayRevision, membersToday: 14 };
      }
      case 'PUT /api/program-day-exercises/reorder': {
        const updates = body.updates as { id: string; orderIndex: number }[];
        const [first] = updates.map(update => Object.assign(this.row(update.id), update));
        this.refuseOlder([first?.dayId ?? ''], headers);
        return { dayRevision: this.change(first?.dayId ?? '', rows => rows) };
      }
      case 'POST /api/program-weeks/:weekId/days': {
        const day = `${weekId.replace('week ', '')} ${String(body.dayOfWeek)}`;
        this.refuseOlder([day], headers);
        return { ...body, revision: this.change(day, rows => rows) };
      }
      default: {
        const target = String(body.targetWeekId).replace('week ', '');
        const days = [`${target} monday`, `${target} tuesday`];
        this.refuseOlder(days, headers);
        return days.map(day => this.change(day, rows => rows.filter(row => row.dayId !== day)));
      }
    }
  }

  private putBack({ numWeeks, weeks }: PutBack) {
    if (numWeeks) this.weeks = Array.from({ length: numWeeks }, (_, index) => index + 1);
    const days = weeks.flatMap(week =>
      week.days.map(day => ({ ...day, id: `${week.weekNumber} ${day.dayOfWeek}` })),
    );
    for (const { id, revision } of days) this.refuseOlder([id], { 'if-match': String(revision) });
    for (const { id, exercises } of days) {
      const back = (exercises ?? []).map((row, orderIndex) => ({
        id: row.id,
        dayId: id,
        name: row.exerciseId,
        orderIndex,
      }));
      this.change(id, rows => (exercises ? [...rows.filter(row => row.dayId !== id), ...back] : rows));
    }
    const ids = days.map(({ id }) => id);
    return {
      weeks: this.weeks.map(number => this.weekAnswer(number)),
      exercises: this.rows.filter(row => ids.includes(row.dayId)).map(rowAnswer),
    };
  }

  private weekAnswer(number: number) {
    const days = ['monday', 'tuesday'].map(dayOfWeek => ({
      id: `${number} ${dayOfWeek}`,
      weekId: `week ${number}`,
      dayOfWeek,
      dayName: '',
      notes: '',
      assignedWorkoutId: null,
      revision: this.revisionOf(`${number} ${dayOfWeek}`),
      exerciseCount: this.rows.filter(row => row.dayId === `${number} ${dayOfWeek}`).length,
    }));
    return { id: `week ${number}`, programId: 'program', weekNumber: number, notes: '', days };
  }

  private row(id: string): Row {
    const row = this.rows.find(other => other.id === id);
    if (!row) throw new CallError(404, 'Exercise not found');
    return row;
  }

  private refuseOlder(days: string[], headers: Headers): void {
    const revision = days.reduce((sum, day) => sum + this.revisionOf(day), 0);
    if (headers['if-match'] !== String(revision)) throw new CallError(409, conflict);
  }
}

const rowAnswer = ({ name, ...row }: Row) => ({
  ...row,
  exerciseId: name,
  restTimerSeconds: 90,
  weight: '60',
  weightUnit: 'kg',
  sets: '3',
  exercise: { id: name, name, category: 'Strength' },
});

const prescribed = (name: string): Prescribed => ({
  exerciseId: name,
  name,
  category: 'Strength',
  fields: { sets: '3' },
  restTimerSeconds: 90,
});

let server: Server;
let said: string[];
let editor: Editor;

beforeEach(async () => {
  server = new Server();
  server.rows = ['A', 'B', 'C'].map((name, orderIndex) => ({
    id: name,
    dayId: '1 monday',
    name,
    orderIndex,
  }));
  server.rows.push({ id: 'T', dayId: '1 tuesday', name: 'T', orderIndex: 0 });
  said = [];
  editor = open();
  await editor.read();
  await editor.getReady();
  server.asked = [];
});

const say = (title: string, description: string) => said.push(`${title}: ${description}`);

const onSaved = () => undefined;

function open(opened?: OpenedSchedule): Editor {
  const options = { programId: 'program', numWeeks: 3, ask: server.ask, say, onSaved };
  return new Editor({ ...options, opened });
}

const shownOn = (at: DayPosition) => dayIn(editor.now().document, placeOf(at));

const namesOn = (at: DayPosition) => shownOn(at)?.lines.map(({ name }) => name);

const keyOf = (name: string) => shownOn(monday)?.lines.find(line => line.name === name)?.key ?? 0;

const add = (name: string) => editor.change({ type: 'add-exercise', at: monday, exercise: prescribed(name) });
const remove = (name: string) => editor.change({ type: 'remove-exercise', at: monday, key: keyOf(name) });
const reorder = (...names: string[]) =>
  editor.change({ type: 'reorder-exercises', at: monday, keys: names.map(keyOf) });

describe('a change to a day', () => {
  it('shows at once, and stays when it has been saved', async () => {
    const added = add('D');
    expect(namesOn(monday)).toEqual(['A', 'B', 'C', 'D']);
    expect(await added).toBeUndefined();
    expect(namesOn(monday)).toEqual(['A', 'B', 'C', 'D']);
    expect(server.rows.map(({ name }) => name)).toContain('D');
  });

  it('waits for those before it, and is made on the revision of the last answer', async () => {
    const outcomes = await Promise.all([add('D'), remove('A'), reorder('C', 'B', 'D')]);
    expect(outcomes).toEqual([undefined, undefined, undefined]);
    expect(server.asked).toEqual([
      'POST /api/program-week-days/:dayId/exercises on 1',
      'DELETE /api/program-day-exercises/:id on 2',
      'PUT /api/program-day-exercises/reorder on 3',
    ]);
    expect(namesOn(monday)).toEqual(['C', 'B', 'D']);
    expect(
      server.rows.filter(row => row.dayId === '1 monday').map(row => [row.name, row.orderIndex]),
    ).toEqual([
      ['B', 1],
      ['C', 0],
      ['D', 2],
    ]);
  });

  it('can be made to an exercise that is still being added', async () => {
    const added = add('D');
    const key = keyOf('D');
    const exercise = prescribed('E');
    const changed = editor.change({ type: 'change-exercise', at: monday, key, exercise, position: 0 });
    expect([await added, await changed]).toEqual([undefined, undefined]);
    expect(namesOn(monday)).toEqual(['E', 'A', 'B', 'C']);
    expect(keyOf('E')).toBe(key);
  });

  it('gives a day its name and notes', async () => {
    const describing = { type: 'describe-day', at: monday, dayName: 'Lower', notes: 'Brace.' } as const;
    expect(await editor.change(describing)).toBeUndefined();
    expect(shownOn(monday)).toMatchObject({ dayName: 'Lower', saved: { revision: 2 } });
    expect(namesOn(monday)).toEqual(['A', 'B', 'C']);
  });

  it('puts a single workout on a day, and takes it off', async () => {
    const used = () => shownOn(monday)?.assignedWorkoutId;
    const using = editor.change({ type: 'use-workout', at: monday, workoutId: 'Push Day' });
    expect(used()).toBe('Push Day');
    const removing = editor.change({ type: 'use-workout', at: monday, workoutId: null });
    expect(await Promise.all([using, removing])).toEqual([undefined, undefined]);
    expect(used()).toBeNull();
    expect(namesOn(monday)).toEqual(['A', 'B', 'C']);
    server.failing['POST /api/program-weeks/:weekId/days'] = new CallError(404, 'Workout not found');
    expect(await editor.change({ type: 'use-workout', at: monday, workoutId: 'Gone' })).toBe(
      'This single workout is no longer there.',
    );
    expect(used()).toBeNull();
  });

  it.each([
    ['POST /api/program-week-days/:dayId/exercises', () => add('D'), 'Failed to add exercise'],
    ['DELETE /api/program-day-exercises/:id', () => remove('A'), 'Failed to remove exercise'],
    ['PUT /api/program-day-exercises/reorder', () => reorder('C', 'B', 'A'), 'Failed to reorder exercises'],
  ])('by %s that fails is put back and says why', async (call, change, sentence) => {
    server.failing[call] = new TypeError('Failed to fetch');
    const outcome = change();
    expect(namesOn(monday)).not.toEqual(['A', 'B', 'C']);
    expect(await outcome).toBe(sentence);
    expect(said).toEqual([`Error: ${sentence}`]);
    expect(namesOn(monday)).toEqual(['A', 'B', 'C']);
  });

  it('that the server refuses tells the toast’s words, and the dialog why', async () => {
    const sentence = 'This exercise is no longer in the library';
    server.failing['POST /api/program-week-days/:dayId/exercises'] = new CallError(400, sentence);
    expect(await add('D')).toBe(sentence);
    expect(said).toEqual(['Error: Failed to add exercise']);
  });
});

describe('two coaches at once', () => {
  it('the second is told, sees what the first did, and can do it again', async () => {
    server.change('1 monday', rows => rows.filter(row => row.name !== 'B'));
    expect(await add('D')).toBe(conflict);
    expect(said).toEqual([`Error: ${conflict}`]);
    expect(namesOn(monday)).toEqual(['A', 'C']);
    expect(await add('D')).toBeUndefined();
    expect(namesOn(monday)).toEqual(['A', 'C', 'D']);
  });

  it('what else was on its way for that day is taken back, and other days go on', async () => {
    server.change('1 monday', rows => rows);
    const onTuesday = editor.change({ type: 'add-exercise', at: tuesday, exercise: prescribed('U') });
    expect(await Promise.all([remove('A'), remove('B'), onTuesday])).toEqual([conflict, conflict, undefined]);
    expect(namesOn(monday)).toEqual(['A', 'B', 'C']);
    expect(namesOn(tuesday)).toEqual(['T', 'U']);
    expect(said).toHaveLength(1);
  });

  it('an exercise that the first removed can’t be changed any more', async () => {
    const change = { type: 'change-exercise', at: monday, key: keyOf('B'), position: 1 } as const;
    server.change('1 monday', rows => rows.filter(row => row.name !== 'B'));
    const sentence = 'Another coach has just removed this exercise from the day.';
    expect(await editor.change({ ...change, exercise: prescribed('E') })).toBe(sentence);
    expect(await editor.change({ ...change, exercise: prescribed('E') })).toBe(sentence);
    expect(namesOn(monday)).toEqual(['A', 'C']);
  });

  it('a week that changed meanwhile is not replaced', async () => {
    server.change('2 tuesday', rows => rows);
    expect(await editor.change({ type: 'duplicate-week', from: 1, to: [2] })).toBe(conflict);
    expect(await editor.change({ type: 'duplicate-week', from: 1, to: [2] })).toBeUndefined();
    expect(shownOn({ week: 2, weekday: 'monday' })?.saved?.revision).toBe(2);
  });
});

const undone = async () => {
  await editor.undo();
  return [namesOn(monday), namesOn(tuesday)];
};
/** A second coach puts W on the second Monday, which no one looks at. */
const theyAddW = async () => {
  server.change('2 monday', rows => [...rows, { id: 'W', dayId: '2 monday', name: 'W', orderIndex: 0 }]);
  await editor.read();
};
const asOpened = [['A', 'B', 'C'], ['T']];

describe('undoing', () => {
  it('takes back what was saved, the last first, under the ids and keys it had', async () => {
    const key = keyOf('B');
    await add('D');
    await remove('B');
    expect(editor.membersToday(monday)).toBe(14);
    await reorder('D', 'C', 'A');
    await editor.change({ type: 'remove-exercise', at: tuesday, key: 4 });
    expect(namesOn(tuesday)).toEqual([]);
    expect(await undone()).toEqual([['D', 'C', 'A'], ['T']]);
    expect(await undone()).toEqual([['A', 'C', 'D'], ['T']]);
    expect(await undone()).toEqual([['A', 'B', 'C', 'D'], ['T']]);
    expect([keyOf('B'), server.rows.map(({ id }) => id).includes('B')]).toEqual([key, true]);
    expect(editor.now().canUndo).toBe(true);
    expect(await undone()).toEqual(asOpened);
    expect(editor.now().canUndo).toBe(false);
    expect(said).toEqual([
      'Undone: T is back on Tuesday of week 1',
      'Undone: Monday of week 1 is back in its earlier order',
      'Undone: B is back on Monday of week 1',
      'Undone: D is off Monday of week 1 again',
    ]);
    server.asked = [];
    await editor.undo();
    expect(server.asked).toEqual([]);
  });

  it('waits for what is still on its way', async () => {
    const removed = remove('A');
    expect(await undone()).toEqual(asOpened);
    expect(await removed).toBeUndefined();
  });

  it('an exercise that was changed and moved at once is put back at once', async () => {
    const change = { type: 'change-exercise', at: monday, key: keyOf('A'), position: 2 } as const;
    await editor.change({ ...change, exercise: prescribed('E') });
    expect(namesOn(monday)).toEqual(['B', 'C', 'E']);
    expect(await undone()).toEqual(asOpened);
    expect(editor.now().canUndo).toBe(false);
  });

  it('brings back what a copied week has replaced, though nobody looked at it', async () => {
    await theyAddW();
    await editor.change({ type: 'duplicate-week', from: 1, to: [2] });
    expect(server.rows.map(({ id }) => id)).not.toContain('W');
    await editor.undo();
    expect(server.rows.map(({ id }) => id)).toContain('W');
    expect(said).toEqual(['Undone: Week 2 is as it was']);
  });

  it('a week that can’t be read is not replaced: it could not be brought back', async () => {
    await theyAddW();
    server.failing['GET /api/programs/:id/schedule'] = new TypeError('Failed to fetch');
    const copied = editor.change({ type: 'duplicate-week', from: 1, to: [2] });
    expect(await copied).toBe('Failed to duplicate week');
    expect(server.rows.map(({ id }) => id)).toContain('W');
  });

  it('brings back weeks that were removed with the details', async () => {
    await theyAddW();
    const saveWeeks = async () => {
      server.weeks = [1];
      server.rows = server.rows.filter(row => row.dayId.startsWith('1 '));
      server.revisions = { '2 monday': 0, '2 tuesday': 0 };
      await editor.detailsSaved();
    };
    expect(await editor.keepWeeksAbove(1)).toBe(true);
    await saveWeeks();
    expect(weekCountOf(editor.now().document)).toBe(1);
    await editor.undo();
    expect(weekCountOf(editor.now().document)).toBe(2);
    expect(server.rows.map(({ id }) => id)).toContain('W');
    expect(said).toEqual(['Undone: Week 2 is as it was']);
  });

  it('weeks that were to go and stayed are not undone', async () => {
    await editor.keepWeeksAbove(1);
    await editor.detailsSaved();
    expect(editor.now().canUndo).toBe(false);
  });

  it('never writes over another coach: it says so, and the day’s changes can’t be undone any more', async () => {
    await remove('A');
    await editor.change({ type: 'remove-exercise', at: tuesday, key: 4 });
    await remove('B');
    server.change('1 monday', rows => [...rows, { id: 'X', dayId: '1 monday', name: 'X', orderIndex: 9 }]);
    expect(await undone()).toEqual([['C', 'X'], []]);
    expect(said).toEqual([`Error: ${conflict}`]);
    expect(await undone()).toEqual([['C', 'X'], ['T']]);
    expect(editor.now().canUndo).toBe(false);
  });

  it('not even where the other coach’s change has been read meanwhile', async () => {
    await remove('A');
    server.change('1 monday', rows => [...rows, { id: 'X', dayId: '1 monday', name: 'X', orderIndex: 9 }]);
    await editor.read();
    expect(await undone()).toEqual([['B', 'C', 'X'], ['T']]);
    expect(said).toEqual([`Error: ${conflict}`]);
  });

  it('can be tried again when no answer came', async () => {
    await remove('A');
    server.failing['PUT /api/programs/:id/schedule'] = new TypeError('Failed to fetch');
    expect(await undone()).toEqual([['B', 'C'], ['T']]);
    expect(said).toEqual(['Error: The change could not be undone. Please try again.']);
    expect(await undone()).toEqual(asOpened);
  });
});

describe('weeks', () => {
  it('a source week that is not there is said so', async () => {
    const sentence = 'Source week 3 not found. Please wait for weeks to load.';
    expect(await editor.change({ type: 'duplicate-week', from: 3, to: [1] })).toBe(sentence);
    expect(said).toEqual([`Error: ${sentence}`]);
  });

  it('a copy that fails is said so', async () => {
    server.failing['POST /api/program-weeks/:weekId/duplicate'] = new TypeError('Failed to fetch');
    expect(await editor.change({ type: 'duplicate-week', from: 1, to: [2] })).toBe(
      'Failed to duplicate week',
    );
    expect(said).toEqual(['Error: Failed to duplicate week']);
  });

  it('a day that is not there takes no exercise', async () => {
    const at = { week: 3, weekday: 'monday' } as const;
    const sentence = 'Day not found. Please save the program first to create weeks.';
    expect(await editor.change({ type: 'add-exercise', at, exercise: prescribed('D') })).toBe(sentence);
  });

  it('are made for the chosen count where a program has none', async () => {
    server.weeks = [];
    editor = open();
    await editor.read();
    expect(said).toEqual(['Success: Weeks created']);
    expect(weekCountOf(editor.now().document)).toBe(3);
  });

  it('that could not be made can be tried again', async () => {
    server.weeks = [];
    server.failing['PATCH /api/workouts/:id'] = new TypeError('Failed to fetch');
    editor = open();
    await editor.read();
    expect(said).toEqual(['Error: Failed to create additional weeks. Please try again.']);
    expect(editor.now().phase).toBe('without-weeks');
    await editor.read();
    expect(editor.now().phase).toBe('here');
  });

  it('of a program that another coach has deleted are gone', async () => {
    server.failing['GET /api/programs/:id/schedule'] = new CallError(404, 'Program not found');
    await editor.read();
    expect(editor.now().phase).toBe('gone');
  });
});

describe('the exercises of a week', () => {
  beforeEach(() => {
    server.rows.push({ id: 'W', dayId: '2 monday', name: 'W', orderIndex: 0 });
    editor = open();
  });

  const mondayAfter = { week: 2, weekday: 'monday' } as const;
  const shown = () => shownOn(mondayAfter);
  const showWeek = async (week: number) => {
    editor.showWeek(week);
    await vi.waitFor(() => expect(shown()?.unread?.isFailed ?? true).toBe(true));
  };

  it('come with the weeks, in one answer, and another week’s in one more', async () => {
    await editor.read();
    expect(namesOn(monday)).toEqual(['A', 'B', 'C']);
    expect(shown()).toMatchObject({ lines: [], unread: { count: 1, isFailed: false } });
    await showWeek(2);
    expect(shown()?.lines.map(({ name }) => name)).toEqual(['W']);
    expect(server.asked).toEqual(['GET /api/programs/:id/schedule', 'GET /api/programs/:id/schedule']);
  });

  it('that have come already are not asked for', async () => {
    const opened = server.schedule(1) as unknown as OpenedSchedule;
    editor = open(opened);
    expect(editor.now().phase).toBe('here');
    expect(namesOn(monday)).toEqual(['A', 'B', 'C']);
    expect(await add('D')).toBeUndefined();
    expect(server.asked).toEqual(['POST /api/program-week-days/:dayId/exercises on 1']);
  });

  it('that changed while they were read are read again', async () => {
    await editor.read();
    server.change('2 monday', rows => [...rows, { id: 'X', dayId: '2 monday', name: 'X', orderIndex: 1 }]);
    await showWeek(2);
    expect(shown()?.lines.map(({ name }) => name)).toEqual(['W', 'X']);
  });

  it('that could not be read are told from a day without, and can be read again', async () => {
    await editor.read();
    server.failing['GET /api/programs/:id/schedule'] = new TypeError('Failed to fetch');
    await showWeek(2);
    expect(shown()).toMatchObject({ lines: [], unread: { count: 1, isFailed: true } });
    await editor.readDayAgain(mondayAfter);
    expect(shown()).toMatchObject({ lines: [{ name: 'W' }], unread: null });
  });
});
