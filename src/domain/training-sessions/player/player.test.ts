import { pounds } from '#domain/measures/measure.ts';
import { describe, expect, it } from 'vitest';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import { aPlayer, type Day } from './a-player.twin.ts';

type Player = ReturnType<typeof aPlayer>;

const format = (kind: GroupFormat['kind'], own: Partial<GroupFormat> = {}): GroupFormat => ({
  kind,
  rounds: null,
  workSeconds: null,
  restSeconds: null,
  capSeconds: null,
  ...own,
});
const inGroup = (kind: GroupFormat['kind'], own: Partial<GroupFormat> = {}) => ({
  groupLabel: 'A',
  groupFormat: format(kind, own),
});

const two: Day = { Squat: {}, Row: {} };
const three: Day = { Squat: { sets: '3' }, Row: {} };
const heavy: Day = { Squat: { weight: '185' }, Row: {} };
const pair: Day = {
  Bench: inGroup('superset', { restSeconds: 120 }),
  Row: inGroup('superset', { restSeconds: 120 }),
  Curl: { sets: '1' },
};
const plank: Day = { Plank: { category: 'Isometric', sets: '1', time: '2:00', reps: null }, Row: {} };

const done = (player: Player) => player.done();
const undo = (player: Player) => player.undo();
const goTo = (prescriptionId: string) => (player: Player) => player.act({ kind: 'go-to', prescriptionId });
const skip = (prescriptionId: string) => (player: Player) =>
  player.event({ kind: 'skip', prescriptionId, reason: 'no-time' }, `${prescriptionId} skipped`);
const finish = (prescriptionId: string) => (player: Player) =>
  player.event({ kind: 'finish', prescriptionId }, `${prescriptionId} finished`);
const held = (seconds: number) => (player: Player) => player.done({ values: { seconds }, isPart: true });
const own = (kind: 'add-set' | 'pass-warm-ups' | 'end-hold') => (player: Player) => player.act({ kind });
const exercise = { name: 'Dip', category: 'Calisthenics' } as const;
const add = (player: Player) =>
  player.event({ kind: 'add', prescriptionId: 'own', exerciseId: 'Dip', exercise }, 'Dip added');
const swap = (player: Player) =>
  player.event({ kind: 'swap', prescriptionId: 'Squat', exerciseId: 'Press', reason: 'other', exercise });

type Tap = (player: Player) => void;

