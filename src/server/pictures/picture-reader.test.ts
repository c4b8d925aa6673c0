import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { pictureReader, usualLimits } from './picture-reader.ts';

const small = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();
const size = { width: 12, height: 8 };

function aReader() {
  const limits = { ...usualLimits };
  const reader = pictureReader(limits);
  onTestFinished(() => reader.stop());
  return { limits, reader };
}

it('a picture that takes more memory than there is for it is refused, and the next is read', async () => {
  const { limits, reader } = aReader();
  limits.maxMemory = 1;
  await expect(reader.cut(await small(), size)).rejects.toThrow('takes too much memory to read');
  limits.maxMemory = usualLimits.maxMemory;
  expect((await reader.cut(await small(), size)).length).toBeGreaterThan(0);
});

it('a picture that takes too long is refused, and the next is read', async () => {
  const { limits, reader } = aReader();
  limits.within = 0;
  await expect(reader.cut(await small(), size)).rejects.toThrow('It takes too long to read this picture');
  limits.within = usualLimits.within;
  expect((await reader.cut(await small(), size)).length).toBeGreaterThan(0);
});

it('a picture is read also after the process has ended for want of pictures', async () => {
  const { limits, reader } = aReader();
  limits.idle = 0;
  for (let count = 0; count < 3; count += 1) {
    expect((await reader.cut(await small(), size)).length).toBeGreaterThan(0);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
});

it('a JPEG of more than a hundred scans, or nothing at all, is refused before anything reads it', async () => {
  const { limits, reader } = aReader();
  limits.within = 0;
  const scan = Buffer.from([0xff, 0xda]);
  const jpegOf = (scans: number) => Buffer.concat([Buffer.from([0xff, 0xd8]), ...Array(scans).fill(scan)]);
  await expect(reader.cut(jpegOf(101), size)).rejects.toThrow('not a picture we can read');
  await expect(reader.cut(Buffer.alloc(0), size)).rejects.toThrow('not a picture we can read');
  await expect(reader.cut(jpegOf(100), size)).rejects.toThrow('It takes too long');
});

it('several are read one after the other, and one that is none holds nobody up', async () => {
  const { reader } = aReader();
  const sent = [await small(), Buffer.from('none'), await small()];
  const read = await Promise.allSettled(sent.map(picture => reader.cut(picture, size)));
  expect(read.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
