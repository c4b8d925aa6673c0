/** Who asks for it while it is under way waits for that one. */
export function oneAtATime<Given extends unknown[]>(act: (...given: Given) => Promise<void>) {
  let underWay: Promise<void> | null = null;
  return (...given: Given): Promise<void> => {
    underWay ??= act(...given).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
