const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** '3 days', '1 hour', 'less than a minute': whole numbers of the largest unit that fits. */
export function spanWords(milliseconds: number): string {
  const units: [number, string][] = [
    [day, 'day'],
    [hour, 'hour'],
    [minute, 'minute'],
    [1_000, 'second'],
  ];
  for (const [length, name] of units) {
    const count = Math.floor(milliseconds / length);
    if (count > 0) return `${count} ${name}${count === 1 ? '' : 's'}`;
  }
  return 'less than a second';
}

/** Decimal units, as disks are sold and as `npm run backup` says it. */
export const sizeWords = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
