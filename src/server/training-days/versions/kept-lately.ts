/** Things that never change, by their ids: those looked at lately. One too many takes the place of the one left longest. */
export class KeptLately<Thing> {
  private readonly kept = new Map<string, Thing>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  find(id: string): Thing | undefined {
    const thing = this.kept.get(id);
    if (thing !== undefined) this.keep(id, thing);
    return thing;
  }

  keep(id: string, thing: Thing): void {
    this.kept.delete(id);
    const oldest = this.kept.keys().next();
    if (this.kept.size >= this.most && !oldest.done) this.kept.delete(oldest.value);
    this.kept.set(id, thing);
  }
}
