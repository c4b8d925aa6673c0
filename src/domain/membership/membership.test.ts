import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportedStatus } from './access.ts';
import { type Membership, membershipOf, type PaymentEvent, type PaymentFacts } from './membership.ts';

const graceDays = 7;
const at = (text: string) => new Date(`${text}${text.includes('T') ? '' : 'T12:00:00'}Z`);
const iso = (text: string | undefined) => (text === undefined ? null : at(text).toISOString());

type Told = { id?: string; of?: string | null; by?: string | null };

let count = 0;
function told(
  when: string,
  facts: PaymentFacts,
  { id, of = 'sub_1', by = 'cus_1' }: Told = {},
): PaymentEvent {
  count += 1;
  return { id: id ?? `evt_${count}`, occurredAt: at(when), subscriptionId: of, customerId: by, facts };
}

const checkout = (when: string, paid = true, more: Told & { session?: string } = {}) =>
  told(when, { kind: 'checkout', session: more.session ?? `cs_${when}`, paid }, more);
const paidOnce = (when: string, session?: string) =>
  checkout(when, true, { of: null, ...(session !== undefined && { session }) });
const invoice = (when: string, paid: boolean, more: Told & { to?: string } = {}) =>
  told(when, { kind: 'invoice', paid, periodEnd: iso(more.to) }, more);

type Said = Told & { trial?: string; to?: string; ends?: string; deleted?: boolean };
const subscription = (
  when: string,
  status: string,
  { trial, to, ends, deleted = false, ...more }: Said = {},
) =>
  told(
    when,
    { kind: 'subscription', status, deleted, trialEnd: iso(trial), periodEnd: iso(to), endsAt: iso(ends) },
    more,
  );
const deleted = (when: string, more: Told = {}) => subscription(when, 'canceled', { ...more, deleted: true });

const stands = (events: readonly PaymentEvent[], activated?: string): Membership =>
  membershipOf({ events, activatedUntil: activated === undefined ? null : at(activated), graceDays });

/** The member's access at an instant, as the word that decides. */
function wordAt(when: string | Date, { status, expiresAt, pastDueAt }: Membership): string | null {
  const viewer = { role: 'member' as const, subscriptionStatus: status, subscriptionExpiresAt: expiresAt };
  const now = typeof when === 'string' ? at(when) : when;
  return reportedStatus({ ...viewer, subscriptionPastDueAt: pastDueAt }, now);
}

type Row = {
  events: PaymentEvent[];
  activated?: string;
  /** The reports by instant. */
  reported: Record<string, string | null>;
  stored?: Partial<Membership>;
};