describe('what stands on the screen', () => {
  it.each<[string, Day, Tap[], string]>([
    ['the first set first', two, [], 'Squat, Set 1 of 2'],
    ['after a set its rest and the next', two, [done], 'Squat, Set 2 of 2, rest 1:30'],
    ['after the last set the next exercise, after a rest', two, [done, done], 'Row, Set 1 of 2, rest 1:30'],
    ['the last of all without a rest', two, [done, done, done, done], 'Row, nothing left'],
    [
      'a rest as the set prescribes',
      { Squat: { restTimerSeconds: 180 } },
      [done],
      'Squat, Set 2 of 2, rest 3:00',
    ],

    ['warm-ups before a heavy set', heavy, [], 'Squat, Warm-up 1 of 3'],
    ['a minute after a warm-up', heavy, [done], 'Squat, Warm-up 2 of 3, rest 1:00'],
    ['the first set after the warm-ups', heavy, [done, done, done], 'Squat, Set 1 of 2, rest 1:00'],
    ['no warm-up where they are passed over', heavy, [own('pass-warm-ups')], 'Squat, Set 1 of 2'],
    ['nor later, where some were done', heavy, [done, own('pass-warm-ups')], 'Squat, Set 1 of 2, rest 1:00'],
    ['no warm-up for a carry', { Carry: { weight: '185', reps: '40 yd' } }, [], 'Carry, Set 1 of 2'],

    ['the other of a superset, without a rest', pair, [done], 'Row, Set 1 of 2'],
    [
      'the first again after the round, with the group’s rest',
      pair,
      [done, done],
      'Bench, Set 2 of 2, rest 2:00',
    ],
    ['after the last round what comes next', pair, [done, done, done, done], 'Curl, Set 1 of 1, rest 1:30'],
    [
      'one of a superset alone once the other is skipped',
      pair,
      [skip('Bench'), done],
      'Row, Set 2 of 2, rest 2:00',
    ],
    [
      'in a circuit as in a superset',
      { Bench: inGroup('circuit'), Row: inGroup('circuit') },
      [done],
      'Row, Set 1 of 2',
    ],

    ['the exercise that is gone to', two, [goTo('Row')], 'Row, Set 1 of 2'],
    [
      'what was passed by, once the rest is done',
      two,
      [goTo('Row'), done, done],
      'Squat, Set 1 of 2, rest 1:30',
    ],
    [
      'the rest goes on where another exercise is gone to',
      two,
      [done, goTo('Row')],
      'Row, Set 1 of 2, rest 1:30',
    ],
    ['an exercise that is not there is not gone to', two, [goTo('gone')], 'Squat, Set 1 of 2'],

    ['after a skip the next', two, [skip('Squat')], 'Row, Set 1 of 2'],
    ['a skip leaves the rest', two, [done, skip('Squat')], 'Row, Set 1 of 2, rest 1:30'],
    ['nobody rests once the last is skipped', two, [skip('Squat'), done, skip('Row')], 'Row, nothing left'],
    ['after an early finish the next', two, [done, finish('Squat')], 'Row, Set 1 of 2, rest 1:30'],
    ['a swap at the set one was at', two, [done, swap], 'Press, Set 2 of 2, rest 1:30'],
    ['an added exercise at once', two, [add], 'Dip, Set 1 of 3'],
    ['after an added one what was passed by', two, [add, done, done, done], 'Squat, Set 1 of 2, rest 1:30'],

    [
      'a set more where one is added',
      two,
      [goTo('Row'), done, done, goTo('Row'), own('add-set')],
      'Row, Set 3 of 3, rest 1:30',
    ],
    [
      'the added one before the next exercise',
      two,
      [own('add-set'), done, done],
      'Squat, Set 3 of 3, rest 1:30',
    ],
    ['and after it the next', two, [own('add-set'), done, done, done], 'Row, Set 1 of 2, rest 1:30'],

    ['a part of a hold, and what is left without a rest', plank, [held(45)], 'Plank, Set 2 of 2'],
    ['a hold in full ends it', plank, [held(120)], 'Row, Set 1 of 2, rest 1:30'],
    ['its last part ends it too', plank, [held(45), held(75)], 'Row, Set 1 of 2, rest 1:30'],
    ['no more of a hold than was held', plank, [held(45), own('end-hold')], 'Row, Set 1 of 2'],

    ['an undone set again, without a rest', two, [done, undo], 'Squat, Set 1 of 2'],
    ['an undone set of the exercise before', two, [done, done, undo], 'Squat, Set 2 of 2'],
    ['an undone skip', two, [skip('Squat'), undo], 'Squat, Set 1 of 2'],
    ['an undone finish', two, [done, finish('Squat'), undo], 'Squat, Set 2 of 2'],
    ['an undone swap', two, [swap, undo], 'Squat, Set 1 of 2'],
    ['an undone part of a hold', plank, [held(45), undo], 'Plank, Set 1 of 1'],
    [
      'what an early finish left, once it is undone',
      three,
      [done, done, finish('Squat'), undo],
      'Squat, Set 3 of 3',
    ],
    ['what a skip left, once it is undone', three, [done, skip('Squat'), undo], 'Squat, Set 2 of 3'],
    [
      'the next exercise after the set that was done again',
      two,
      [done, done, undo, done],
      'Row, Set 1 of 2, rest 1:30',
    ],
    [
      'nothing more of what was finished, whatever was undone before',
      three,
      [done, undo, done, finish('Squat'), goTo('Squat')],
      'Squat, nothing left, rest 1:30',
    ],
    [
      'a set more of what was finished early',
      three,
      [done, finish('Squat'), goTo('Squat'), own('add-set')],
      'Squat, Set 2 of 3, rest 1:30',
    ],
    [
      'and after it the next',
      three,
      [done, finish('Squat'), goTo('Squat'), own('add-set'), done],
      'Row, Set 1 of 2, rest 1:30',
    ],
    ['an undone second part of a hold', plank, [held(45), held(30), undo], 'Plank, Set 2 of 2'],
    ['an undone last part of a hold', plank, [held(45), held(75), undo], 'Plank, Set 2 of 2'],
    ['nothing is undone twice', two, [done, done, undo, undo], 'Squat, Set 2 of 2'],
  ])('%s', (_, day, taps, expected) => {
    const player = aPlayer(day);
    for (const tap of taps) tap(player);
    expect(player.screen()).toBe(expected);
  });

  it('is a drop at once, without a rest', () => {
    const target = { reps: '8', rpe: null, percent1RM: null, weight: null, restSeconds: null };
    const setTargets = [
      { ...target, kind: 'work' as const },
      { ...target, kind: 'drop' as const },
    ];
    const player = aPlayer({ Squat: { setTargets } });
    player.done();
    expect(player.screen()).toBe('Squat, Drop set 2 of 2');
  });
});

