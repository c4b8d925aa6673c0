/** Things that never change, by their ids: those looked at lately. One too many takes the place of the one left longest. */
export class LruCache<Thing> {
  private readonly entries = new Map<string, Thing>();
  private readonly maxSize: number;

  constructor(maxSize: number) {
    this.maxSize = maxSize;
  }

  find(id: string): Thing | undefined {
    const thing = this.entries.get(id);
    if (thing !== undefined) this.keep(id, thing);
    return thing;
  }

  keep(id: string, thing: Thing): void {
    this.entries.delete(id);
    const oldest = this.entries.keys().next();
    if (this.entries.size >= this.maxSize && !oldest.done) this.entries.delete(oldest.value);
    this.entries.set(id, thing);
  }
}