const cases: [sentence: string, row: Row][] = [
  ['nothing told is no membership', { events: [], reported: { '2026-03-01': null } }],
  [
    'a paid checkout activates by itself, without an end',
    {
      events: [checkout('2026-03-01')],
      reported: { '2026-03-02': 'active', '2030-01-01': 'active' },
      stored: { expiresAt: null, subscriptionId: 'sub_1', customerId: 'cus_1', providerStatus: null },
    },
  ],
  [
    'a checkout that is not paid yet activates nothing; once it is paid, it does',
    { events: [checkout('2026-03-01', false)], reported: { '2026-03-02': null } },
  ],
  [
    'what is paid later counts from then on',
    {
      events: [checkout('2026-03-01', false), checkout('2026-03-04', true)],
      reported: { '2026-03-05': 'active' },
    },
  ],
  [
    'a payment that names no subscription carries one calendar month',
    {
      events: [paidOnce('2026-03-01')],
      reported: { '2026-04-01T11:59:59': 'active', '2026-04-01T12:00:00': null },
      stored: { expiresAt: at('2026-04-01'), subscriptionId: null, customerId: 'cus_1' },
    },
  ],
  [
    'a month from the 31st ends on the last day of the next one',
    { events: [paidOnce('2026-01-31')], reported: {}, stored: { expiresAt: at('2026-02-28') } },
  ],
  [
    'a second month goes on from where the first ends',
    {
      events: [paidOnce('2026-03-01'), paidOnce('2026-03-20')],
      reported: {},
      stored: { expiresAt: at('2026-05-01') },
    },
  ],
  [
    'one checkout that is told of twice, as two events, is one payment',
    {
      events: [paidOnce('2026-03-01', 'cs_same'), paidOnce('2026-03-02', 'cs_same')],
      reported: {},
      stored: { expiresAt: at('2026-04-01') },
    },
  ],
  [
    'an active subscription has no end, and renews with its period',
    {
      events: [subscription('2026-03-01', 'active', { to: '2026-04-01' })],
      reported: { '2026-05-01': 'active' },
      stored: { expiresAt: null, renewsAt: at('2026-04-01'), providerStatus: 'active' },
    },
  ],
  [
    'one that is being canceled is active until it ends, and does not renew',
    {
      events: [subscription('2026-03-01', 'active', { to: '2026-04-01', ends: '2026-04-01' })],
      reported: { '2026-03-31': 'active', '2026-04-01': null },
      stored: { expiresAt: at('2026-04-01'), renewsAt: null, subscriptionId: 'sub_1' },
    },
  ],
  [
    'one whose cancellation is taken back has no end again',
    {
      events: [
        subscription('2026-03-01', 'active', { to: '2026-04-01', ends: '2026-04-01' }),
        subscription('2026-03-02', 'active', { to: '2026-04-01' }),
      ],
      reported: { '2026-05-01': 'active' },
      stored: { renewsAt: at('2026-04-01') },
    },
  ],
  [
    'a trial is active until it ends',
    {
      events: [subscription('2026-03-01', 'trialing', { trial: '2026-03-15', to: '2026-03-15' })],
      reported: { '2026-03-14': 'active', '2026-03-15': null },
      stored: { expiresAt: at('2026-03-15'), renewsAt: at('2026-03-15'), providerStatus: 'trialing' },
    },
  ],
  [
    'the invoice over nothing with which a trial starts, and its checkout, do not make it longer',
    {
      events: [
        subscription('2026-03-01', 'trialing', { trial: '2026-03-15', to: '2026-03-15' }),
        invoice('2026-03-01T12:00:01', true, { to: '2026-03-15' }),
        checkout('2026-03-01T12:00:02'),
      ],
      reported: { '2026-03-15': null },
    },
  ],
  [
    'a trial that has been paid for goes on',
    {
      events: [
        subscription('2026-03-01', 'trialing', { trial: '2026-03-15', to: '2026-03-15' }),
        invoice('2026-03-15T13:00:00', true, { to: '2026-04-15' }),
      ],
      reported: { '2026-03-20': 'active' },
      stored: { expiresAt: null, renewsAt: at('2026-04-15') },
    },
  ],
  [
    'a trial that is being canceled ends with the cancellation',
    {
      events: [subscription('2026-03-01', 'trialing', { trial: '2026-03-15', ends: '2026-03-10' })],
      reported: {},
      stored: { expiresAt: at('2026-03-10'), renewsAt: null },
    },
  ],
  [
    'a payment that fails leaves the days of grace, then it is past due',
    {
      events: [checkout('2026-03-01'), invoice('2026-04-01', false)],
      reported: {
        '2026-04-08T11:59:59': 'active',
        '2026-04-08T12:00:00': 'past_due',
        '2026-06-01': 'past_due',
      },
      stored: { paymentFailedAt: at('2026-04-01'), pastDueAt: at('2026-04-08'), subscriptionId: 'sub_1' },
    },
  ],
  [
    'the first failure counts, not those of the attempts after it',
    {
      events: [
        subscription('2026-03-01', 'active'),
        invoice('2026-04-01', false),
        subscription('2026-04-01', 'past_due'),
        invoice('2026-04-04', false),
        subscription('2026-04-05', 'past_due'),
      ],
      reported: {},
      stored: { paymentFailedAt: at('2026-04-01'), providerStatus: 'past_due' },
    },
  ],
  [
    'the provider calling it past due is enough, whatever else was told',
    {
      events: [subscription('2026-04-01', 'past_due')],
      reported: { '2026-04-02': 'active', '2026-04-08': 'past_due' },
    },
  ],
  [
    'a payment that goes through afterwards makes it good',
    {
      events: [
        subscription('2026-03-01', 'active'),
        invoice('2026-04-01', false),
        subscription('2026-04-01', 'past_due'),
        invoice('2026-04-03', true, { to: '2026-05-01' }),
      ],
      reported: { '2026-04-20': 'active' },
      stored: { paymentFailedAt: null, pastDueAt: null, renewsAt: at('2026-05-01') },
    },
  ],
  [
    'after a payment made good, the next failure has its own days of grace',
    {
      events: [
        subscription('2026-03-01', 'active'),
        invoice('2026-04-01', false),
        invoice('2026-04-03', true),
        invoice('2026-05-01', false),
      ],
      reported: { '2026-05-07': 'active', '2026-05-08': 'past_due' },
    },
  ],
  [
    'a first payment that fails opens nothing: there is no grace for what never began',
    {
      events: [subscription('2026-03-01', 'incomplete'), invoice('2026-03-01', false)],
      reported: { '2026-03-02': null },
      stored: { status: null, paymentFailedAt: null, providerStatus: 'incomplete', subscriptionId: 'sub_1' },
    },
  ],
  [
    'a subscription made in the same second as it is paid for is open, whichever of them is told first',
    {
      events: [
        subscription('2026-03-01', 'active', { id: 'evt_a', to: '2026-04-01' }),
        checkout('2026-03-01', true, { id: 'evt_b' }),
        invoice('2026-03-01', true, { id: 'evt_c' }),
        subscription('2026-03-01', 'incomplete', { id: 'evt_z' }),
      ],
      reported: { '2026-03-02': 'active' },
      stored: { providerStatus: 'active', renewsAt: at('2026-04-01') },
    },
  ],
  ...['unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused', 'something_new'].map(
    (status): [string, Row] => [
      `${status} is no membership`,
      {
        events: [checkout('2026-03-01'), subscription('2026-04-01', status)],
        reported: { '2026-04-01': null },
        stored: { status: null, providerStatus: status, renewsAt: null },
      },
    ],
  ),
  ...['unpaid', 'paused'].map((status): [string, Row] => [
    `what is ${status} is not opened by an old invoice that is paid, but by being active again`,
    {
      events: [
        subscription('2026-03-01', 'active'),
        subscription('2026-04-01', status),
        invoice('2026-04-02', true),
      ],
      reported: { '2026-04-03': null },
    },
  ]),
  [
    'what was unpaid and is active again is open',
    {
      events: [subscription('2026-04-01', 'unpaid'), subscription('2026-04-03', 'active')],
      reported: { '2026-04-03': 'active' },
    },
  ],
  [
    'a deleted subscription never comes back',
    {
      events: [
        subscription('2026-03-01', 'active'),
        deleted('2026-04-01'),
        subscription('2026-04-02', 'active'),
        invoice('2026-04-02', true),
        checkout('2026-04-02'),
      ],
      reported: { '2026-04-03': null },
      stored: { status: null, subscriptionId: null, providerStatus: 'canceled', customerId: 'cus_1' },
    },
  ],
  [
    'a deleted old subscription hides no new one',
    {
      events: [
        checkout('2026-03-01'),
        subscription('2026-05-01', 'active', { of: 'sub_2', to: '2026-06-01' }),
        deleted('2026-05-02'),
      ],
      reported: { '2026-05-03': 'active' },
      stored: { subscriptionId: 'sub_2', providerStatus: 'active', renewsAt: at('2026-06-01') },
    },
  ],
  [
    'of several, the one that is best for the member counts: an open payment of another closes nothing',
    {
      events: [
        subscription('2026-03-01', 'active', { of: 'sub_2' }),
        subscription('2026-03-01', 'active'),
        invoice('2026-04-01', false),
      ],
      reported: { '2026-06-01': 'active' },
      stored: { subscriptionId: 'sub_2', paymentFailedAt: null, pastDueAt: null },
    },
  ],
  [
    'one that still runs for a while carries the member past the days of grace of another',
    {
      events: [
        subscription('2026-03-01', 'active', { of: 'sub_2', ends: '2026-05-01' }),
        subscription('2026-03-01', 'active'),
        invoice('2026-04-01', false),
      ],
      reported: { '2026-04-30': 'active', '2026-05-01': 'past_due' },
      stored: { subscriptionId: 'sub_1', paymentFailedAt: at('2026-04-01'), pastDueAt: at('2026-05-01') },
    },
  ],
  [
    "a coach's activation lets in by itself, until it ends",
    {
      events: [],
      activated: '2026-04-01',
      reported: { '2026-03-31': 'active', '2026-04-01': null },
      stored: { expiresAt: at('2026-04-01'), customerId: null },
    },
  ],
  [
    'an activation that reaches further than what is paid for gives the end',
    {
      events: [paidOnce('2026-03-01')],
      activated: '2026-06-01',
      reported: {},
      stored: { expiresAt: at('2026-06-01') },
    },
  ],
  [
    'what is paid for that reaches further than an activation gives the end',
    {
      events: [checkout('2026-03-01')],
      activated: '2026-03-10',
      reported: { '2026-04-01': 'active' },
      stored: { expiresAt: null },
    },
  ],
  [
    'an activation carries a member whose subscription is deleted',
    {
      events: [checkout('2026-03-01'), deleted('2026-04-01')],
      activated: '2026-05-01',
      reported: { '2026-04-30': 'active', '2026-05-01': null },
      stored: { providerStatus: 'canceled' },
    },
  ],
  [
    'an open payment does not close the area while an activation by hand still runs',
    {
      events: [checkout('2026-03-01'), invoice('2026-04-01', false)],
      activated: '2026-04-20',
      reported: { '2026-04-19': 'active', '2026-04-20': 'past_due' },
      stored: { paymentFailedAt: at('2026-04-01'), pastDueAt: at('2026-04-20') },
    },
  ],
  [
    'an activation that ends within the days of grace does not make them fewer',
    {
      events: [checkout('2026-03-01'), invoice('2026-04-01', false)],
      activated: '2026-04-03',
      reported: { '2026-04-07': 'active', '2026-04-08': 'past_due' },
    },
  ],
  [
    'a payment open on what is being canceled closes no later than that ends',
    {
      events: [subscription('2026-03-01', 'active', { ends: '2026-04-03' }), invoice('2026-04-01', false)],
      reported: { '2026-04-02': 'active', '2026-04-03': null },
      stored: { paymentFailedAt: at('2026-04-01') },
    },
  ],
];