describe('what is announced', () => {
  it.each<[string, Day, Tap[], string]>([
    ['a set and its rest', two, [done], 'Set 1 of 2 done. Rest 1:30.'],
    ['the exercise that comes next', two, [done, done], 'Set 2 of 2 done. Rest 1:30. Next: Row.'],
    ['the last set', { Row: { sets: '1' } }, [done], 'Set 1 of 1 done.'],
    [
      'an attempt that failed',
      two,
      [player => player.done({ values: { reps: 0 } })],
      'Set 1 of 2 missed. Rest 1:30.',
    ],
    ['a skip', two, [skip('Squat')], 'Squat skipped. Next: Row.'],
    ['a finish of the last', { Row: {} }, [done, finish('Row')], 'Row finished.'],
    ['an exercise that is added', two, [add], 'Dip added'],
    ['a part of a hold', plank, [held(45)], '0:45 kept. 1:15 left.'],
    ['the end of a hold', plank, [held(45), own('end-hold')], 'Plank done. Next: Row.'],
    ['a set more', two, [own('add-set')], 'Set added'],
    ['what is undone', two, [done, undo], 'Set 1 of 2 undone'],
    [
      'a pain',
      two,
      [
        player =>
          player.event(
            { kind: 'pain', prescriptionId: 'Row', setNum: null, where: 'knee', level: 3 },
            'Pain noted',
          ),
      ],
      'Pain noted',
    ],
  ])('%s', (_, day, taps, expected) => {
    const player = aPlayer(day);
    for (const tap of taps) tap(player);
    expect(player.state().announcement).toBe(expected);
  });

  it('a new best, until the next set', () => {
    const best = { kind: 'e1rm', value: 110, at: null, date: '2026-11-01' } as const;
    const player = aPlayer({ Squat: { weight: '100', best } });
    player.act({ kind: 'enter', measure: 'weight', value: 105 });
    player.done();
    expect(player.state()).toMatchObject({
      announcement: 'Set 1 of 2 done. New best. Rest 1:30.',
      newBest: 'Squat',
    });
    player.done();
    expect(player.state().newBest).toBeNull();
  });
});

describe('the events that are saved', () => {
  it.each<[string, Day, Tap[], string[]]>([
    ['sets by their free numbers', heavy, [done, own('pass-warm-ups'), done], ['set Squat 1', 'set Squat 2']],
    ['an undone set', two, [done, undo], ['set Squat 1', 'unset Squat 1']],
    ['an undone skip', two, [skip('Row'), undo], ['skip Row', 'back Row']],
    ['an undone swap', two, [swap, undo], ['swap Squat', 'back Squat']],
    ['nothing of where one goes', two, [goTo('Row'), own('add-set')], []],
    ['nothing without a last act', two, [undo], []],
  ])('%s', (_, day, taps, expected) => {
    const player = aPlayer(day);
    for (const tap of taps) tap(player);
    expect(player.events()).toEqual(expected);
  });
});

describe('the current set', () => {
  it('is saved as it was typed and stepped, and the next begins with its weight', () => {
    const player = aPlayer({ Squat: { weight: '95' } });
    player.act({ kind: 'enter', measure: 'weight', value: 97.5 });
    player.act({ kind: 'step', measure: 'reps', direction: 'up' });
    player.done();
    expect(player.sets('Squat')).toEqual(['6 × 97.5']);
    expect(player.view().currentSet).toMatchObject({ reps: 5, weight: 97.5 });
  });

  it('forgets what was typed of another set', () => {
    const player = aPlayer(two);
    player.act({ kind: 'enter', measure: 'reps', value: 9 });
    player.act({ kind: 'go-to', prescriptionId: 'Row' });
    expect(player.view().currentSet?.reps).toBe(5);
  });

  it('is not saved without what its exercise is measured in', () => {
    const player = aPlayer({ Run: { category: 'Aerobic', reps: null, time: '9:00' } });
    player.done();
    expect(player.events()).toEqual([]);
  });

  it('asks before a number is saved that nobody may have meant, and goes by the answer', () => {
    const best = { kind: 'e1rm', value: 100, at: null, date: '2026-11-01' } as const;
    const player = aPlayer({ Squat: { weight: '95', best } });
    player.act({ kind: 'enter', measure: 'weight', value: pounds(1400) });
    player.done();
    expect(player.view().question?.unlikely).toMatchObject({ measure: 'weight', value: 1400 });
    player.act({ kind: 'ask', question: null });
    expect([player.view().question, player.events()]).toEqual([null, []]);
    player.done();
    player.act({ kind: 'go-to', prescriptionId: 'Squat' });
    player.done({ isSure: true });
    expect([player.view().question, player.sets('Squat')]).toEqual([null, ['5 × 1400']]);
  });
});

