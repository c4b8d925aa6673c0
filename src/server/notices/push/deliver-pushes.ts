import { brandNow } from '#server/brand/brand-now.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { type ClaimedPush, claimPushes } from './claim-pushes.ts';
import { heldPush, notedPush, type NotedPush, notePushes } from './note-pushes.ts';
import { pushKeys } from './push-keys.ts';
import type { Pushed, PushSender, SentAt } from './send-push.ts';
import { dropGone, noteReached, type Subscription, subscriptionsOf } from './subscriptions.ts';

/** The most pushes taken at a look: with the pause between two looks, that is how fast they go out. */
export const pushesALook = 100;
/** So many are under way at most. A service that hangs takes the room of a few of them for as long as it is waited for. */
const defaultMaxInFlight = 200;

type Outcome = { id: string; is: Pushed['is'] };

/** Sends what is due, look by look. Several servers may do so at once. */
export class PushDelivery {
  private readonly inFlight = new Set<Promise<void>>();
  /** The results that are not noted down yet. */
  private noted: NotedPush[] = [];
  private outcomes: Outcome[] = [];
  private readonly db: DatabasePool;
  private readonly sender: PushSender;
  private readonly maxInFlight: number;

  constructor(db: DatabasePool, sender: PushSender, { maxInFlight = defaultMaxInFlight } = {}) {
    this.db = db;
    this.sender = sender;
    this.maxInFlight = maxInFlight;
  }

  get isBusy(): boolean {
    return this.inFlight.size > 0 || this.noted.length > 0;
  }

  /**
   * Notes down what has been answered, and begins to send what is due, as far as there is room: it waits for no service. Answers
   * how many it took up.
   */
  async look(now: Date): Promise<number> {
    await this.noteAnswers(now);
    const most = Math.min(pushesALook, this.maxInFlight - this.inFlight.size);
    if (most <= 0) return 0;
    const claimed = await claimPushes(this.db, now, most);
    if (claimed.length === 0) return 0;
    const [keys, brand, devices] = await Promise.all([
      pushKeys(this.db, now),
      brandNow(this.db),
      this.devicesOf(claimed, now),
    ]);
    for (const one of claimed) {
      const held = heldPush(one, now);
      if (held) this.noted.push(held);
      else this.begin(this.send(one, devices.get(one.personId) ?? [], { title: brand.name, keys, now }));
    }
    return claimed.length;
  }

  /** Waits for all answers, and notes them down. */
  async settle(now: Date): Promise<void> {
    await Promise.all(this.inFlight);
    await this.noteAnswers(now);
  }

  private async devicesOf(claimed: readonly ClaimedPush[], now: Date) {
    const people = [...new Set(claimed.map(({ personId }) => personId))];
    const devices = new Map<string, Subscription[]>(people.map(id => [id, []]));
    for (const one of await subscriptionsOf(this.db, { people, now })) devices.get(one.personId)?.push(one);
    return devices;
  }

  private begin(sending: Promise<void>): void {
    const tracked = sending.finally(() => this.inFlight.delete(tracked));
    this.inFlight.add(tracked);
  }

  private async send(
    one: ClaimedPush,
    devices: readonly Subscription[],
    { title, ...at }: SentAt & { title: string },
  ): Promise<void> {
    const { id, text, link, unread, left } = one;
    const payload = { id, title, text, link, unread };
    const pushed = await Promise.all(
      devices
        .filter(device => left?.includes(device.id) ?? true)
        .map(async device => ({ id: device.id, ...(await this.sender.send(device, payload, at)) })),
    );
    this.noted.push(notedPush(one, pushed, at.now));
    this.outcomes.push(...pushed.map(device => ({ id: device.id, is: device.is })));
  }

  /** Results that could not be noted down are kept for the next time: sent again, the pushes would be no news to anybody. */
  private async noteAnswers(now: Date): Promise<void> {
    const { noted, outcomes } = this;
    if (noted.length === 0) return;
    [this.noted, this.outcomes] = [[], []];
    try {
      await notePushes(this.db, noted, now);
    } catch (error) {
      this.noted.unshift(...noted);
      this.outcomes.unshift(...outcomes);
      throw error;
    }
    const idsThat = (is: Pushed['is']) => outcomes.filter(one => one.is === is).map(({ id }) => id);
    await dropGone(this.db, { ids: idsThat('gone') });
    await noteReached(this.db, { ids: idsThat('reached'), now });
  }
}