describe('where a membership stands', () => {
  it.each(cases)('%s', (_sentence, { events, activated, reported, stored = {} }) => {
    const membership = stands(events, activated);
    expect(membership).toMatchObject(stored);
    const words = Object.keys(reported).map(when => [when, wordAt(when, membership)]);
    expect(Object.fromEntries(words)).toEqual(reported);
  });

  it.each([
    [0, '2026-04-01'],
    [1, '2026-04-02'],
    [30, '2026-05-01'],
  ])('with %d days of grace a failed payment closes on %s', (graceDays, closes) => {
    const events = [checkout('2026-03-01'), invoice('2026-04-01', false)];
    expect(membershipOf({ events, activatedUntil: null, graceDays }).pastDueAt).toEqual(at(closes));
  });
});

const shuffledAndDoubled = <T>(list: readonly T[]) =>
  fc
    .tuple(
      fc.shuffledSubarray([...list], { minLength: list.length }),
      fc.array(fc.nat(Math.max(list.length - 1, 0)), { maxLength: 8 }),
      fc.nat(),
    )
    .map(([all, again, place]) => {
      const doubles = again.flatMap(index => list[index] ?? []);
      const cut = place % (all.length + 1);
      return [...all.slice(0, cut), ...doubles, ...all.slice(cut)];
    });

