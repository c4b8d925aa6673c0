import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from '#server/database/embedded/postmaster-file.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import { noRoom } from './backup-error.ts';
import { backupEnding } from './backup-files.ts';
import { type Checksums, checksumsName, endLine, type Part } from './manifest.ts';
import { padding, tarEnd, tarHeader } from './tar.ts';

/**
 * Writes a backup part by part. Until it is whole and on the disk it has another name, so that however the writing
 * ends, what has the name of a backup is one.
 */
export class ArchiveWriter {
  private readonly hash = createHash('sha256');
  private readonly parts: Part[] = [];
  private readonly file: string;
  private readonly unfinished: string;
  private readonly handle: FileHandle;
  private readonly madeAt: Date;
  private readonly disk: DiskRoom | undefined;

  private constructor(
    file: string,
    unfinished: string,
    handle: FileHandle,
    { madeAt, disk }: { madeAt: Date; disk?: DiskRoom | undefined },
  ) {
    this.file = file;
    this.unfinished = unfinished;
    this.handle = handle;
    this.madeAt = madeAt;
    this.disk = disk;
  }

  /** `disk`: of which a reserve is kept. What would take of it is refused with a sentence. */
  static async create(file: string, madeAt: Date, disk?: DiskRoom): Promise<ArchiveWriter> {
    if (disk && (await disk.state()).isLow) throw noRoom();
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await removeAbandoned(file);
    const unfinished = `${file}.${process.pid}.part`;
    // Left by an earlier process that had our number, as each first one of a container has.
    await rm(unfinished, { force: true });
    // Everything about everyone is in it: nobody else on this machine needs to read it, or to choose where it goes by a link
    // of this name.
    const handle = await open(unfinished, 'wx', 0o600);
    return new ArchiveWriter(file, unfinished, handle, { madeAt, disk });
  }

  async add(name: string, content: Buffer, rows?: number): Promise<void> {
    const sha256 = createHash('sha256').update(content).digest('hex');
    this.parts.push({ name, bytes: content.length, sha256, ...(rows !== undefined && { rows }) });
    await this.write(tarHeader({ name, size: content.length }, this.madeAt));
    await this.write(content);
    await this.write(Buffer.alloc(padding(content.length)));
  }

  /** Gives it its name. Answers its size. */
  async finish(rest: Omit<Checksums, 'parts'>): Promise<number> {
    const checksums: Checksums = { ...rest, parts: [...this.parts] };
    await this.add(checksumsName, Buffer.from(JSON.stringify(checksums)));
    await this.write(tarEnd);
    await this.handle.writeFile(endLine(this.hash.digest('hex')));
    await this.handle.sync();
    const { size } = await this.handle.stat();
    await this.handle.close();
    await rename(this.unfinished, this.file);
    const folder = await open(path.dirname(this.file));
    await folder.sync();
    await folder.close();
    return size;
  }

  async discard(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(this.unfinished, { force: true });
  }

  private async write(bytes: Buffer): Promise<void> {
    if (this.disk && !(await this.disk.mayTake(bytes.length))) throw noRoom();
    this.hash.update(bytes);
    await this.handle.writeFile(bytes);
  }
}

/** Removes the files of a killed process. The folder may be anyone's: only files with the name of such a one go. */
async function removeAbandoned(file: string): Promise<void> {
  const folder = path.dirname(file);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const [, whole = '', pid = ''] = /^(.+)\.([1-9]\d*)\.part$/.exec(entry.name) ?? [];
    const isOurs = whole.endsWith(backupEnding) || whole === path.basename(file);
    if (isOurs && entry.isFile() && !isAlive(Number(pid)))
      await rm(path.join(folder, entry.name), { force: true });
  }
}
