const ending = '.fellowship';

/** Named for why and when, so that a folder of them reads as a list: `nightly-2026-11-22T03-00-00Z.fellowship`. */
export const backupFileName = (reason: string, madeAt: Date): string =>
  `${reason}-${madeAt.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}${ending}`;
