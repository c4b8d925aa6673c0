import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';
import {
  anyFormat,
  type Checksums,
  checksums,
  checksumsName,
  endLine,
  endLineLength,
  formatVersion,
  largestPart,
  type Manifest,
  manifest,
  manifestName,
} from './manifest.ts';
import { blockSize, padding, readTarHeader } from './tar.ts';

type EntryPosition = { at: number; size: number };

/** A backup that is whole to the last byte. */
export type Archive = {
  file: string;
  manifest: Manifest;
  checksums: Checksums;
  read(name: string): Promise<Buffer>;
  close(): Promise<void>;
};

/** Opens a backup, and refuses one that is not whole or that this release does not know. */
export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file).catch((error: Error) => {
    throw new BackupError(`The backup ${file} could not be opened: ${error.message}`);
  });
  try {
    return await readArchive(file, handle);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function readArchive(file: string, handle: FileHandle): Promise<Archive> {
  const end = await refuseDamage(file, handle);
  const places = await entryPositions(file, handle, end);
  const read = async (name: string) => {
    const place = places.get(name);
    if (!place) throw damaged(file);
    return bytesAt(handle, place);
  };
  const json = async (name: string) => jsonIn(await read(name));

  const head = await json(manifestName);
  // The format's number is in every later format, whatever else changes.
  const format = anyFormat.safeParse(head).data?.format ?? formatVersion;
  if (format > formatVersion) throw newerBackup(file);
  const known = manifest.safeParse(head);
  const sums = checksums.safeParse(await json(checksumsName));
  if (!known.success || !sums.success || format !== formatVersion) throw damaged(file);
  const parts = new Map(sums.data.parts.map(part => [part.name, part]));
  return {
    file,
    manifest: known.data,
    checksums: sums.data,
    async read(name) {
      const content = await read(name);
      // Whole when it was opened; a disk may read it otherwise the second time.
      if (parts.get(name)?.sha256 !== sha256Of(content)) throw damaged(file);
      return content;
    },
    close: () => handle.close(),
  };
}

function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

const readAtOnce = 1024 * 1024;

/** Every byte counts: those of the parts, and those between and behind them. Answers where the tar ends. */
async function refuseDamage(file: string, handle: FileHandle): Promise<number> {
  const { size } = await handle.stat();
  const first = readTarHeader(await bytesAt(handle, { at: 0, size: blockSize }));
  if (first?.name !== manifestName) {
    throw new BackupError(`${file} is no backup of Fellowship, or its beginning is damaged.`);
  }
  const end = Math.max(0, size - endLineLength);
  const last = (await bytesAt(handle, { at: end, size: endLineLength })).toString('latin1');
  if (!last.startsWith(beginningOfEnd)) {
    throw new BackupError(`The backup ${file} is not whole: its end is missing or damaged.`);
  }
  const hash = createHash('sha256');
  for (let at = 0; at < end; at += readAtOnce) {
    hash.update(await bytesAt(handle, { at, size: Math.min(readAtOnce, end - at) }));
  }
  if (last !== endLine(hash.digest('hex'))) throw damaged(file);
  return end;
}

const beginningOfEnd = endLine('').trimEnd();

async function entryPositions(
  file: string,
  handle: FileHandle,
  end: number,
): Promise<Map<string, EntryPosition>> {
  const places = new Map<string, EntryPosition>();
  let at = 0;
  while (at < end) {
    const entry = readTarHeader(await bytesAt(handle, { at, size: blockSize }));
    if (!entry) break;
    const place = { at: at + blockSize, size: entry.size };
    at = place.at + place.size + padding(place.size);
    // A part is read into memory whole, so what its header says is not believed beyond that.
    if (at > end || place.size > largestPart) throw damaged(file);
    places.set(entry.name, place);
  }
  return places;
}

async function bytesAt(handle: FileHandle, { at, size }: EntryPosition): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  const { bytesRead } = await handle.read(bytes, 0, size, at);
  return bytes.subarray(0, bytesRead);
}

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export const damaged = (file: string) =>
  new BackupError(`The backup ${file} is damaged: it does not hold what was written. Take another one.`);

export const newerBackup = (file: string) =>
  new BackupError(
    `The backup ${file} was made by a newer release of Fellowship. Restore it with that release, or a later one.`,
  );
