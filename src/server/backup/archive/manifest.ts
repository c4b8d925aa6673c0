import * as z from 'zod/mini';

/** The format a reader has to know; a file of a later one is left to a later release. */
export const formatVersion = 1;

const column = z.object({ name: z.string(), type: z.string() });
const table = z.object({ name: z.string(), columns: z.array(column) });

/** The part that every format has. */
export const anyFormat = z.object({ format: z.number() });

/** The first part of a backup: what it is of. */
export const manifest = z.object({
  format: z.number(),
  release: z.string(),
  madeAt: z.string(),
  postgres: z.string(),
  /** The steps the tables have behind them. */
  migrations: z.array(z.string()),
  tables: z.array(table),
});

/** The number of a table's rows, and a sum over all their values, as the database has worked them out. */
const content = z.object({ table: z.string(), rows: z.number(), sum: z.string() });
const part = z.object({
  name: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  rows: z.optional(z.number()),
});
const sequence = z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() });

/** The last part of a backup: what is in it. */
export const checksums = z.object({
  contents: z.array(content),
  sequences: z.array(sequence),
  /** Pictures that the rows speak of, and that had been missing before. */
  missingPictures: z.array(z.string()),
  /** And of attachments; a file from before there were any says nothing of them. */
  missingAttachments: z.optional(z.array(z.string())),
  parts: z.array(part),
});

export type Manifest = z.infer<typeof manifest>;
export type Checksums = z.infer<typeof checksums>;
export type Table = z.infer<typeof table>;
export type Content = z.infer<typeof content>;
export type Part = z.infer<typeof part>;
export type Sequence = z.infer<typeof sequence>;

/** No part of a file is larger: a clip has 100 MB at most, the list of half a million parts some dozens. */
export const largestPart = 128 * 1024 * 1024;
/** The largest part: some megabytes of rows and one more row, which no request of 12 MB makes longer than this. */
export const largestUnpackedPart = 64 * 1024 * 1024;

export const manifestName = 'manifest.json';
export const checksumsName = 'checksums.json';
export const tablesFolder = 'tables/';
export const picturesFolderName = 'pictures/';
export const attachmentsFolderName = 'attachments/';

/** Behind the tar, where tar itself looks no more: the SHA-256 of every byte before it. So a file without it is not whole. */
export const endLine = (sha256: string): string => `\nfellowship backup, whole: ${sha256}\n`;
export const endLineLength = endLine('0'.repeat(64)).length;
