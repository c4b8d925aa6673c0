/** As much of the tar format (POSIX ustar) as a backup needs: plain files with short names. */
export type TarEntry = { name: string; size: number };

export const blockSize = 512;
/** Two empty blocks say that nothing follows. */
export const tarEnd = Buffer.alloc(2 * blockSize);
const longestName = 100;

const sumAt = 148;
const emptySum = ' '.repeat(8);
const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

export function tarHeader({ name, size }: TarEntry, madeAt: Date): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`"${name}" is too long a name for a tar file`);
  const header = Buffer.alloc(blockSize);
  header.write(name, 0);
  header.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8), 100);
  header.write(octal(size, 12) + octal(Math.floor(madeAt.getTime() / 1000), 12), 124);
  header.write(emptySum, sumAt);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(sumOf(header), 7)} `, sumAt);
  return header;
}

/** Undefined for what is no header of ours, such as the empty block at the end. */
export function readTarHeader(header: Buffer): TarEntry | undefined {
  if (header.length < blockSize || header.toString('latin1', 257, 262) !== 'ustar') return undefined;
  const written = Number.parseInt(header.toString('latin1', sumAt, sumAt + 7), 8);
  const copy = Buffer.from(header);
  copy.write(emptySum, sumAt);
  if (sumOf(copy) !== written) return undefined;
  const name = header.toString('utf8', 0, longestName).replace(/\0.*$/s, '');
  const size = header.toString('latin1', 124, 135);
  return /^[0-7]{11}$/.test(size) ? { name, size: Number.parseInt(size, 8) } : undefined;
}

/** Contents fill whole blocks. */
export const padding = (size: number): number => (blockSize - (size % blockSize)) % blockSize;

const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);
