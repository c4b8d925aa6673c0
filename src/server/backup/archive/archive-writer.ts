import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from '#server/database/embedded/postmaster-file.ts';
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

  private constructor(file: string, unfinished: string, handle: FileHandle, madeAt: Date) {
    this.file = file;
    this.unfinished = unfinished;
    this.handle = handle;
    this.madeAt = madeAt;
  }

  static async create(file: string, madeAt: Date): Promise<ArchiveWriter> {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await removeAbandoned(file);
    const unfinished = `${file}.${process.pid}.part`;
    // Left by an earlier process that had our number, as each first one of a container has.
    await rm(unfinished, { force: true });
    // Everything about everyone is in it: nobody else on this machine needs to read it, or to choose where it goes by a link
    // of this name.
    const handle = await open(unfinished, 'wx', 0o600);
    return new ArchiveWriter(file, unfinished, handle, madeAt);
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
    this.hash.update(bytes);
    await this.handle.writeFile(bytes);
  }
}

/** What a process that was killed has left behind. The folder may be anyone's: only what has the name of such a file goes. */
async function removeAbandoned(file: string): Promise<void> {
  const folder = path.dirname(file);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const [, whole = '', pid = ''] = /^(.+)\.([1-9]\d*)\.part$/.exec(entry.name) ?? [];
    const isOurs = whole.endsWith(backupEnding) || whole === path.basename(file);
    if (isOurs && entry.isFile() && !isAlive(Number(pid)))
      await rm(path.join(folder, entry.name), { force: true });
  }
}
