/** So many times on end a service may leave us without an answer, */
const maxInARow = 20;
/** and then it is left alone for so many milliseconds. */
const leftAloneFor = 30_000;

type Silence = { inARow: number; until: number };

/**
 * Push services that answer nobody any more: what is meant for them fails at once and is tried again later, instead of taking the room
 * of what others are to get. Now and then one request tries whether they are back.
 */
export class SilentServices {
  private readonly silences = new Map<string, Silence>();

  isLeftAlone(origin: string, now: Date): boolean {
    const silence = this.silences.get(origin);
    if (!silence || silence.inARow < maxInARow) return false;
    const isOver = silence.until <= now.getTime() || silence.until > now.getTime() + leftAloneFor;
    // The one that asks now tries it; the others wait for what becomes of that.
    if (isOver) silence.until = now.getTime() + leftAloneFor;
    return !isOver;
  }

  note(origin: string, hasAnswered: boolean, now: Date): void {
    if (hasAnswered) {
      this.silences.delete(origin);
      return;
    }
    // Origins come from browsers: what is remembered of them has an end.
    if (this.silences.size > 200) this.silences.clear();
    const inARow = (this.silences.get(origin)?.inARow ?? 0) + 1;
    this.silences.set(origin, { inARow, until: now.getTime() + leftAloneFor });
  }
}
