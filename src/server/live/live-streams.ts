import type { ServerResponse } from 'node:http';
import type { LiveNews } from './publish-live.ts';

export type LiveStream = {
  personId: string;
  isCoach: boolean;
  /** The session that opened it: with it the stream ends. */
  sessionKey: string;
  response: ServerResponse;
};

/** A person's browsers; one more ends the oldest stream. */
const maxPerPerson = 10;
/** The most bytes waiting in memory for a browser that reads nothing: more ends its stream, and it asks again. */
const maxUnreadBytes = 64 * 1024;

/** The milliseconds between two browsers that are told to read again. */
const missedApart = 2;

/** The streams of one server. */
export class LiveStreams {
  private readonly byPerson = new Map<string, Set<LiveStream>>();

  get all(): LiveStream[] {
    return [...this.byPerson.values()].flatMap(streams => [...streams]);
  }

  get count(): number {
    return [...this.byPerson.values()].reduce((sum, { size }) => sum + size, 0);
  }

  add(stream: LiveStream): void {
    const streams = this.byPerson.get(stream.personId) ?? new Set();
    this.byPerson.set(stream.personId, streams.add(stream));
    stream.response.on('close', () => this.drop(stream));
    const [oldest] = streams;
    if (streams.size > maxPerPerson && oldest) this.close(oldest);
  }

  /** Writes to each browser once, whoever the news is for. */
  publish({ people, coaches, subjects }: LiveNews): void {
    const line = changedEvent(subjects);
    const told = new Set(people.flatMap(id => [...(this.byPerson.get(id) ?? [])]));
    if (coaches) for (const stream of this.all) if (stream.isCoach) told.add(stream);
    for (const stream of told) this.write(stream, line);
  }

  /**
   * Something may have been missed: they read again all that can change without them. They are told one after the other, so
   * that a database which has just come back is not asked by all at once.
   */
  publishAllMissed(): void {
    for (const [place, stream] of this.all.entries())
      setTimeout(() => this.write(stream, missedEvent), place * missedApart).unref();
  }

  /** Keeps the way open through proxies, and finds those that are gone. */
  beat(): void {
    for (const stream of this.all) this.write(stream, ':\n\n');
  }

  close(stream: LiveStream): void {
    this.drop(stream);
    stream.response.end();
  }

  closeAll(): void {
    for (const stream of this.all) this.close(stream);
  }

  private write(stream: LiveStream, text: string): void {
    if (stream.response.writableEnded) return;
    if (stream.response.writableLength > maxUnreadBytes) return this.close(stream);
    stream.response.write(text);
  }

  private drop(stream: LiveStream): void {
    const streams = this.byPerson.get(stream.personId);
    streams?.delete(stream);
    if (streams?.size === 0) this.byPerson.delete(stream.personId);
  }
}

const changedEvent = (subjects: LiveNews['subjects']) => `data: ${JSON.stringify({ subjects })}\n\n`;
const missedEvent = 'event: missed\ndata: {}\n\n';
