import { statfs } from 'node:fs/promises';
import { unavailable } from '#server/http/problem.ts';

const megabyte = 1024 * 1024;
/** The room left free unless a setting says otherwise: the larger of the two. */
const usualMegabytes = 1024;
const usualShare = 0.05;
/** Milliseconds for which a look at the disk is believed. What was let in since counts as written. */
const usuallyBelievedFor = 3_000;
const retryAfter = 3_600;

const tooFull =
  'The disk of the server is almost full, so no pictures, clips or files can be accepted right now. Nothing else is affected. Please try again later.';

type Disk = { free: number; total: number };

/** In bytes. */
export type DiskState = { free: number; reserve: number; isLow: boolean };

type Options = {
  /** Megabytes of the disk that are reserved for the database; the usual by default. */
  reserveMegabytes?: number | undefined;
  believedFor?: number;
  /** The disk that the folder is on. */
  look?: (folder: string) => Promise<Disk>;
};

/** The room on the disk where files are put. A reserve of it is the database's, which stops where it can't write. */
export class DiskRoom {
  private looked: { at: number; disk: Promise<Disk> } | undefined;
  /** Bytes that were let in since the last look, and may not be on the disk yet. */
  private letIn = 0;
  private readonly folder: string;
  private readonly reserveMegabytes: number | undefined;
  private readonly believedFor: number;
  private readonly look: (folder: string) => Promise<Disk>;

  constructor(folder: string, options: Options = {}) {
    const { reserveMegabytes, believedFor = usuallyBelievedFor, look = lookAt } = options;
    this.folder = folder;
    this.reserveMegabytes = reserveMegabytes;
    this.believedFor = believedFor;
    this.look = look;
  }

  /** Throws a 503 where so many bytes more would take of the reserve. */
  async refuseBeyond(bytes: number, sentence: string = tooFull): Promise<void> {
    const { free, reserve } = this.standing(await this.disk());
    if (free - bytes < reserve) throw unavailable(sentence, retryAfter);
  }

  /** The same, for what is written now: it counts before it is seen on the disk. */
  async take(bytes: number): Promise<void> {
    if (!(await this.mayTake(bytes))) throw unavailable(tooFull, retryAfter);
  }

  /** Whether so many bytes may be written now; they count if so. */
  async mayTake(bytes: number): Promise<boolean> {
    const { free, reserve } = this.standing(await this.disk());
    if (free - bytes < reserve) return false;
    this.letIn += bytes;
    return true;
  }

  async state(): Promise<DiskState> {
    return this.standing(await this.disk());
  }

  private standing({ free: then, total }: Disk): DiskState {
    const usual = Math.max(usualMegabytes, (usualShare * total) / megabyte);
    const reserve = (this.reserveMegabytes ?? usual) * megabyte;
    const free = then - this.letIn;
    return { free, reserve, isLow: free < reserve };
  }

  private disk(): Promise<Disk> {
    const now = performance.now();
    if (!this.looked || now - this.looked.at > this.believedFor) {
      this.looked = { at: now, disk: this.look(this.folder) };
      this.letIn = 0;
    }
    return this.looked.disk;
  }
}

/** A folder that cannot be looked at is left to say so when it is written to. */
async function lookAt(folder: string): Promise<Disk> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return { free: Number.POSITIVE_INFINITY, total: 0 };
  }
}
