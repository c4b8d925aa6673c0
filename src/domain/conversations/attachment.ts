export const attachmentKinds = ['picture', 'voice', 'video'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

export const maxAttachments = 4;

const megabyte = 1_000_000;

/** No file that is sent is larger. */
export const largestAttachment = 100 * megabyte;

type Limits = { bytes: number; seconds: number };

/** Of a file as it is sent. A voice note may be uncompressed. */
export const attachmentLimits: Record<AttachmentKind, Limits> = {
  picture: { bytes: 8 * megabyte, seconds: Number.POSITIVE_INFINITY },
  voice: { bytes: 40 * megabyte, seconds: 180 },
  video: { bytes: largestAttachment, seconds: 90 },
};

/** A recorder that is stopped in time has written a little more. */
const overrun = 1;

const tooLarge: Record<AttachmentKind, string> = {
  picture: 'Choose a picture of at most 8 MB',
  voice: 'A voice note can be at most 40 MB',
  video: 'A video can be at most 100 MB',
};

const tooLong = {
  voice: 'A voice note can be at most 3 minutes long',
  video: 'A video can be at most 90 seconds long',
};

export const locationInFile =
  'This file contains the place where it was recorded, so it was not accepted. Remove the location, and try again.';

export const notAttachable =
  'This file could not be read as a picture, voice note or video. Choose a JPEG, PNG, WebP, MP4 or WebM.';

/** A picture is made so small on the device before it is sent. */
export const longestSideOfPicture = 2048;

type Measured = { kind: AttachmentKind; bytes: number; seconds?: number | null };

/** The reason it is refused, as a sentence; null where it is not. */
export function refusalOfAttachment({ kind, bytes, seconds = null }: Measured): string | null {
  const limits = attachmentLimits[kind];
  if (bytes > limits.bytes) return tooLarge[kind];
  if (kind === 'picture' || seconds === null) return null;
  return seconds > limits.seconds + overrun ? tooLong[kind] : null;
}

/** '1.4 GB', '312 MB', '0.3 MB': the units of storage. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / megabyte;
  if (megabytes >= 1000) return `${(megabytes / 1000).toFixed(1)} GB`;
  return megabytes >= 10 ? `${Math.round(megabytes)} MB` : `${megabytes.toFixed(1)} MB`;
}

/** The space for a member's files, in megabytes, until a coach says otherwise. */
export const usualStorageMegabytes = 2000;
export const maxStorageMegabytes = 1_000_000;

export const storageBytes = (megabytes: number): number => megabytes * megabyte;

export const storageFull = (most: number): string =>
  `Your pictures and clips would take more than the ${sizeText(most)} you have room for. Delete one you no longer need, and try again.`;

/** '0:42', '1:05': a place in a clip, or how long it is. */
export function clipTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

type Part = { text: string; seconds: number | null };

const time = /(?<![\d:.])(\d{1,2}):([0-5]\d)(?![\d:.]*\d|:)/g;

/** A text with the places in a clip of so many seconds that it names: what is later than its end is no place in it. */
export function withClipTimes(text: string, clipSeconds: number): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(time)) {
    const seconds = Number(found[1]) * 60 + Number(found[2]);
    if (seconds > clipSeconds) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), seconds: null });
    parts.push({ text: found[0], seconds });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), seconds: null });
  return parts;
}

const spoken: Record<AttachmentKind, string> = { picture: 'Picture', voice: 'Voice note', video: 'Video' };

/** A message in a list: its beginning, or what is attached. */
export const messageInShort = (text: string, kind: AttachmentKind | null): string =>
  text || (kind === null ? 'A clip was deleted' : spoken[kind]);
