/** Who asks for it while it is under way waits for that one. */
export function oneAtATime<Args extends unknown[]>(act: (...args: Args) => Promise<void>) {
  let underWay: Promise<void> | null = null;
  return (...args: Args): Promise<void> => {
    underWay ??= act(...args).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
