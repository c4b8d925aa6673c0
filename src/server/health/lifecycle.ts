/** The phase of a server between its start and its end. */
export class Lifecycle {
  private phase: 'starting' | 'running' | 'ending' = 'starting';

  /** Of an app that is whole as soon as it is made. */
  static running(): Lifecycle {
    const lifecycle = new Lifecycle();
    lifecycle.hasStarted();
    return lifecycle;
  }

  /** All that a start takes is done. A server that is told to end meanwhile stays so. */
  hasStarted(): void {
    if (this.phase === 'starting') this.phase = 'running';
  }

  ends(): void {
    this.phase = 'ending';
  }

  get isStarting(): boolean {
    return this.phase === 'starting';
  }

  get isEnding(): boolean {
    return this.phase === 'ending';
  }
}
