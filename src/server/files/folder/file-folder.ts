import type { Readable } from 'node:stream';

/** Files under plain names. What has a name is whole: it is put at once, or not at all. */
type Files = {
  put(name: string, content: Uint8Array): Promise<void>;
  /** All of it; undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Whether this very content is there. */
  holds(name: string, content: Buffer): Promise<boolean>;
  /** Gives the same content another name; false where there is none. */
  copy(from: string, to: string): Promise<boolean>;
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>;
  names(isMeant: (name: string) => boolean): Promise<string[]>;
  /** The names to which nothing was put since then. */
  namesBefore(time: Date, isMeant: (name: string) => boolean): Promise<string[]>;
  /** Sees that it is there. */
  prepare(): Promise<void>;
  /** Sees that what was put survives the machine. */
  settle(): Promise<void>;
};

export type DiskFolder = Files & { readonly path: string };

export type Range = { from: number; to: number };

export type BucketFolder = Files & {
  readonly path: null;
  /** The same as `read`, and since when. */
  get(name: string): Promise<{ content: Buffer; changed: Date } | undefined>;
  /** A part of it, or all, as it comes. Less than that ends in an error. `bytes`: how long all of it has to be. */
  open(name: string, input: { bytes: number; range: Range | null }): Promise<OpenFile | undefined>;
  /** The same as `put`, of what lies in a file of this machine. */
  putFile(name: string, file: string): Promise<void>;
  namesUnder(beginning: string): Promise<string[]>;
};

export type OpenFile = { stream: Readable; changed: Date };

/** A folder of files: on a disk of this machine, where its `path` is, or in a bucket that all servers share. */
export type FileFolder = DiskFolder | BucketFolder;

/** One on the disk is named by its path alone. */
export type Folder = string | FileFolder;
