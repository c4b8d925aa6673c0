import path from 'node:path';
import type { BucketAddress } from '#server/settings/files-url.ts';
import { Bucket, type Patience } from '#server/files/bucket/bucket.ts';
import { bucketFolder } from '#server/files/bucket/bucket-folder.ts';
import { diskFolder } from '#server/files/folder/disk-folder.ts';
import type { FileFolder } from '#server/files/folder/file-folder.ts';

/** The folders of a fellowship's files. */
export type FilePlace = {
  /** Of people, recipes and the like: for everyone who has the address. */
  picturesFolder: FileFolder;
  /** Of messages and check-ins. */
  attachmentsFolder: FileFolder;
};

type Where = { dataDir: string; filesUrl?: BucketAddress | undefined };

/** Where the settings say: in the bucket, else in the data folder. */
export const filesOf = ({ dataDir, filesUrl }: Where, say?: (line: string) => void): FilePlace =>
  filesUrl ? filesInBucket(filesUrl, { ...(say && { say }) }) : filesOnDisk(dataDir);

export const filesOnDisk = (dataDir: string): FilePlace => ({
  picturesFolder: diskFolder(path.join(dataDir, 'pictures')),
  attachmentsFolder: diskFolder(path.join(dataDir, 'attachments'), { isPrivate: true }),
});

type Options = { say?: (line: string) => void; patience?: Partial<Patience> };

export function filesInBucket(address: BucketAddress, options: Options = {}): FilePlace {
  const bucket = new Bucket(address, options);
  return {
    picturesFolder: bucketFolder(bucket, 'pictures'),
    attachmentsFolder: bucketFolder(bucket, 'attachments'),
  };
}
