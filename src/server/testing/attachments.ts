import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beginAttachment, piecesOf, takeInAttachment } from '#contract/conversations/attachments.ts';
import type { AttachmentKind } from '#domain/conversations/attachment.ts';
import { chunkMediaType } from '#server/attachments/receive-chunks.ts';
import type { TestApp } from './app-for-tests.ts';
import type { Person } from './people.ts';

const rate = 8_000;

/** A voice note without a voice, of so many seconds; `about` is a part with words beside the sound. */
export function aVoiceNote(seconds = 1, about = ''): Buffer {
  const sound = Buffer.alloc(seconds * rate * 2);
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const words = about.length % 2 === 0 ? about : `${about} `;
  const parts = [chunk('fmt ', format), ...(about ? [chunk('LIST', Buffer.from(words, 'latin1'))] : [])];
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...parts, chunk('data', sound)]));
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

const box = (name: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, place) => bytes.writeUInt32BE(value, place * 4));
  return bytes;
};

/** As much of an MP4 as has to be read to find a box with words in it, beside a track of sound. */
export function aClip(type: string, words: string): Buffer {
  const unity = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
  const entry = Buffer.alloc(28);
  entry.writeUInt16BE(1, 6);
  entry.writeUInt16BE(1, 16);
  entry.writeUInt16BE(16, 18);
  entry.writeUInt32BE((8000 << 16) >>> 0, 24);
  const samples = box(
    'stbl',
    box('stsd', numbers(0, 1), box('sowt', entry)),
    box('stts', numbers(0, 1, 8000, 1)),
    box('stsc', numbers(0, 1, 1, 8000, 1)),
    box('stsz', numbers(0, 2, 8000)),
    box('stco', numbers(0, 1, 40)),
  );
  const handler = box('hdlr', numbers(0, 0), Buffer.from('soun'), numbers(0, 0, 0), Buffer.from([0]));
  const media = box(
    'mdia',
    box('mdhd', numbers(0, 0, 0, 8000, 8000, 0x55c40000)),
    handler,
    box('minf', box('smhd', numbers(0, 0)), samples),
  );
  const track = box('tkhd', numbers(7, 0, 0, 1, 0, 8000, 0, 0, 0, 0x01000000, ...unity, 0, 0));
  const movie = box(
    'mvhd',
    numbers(0, 0, 0, 8000, 8000, 0x10000, 0x01000000, 0, 0, ...unity, 0, 0, 0, 0, 0, 0, 2),
  );
  const about = box('udta', box(type, Buffer.from(words, 'latin1')));
  const kind = box('ftyp', Buffer.from('qt  '), numbers(0), Buffer.from('qt  '));
  return Buffer.concat([
    kind,
    box('mdat', Buffer.alloc(16_000)),
    box('moov', movie, box('trak', track, media), about),
  ]);
}

type Chunk = { at: number; content: Buffer };

/** Sends one chunk, as the protocol has it. */
export const sendChunk = (who: Person, id: string, { at, content }: Chunk) =>
  who.send('PATCH', piecesOf(id), content, {
    'tus-resumable': '1.0.0',
    'upload-offset': String(at),
    'content-type': chunkMediaType,
  });

/** Asks how far a file has come. */
export const askOffset = (who: Person, id: string) =>
  who.send('HEAD', piecesOf(id), undefined, { 'tus-resumable': '1.0.0' });

/** Begun, and all of it sent: what it is has not been looked at. */
export async function arrived(
  who: Person,
  memberId: string,
  content: Buffer,
  kind: AttachmentKind = 'voice',
): Promise<string> {
  const { id } = await who.get(beginAttachment, { body: { memberId, kind, bytes: content.length } });
  await sendChunk(who, id, { at: 0, content });
  return id;
}

/** Processed, and in no message yet. */
export const uploaded = async (who: Person, memberId: string, content: Buffer, kind?: AttachmentKind) =>
  who.get(takeInAttachment, { params: { id: await arrived(who, memberId, content, kind) } });

/** A second of silence, whole, without the way it comes. */
export async function anAttachment(testApp: TestApp, who: Person, memberId: string) {
  const content = aVoiceNote();
  const { id } = await who.get(beginAttachment, { body: { memberId, kind: 'voice', bytes: content.length } });
  await writeFile(path.join(testApp.attachmentsFolder, id), content);
  return { id };
}