describe('whatever is told, in whatever order and however often', () => {
  const start = at('2026-03-01').getTime();
  const hour = 3_600_000;
  const instant = fc.integer({ min: 0, max: 72 }).map(hours => new Date(start + hours * hour));
  const text = instant.map(date => date.toISOString());
  const statuses = [
    'active',
    'active',
    'trialing',
    'past_due',
    'unpaid',
    'canceled',
    'incomplete',
    'incomplete_expired',
    'paused',
  ];
  const facts: fc.Arbitrary<PaymentFacts> = fc.oneof(
    fc.record({
      kind: fc.constant('checkout' as const),
      session: fc.constantFrom('cs_1', 'cs_2', 'cs_3'),
      paid: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('subscription' as const),
      status: fc.constantFrom(...statuses),
      deleted: fc.constantFrom(false, false, false, true),
      trialEnd: fc.option(text),
      periodEnd: fc.option(text),
      endsAt: fc.option(text, { freq: 3 }),
    }),
    fc.record({
      kind: fc.constant('invoice' as const),
      paid: fc.boolean(),
      periodEnd: fc.option(text),
    }),
  );
  const ids = ['sub_1', 'sub_2', null];
  const event = fc.record({
    occurredAt: instant,
    subscriptionId: fc.constantFrom(...ids),
    customerId: fc.constantFrom('cus_1', 'cus_2', null),
    facts,
  });
  const history = fc
    .array(event, { maxLength: 14 })
    .map(events => events.map((one, index) => ({ ...one, id: `evt_${index}` })));
  const activatedUntil = fc.option(instant);
  const given = fc.record({ events: history, activatedUntil, graceDays: fc.constantFrom(0, 1, 2) });
  const runs = { numRuns: 400 };

  it('shuffled and doubled it comes to the same', () => {
    const shuffled = given.chain(told =>
      fc.tuple(fc.constant(told), shuffledAndDoubled(told.events), shuffledAndDoubled(told.events)),
    );
    fc.assert(
      fc.property(shuffled, ([told, once, again]) => {
        const expected = membershipOf(told);
        expect(membershipOf({ ...told, events: once })).toEqual(expected);
        expect(membershipOf({ ...told, events: again })).toEqual(expected);
      }),
      runs,
    );
  });

  const moments = Array.from({ length: 100 }, (_, index) => new Date(start + (index - 1) * hour));
  const isIn = (membership: Membership) => moments.map(now => wordAt(now, membership) === 'active');

  it('nothing told of a subscription after it is deleted revives it', () => {
    const later = fc.array(event, { maxLength: 6 });
    fc.assert(
      fc.property(history, later, (before, after) => {
        const of = (events: readonly (typeof after)[number][], from: number) =>
          events.map((one, index) => ({
            ...one,
            id: `evt_${from + index}`,
            subscriptionId: 'sub_1',
            occurredAt: new Date(one.occurredAt.getTime() + from * 24 * hour),
          }));
        const end = { ...deleted('2026-03-10'), id: 'evt_end' };
        const membership = stands([...of(before, 0), end, ...of(after, 30)]);
        expect([membership.status, membership.subscriptionId]).toEqual([null, null]);
        expect(isIn(membership)).not.toContain(true);
      }),
      runs,
    );
  });

  it("a member is in exactly as long as one of the subscriptions, a payment or a coach's activation says so", () => {
    fc.assert(
      fc.property(given, told => {
        const alone = ids.map(id =>
          membershipOf({
            ...told,
            events: told.events.filter(({ subscriptionId }) => subscriptionId === id),
            activatedUntil: null,
          }),
        );
        const parts = [...alone, membershipOf({ ...told, events: [] })].map(isIn);
        const one = moments.map((_, index) => parts.some(part => part[index]));
        expect(isIn(membershipOf(told))).toEqual(one);
      }),
      runs,
    );
  });

  it('an activation never takes anything away', () => {
    fc.assert(
      fc.property(given, told => {
        const without = isIn(membershipOf({ ...told, activatedUntil: null }));
        const withIt = isIn(membershipOf(told));
        expect(withIt.map((is, index) => is || !without[index])).not.toContain(false);
      }),
      runs,
    );
  });

  it('it is past due only while a payment is open, and never before the days of grace are over', () => {
    fc.assert(
      fc.property(given, told => {
        const membership = membershipOf(told);
        const { paymentFailedAt, pastDueAt } = membership;
        expect(paymentFailedAt === null).toBe(pastDueAt === null);
        if (paymentFailedAt === null || pastDueAt === null) return;
        expect(pastDueAt.getTime() - paymentFailedAt.getTime()).toBeGreaterThanOrEqual(
          told.graceDays * 24 * hour,
        );
      }),
      runs,
    );
  });
});
