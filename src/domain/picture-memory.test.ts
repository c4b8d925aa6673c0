import { describe, expect, it } from 'vitest';
import { type PictureShape, refusalOfPicture, tooManyPixels, tooWide } from './picture-memory.ts';

const plain: PictureShape = {
  format: 'jpeg',
  width: 4000,
  height: 3000,
  channels: 3,
  bytesPerSample: 1,
  isProgressive: false,
  subsampling: '4:2:0',
};

describe('a picture is read or not by the memory that this takes', () => {
  it.each<[string, Partial<PictureShape>, string | null]>([
    ['a photograph of 12 megapixels', {}, null],
    ['of 24', { width: 6000, height: 4000 }, null],
    ['of 40', { width: 7300, height: 5450, subsampling: '4:4:4' }, null],
    ['of more', { width: 8064, height: 6048 }, tooManyPixels],
    ['a progressive one of 40', { width: 7300, height: 5450, isProgressive: true }, null],
    ['with fine colours', { width: 7300, height: 5450, isProgressive: true, subsampling: '4:4:4' }, tooWide],
    ['an AVIF of 8', { format: 'heif', width: 3264, height: 2448 }, null],
    ['an AVIF of 1 kB', { format: 'heif', width: 6300, height: 6300, channels: 4 }, tooWide],
    ['a screen shot', { format: 'png', width: 5120, height: 2880, channels: 4 }, null],
    ['a PNG of 40', { format: 'png', width: 7300, height: 5450, channels: 4 }, null],
    [
      'a PNG of 16 bits, interlaced',
      { format: 'png', width: 6300, height: 6300, channels: 4, bytesPerSample: 2, isProgressive: true },
      tooWide,
    ],
    ['a WebP of 40', { format: 'webp', width: 7300, height: 5450, channels: 4 }, null],
  ])('%s', (_what, overrides, refusal) => {
    expect(refusalOfPicture({ ...plain, ...overrides })).toBe(refusal);
  });
});
