import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import { isPushAddress, lookUpOpen } from './open-web.ts';
import type { PushKeys } from './push-keys.ts';
import { SilentServices } from './silent-services.ts';
import type { Subscription } from './subscriptions.ts';

/** The push as a device shows it. */
export type Payload = { id: string; title: string; text: string; link: string; unread?: number };

/** `gone`: the browser has taken its subscription back. Otherwise what came instead, in a word. */
export type Pushed = { is: 'reached' | 'gone' } | { is: 'failed'; why: string; retryAfter?: number };

export type PushSettings = {
  /** The sender, for the push service to write to: a mailto: or https: address. */
  subject: string;
  /** For tests alone: push services on this machine, without encryption on the way. */
  toOwnNetwork?: boolean | undefined;
  /** Milliseconds for all of a request; ten seconds by default. */
  timeoutMs?: number | undefined;
};

export type SentAt = { keys: PushKeys; now: Date };

/** Milliseconds a signature is good for, and how long before its end a new one is made. */
const signedFor = 12 * 60 * 60_000;
/** Seconds a push service keeps what it cannot deliver. */
const ttlSeconds = 24 * 60 * 60;

/** Sends to push services over connections that stay open; a signature is made once for each of them and half a day. */
export class PushSender {
  private readonly signed = new Map<string, { authorization: string; until: number }>();
  private readonly silent = new SilentServices();
  private readonly agents = {
    'https:': new https.Agent({ keepAlive: true, maxSockets: 100 }),
    'http:': new http.Agent({ keepAlive: true, maxSockets: 100 }),
  };
  private readonly settings: PushSettings;

  constructor(settings: PushSettings) {
    this.settings = settings;
  }

  isAddress(endpoint: string): boolean {
    return this.settings.toOwnNetwork === true || isPushAddress(endpoint);
  }

  async send(to: Subscription, payload: Payload, at: SentAt): Promise<Pushed> {
    // An address may have been stored by a release that accepted others.
    if (!this.isAddress(to.endpoint)) return { is: 'gone' };
    const { origin } = new URL(to.endpoint);
    if (this.silent.isLeftAlone(origin, at.now)) return noAnswer;
    const pushed = await this.request(to, payload, at).catch(failed);
    this.silent.note(origin, pushed !== noAnswer, at.now);
    return pushed;
  }

  close(): void {
    for (const agent of Object.values(this.agents)) agent.destroy();
  }

  private async request(to: Subscription, payload: Payload, at: SentAt): Promise<Pushed> {
    const url = new URL(to.endpoint);
    const { cipherText } = webPush.encrypt(to.p256dh, to.auth, JSON.stringify(payload), 'aes128gcm');
    const { toOwnNetwork, timeoutMs = 10_000 } = this.settings;
    const isPlain = url.protocol === 'http:';
    return new Promise((resolve, reject) => {
      const request = (isPlain ? http : https).request(
        url,
        {
          method: 'POST',
          agent: this.agents[isPlain ? 'http:' : 'https:'],
          ...(!toOwnNetwork && { lookup: lookUpOpen }),
          // For all of it: a service that answers byte by byte would never be idle.
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            authorization: this.authorizationFor(url, at),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            'content-length': cipherText.length,
            ttl: ttlSeconds,
            urgency: 'normal',
          },
        },
        answer => {
          // The body is of no use to us, however long it is. A connection with nothing left in it is used again.
          if (Number(answer.headers['content-length'] ?? Number.POSITIVE_INFINITY) > 10_000) answer.destroy();
          else answer.resume();
          answer.on('error', () => undefined);
          resolve(outcomeOf(answer));
        },
      );
      request.on('error', reject);
      request.end(cipherText);
    });
  }

  private authorizationFor({ origin }: URL, { keys, now }: SentAt): string {
    const known = this.signed.get(origin);
    if (known && known.until > now.getTime() && known.until < now.getTime() + signedFor)
      return known.authorization;
    const until = now.getTime() + signedFor;
    const { Authorization: authorization } = webPush.getVapidHeaders(
      origin,
      this.settings.subject,
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
      Math.floor((until + signedFor / 2) / 1000),
    );
    // Origins come from browsers: what is remembered of them has an end.
    if (this.signed.size > 200) this.signed.clear();
    this.signed.set(origin, { authorization, until });
    return authorization;
  }
}

const noAnswer: Pushed = { is: 'failed', why: 'no answer' };

function failed(error: unknown): Pushed {
  const { code, name } = error as NodeJS.ErrnoException;
  return code === 'ABORT_ERR' ? noAnswer : { is: 'failed', why: code ?? name };
}

function outcomeOf({ statusCode = 0, headers }: http.IncomingMessage): Pushed {
  if (statusCode >= 200 && statusCode < 300) return { is: 'reached' };
  if (statusCode === 404 || statusCode === 410) return { is: 'gone' };
  const retryAfter = Number(headers['retry-after']);
  return {
    is: 'failed',
    why: String(statusCode),
    ...(retryAfter > 0 && { retryAfter: Math.min(retryAfter, 6 * 60 * 60) }),
  };
}

/** A push service may write to us at the site; where that is no public one, at a name for letters. */
export const pushSender = (site: string | undefined, rest: Omit<PushSettings, 'subject'> = {}): PushSender =>
  new PushSender({
    subject: site?.startsWith('https:')
      ? site
      : `mailto:no-reply@${site ? new URL(site).hostname : 'localhost'}`,
    ...rest,
  });