const against = (kind: GroupFormat['kind'], terms: Partial<GroupFormat> = {}): Day => ({
  Push: { ...inGroup(kind, terms), category: 'Calisthenics', sets: '3', reps: '10' },
  Pull: { ...inGroup(kind, terms), category: 'Calisthenics', sets: '3' },
  Row: {},
});
const begun = (day: Day) => {
  const player = aPlayer(day);
  player.act({ kind: 'go-to', prescriptionId: 'Push' });
  const { key } = player.group();
  player.act({ kind: 'clock', key, change: {} });
  return { player, change: (change: object) => player.act({ kind: 'clock', key, change }) };
};

describe('a group against the clock', () => {
  it('saves a set of each exercise with each round', () => {
    const { player } = begun(against('emom', { rounds: 3 }));
    player.roundDone();
    player.roundDone();
    expect(player.events()).toEqual(['set Push 1', 'set Pull 1', 'set Push 2', 'set Pull 2']);
    expect(player.state().announcement).toBe('Round 2 done');
    expect(player.group()).toMatchObject({ saved: 2, rounds: 2, isOver: false });
  });

  it('stays where it is after its last set, also where no one went to it', () => {
    const player = aPlayer({ ...against('amrap', { capSeconds: 600 }), Row: {} });
    for (let round = 0; round < 4; round++) player.roundDone();
    expect(player.group()).toMatchObject({ saved: 4, label: 'A' });
  });

  it('takes a round back, with its sets', () => {
    const { player } = begun(against('emom', { rounds: 3 }));
    player.roundDone();
    player.roundDone();
    player.undo();
    expect(player.group().saved).toBe(1);
    expect([player.sets('Push'), player.sets('Pull')]).toEqual([['10 × null'], ['5 × null']]);
  });

  it('saves rounds as they were changed', () => {
    const { player } = begun(against('amrap', { capSeconds: 600 }));
    player.act({ kind: 'enter-round', prescriptionId: 'Push', measure: 'reps', value: 8 });
    player.roundDone();
    expect(player.sets('Push')).toEqual(['8 × null']);
  });

  it('is over with its last round for time, and may not be resumed', () => {
    const { player } = begun(against('for-time', { rounds: 2 }));
    player.roundDone();
    expect(player.group().isOver).toBe(false);
    player.roundDone();
    expect(player.group()).toMatchObject({ isOver: true, mayResume: false });
  });

  it('may be resumed where it was stopped by a slip, and not once its time is up', () => {
    const { player, change } = begun(against('amrap', { capSeconds: 60 }));
    change({ stoppedAt: player.group().clock?.startedAt });
    expect(player.group()).toMatchObject({ isOver: true, mayResume: true });
    change({ stoppedAt: null });
    player.wait(60);
    expect(player.group()).toMatchObject({ isOver: true, mayResume: false });
  });

  it.each<[string, number, number | null, number, string[]]>([
    ['as tapped', 2, null, 2, ['10 × null', '10 × null']],
    ['as many more as are claimed', 1, 3, 3, ['10 × null', '10 × null', '10 × null']],
    ['as many fewer', 2, 1, 1, ['10 × null']],
    ['by the clock where nobody tapped', 0, null, 3, ['10 × null', '10 × null', '10 × null']],
  ])('saves its rounds %s, and goes on', (_, taps, claimed, rounds, sets) => {
    const { player, change } = begun(against('emom', { rounds: 3 }));
    for (let tap = 0; tap < taps; tap++) player.roundDone();
    player.wait(180);
    change({ claimed });
    expect(player.group().rounds).toBe(rounds);
    player.saveResult();
    expect(player.sets('Push')).toEqual(sets);
    expect(player.events().slice(-3)).toEqual(['result', 'finish Push', 'finish Pull']);
    expect(player.screen()).toBe('Row, Set 1 of 2');
    expect(player.state()).toMatchObject({ announcement: 'Result saved. Next: Row.', lastAct: null });
  });

  it('finishes nothing of which nothing was done', () => {
    const { player, change } = begun(against('amrap', { capSeconds: 60 }));
    change({ stoppedAt: player.group().clock?.startedAt });
    player.saveResult();
    expect(player.events()).toEqual(['result']);
  });
});
