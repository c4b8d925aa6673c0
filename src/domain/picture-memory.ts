/** The facts in a picture's first bytes. */
export type PictureShape = {
  format: 'jpeg' | 'png' | 'webp' | 'heif';
  width: number;
  height: number;
  channels: number;
  bytesPerSample: 1 | 2;
  /** A progressive JPEG, an interlaced PNG: its rows come only when all of it is there. */
  isProgressive: boolean;
  /** The coarseness of a JPEG's colours, like '4:2:0'. */
  subsampling: string | undefined;
};

/** Cameras and programs make a dozen at most. Each goes over the whole picture, however few bytes it has. */
const maxScans = 100;

const maxPixels = 40_000_000;

/** A progressive JPEG of 40 megapixels, or an AVIF of 9, still fits. */
const maxBytesToRead = 180_000_000;

export const tooManyPixels = 'Choose a picture of at most 40 megapixels';
export const tooWide =
  'This picture takes too much memory to read. Choose a smaller one, or save it as a JPEG.';

/** The reason a picture is not read, however small its file; null when it may be. */
export function refusalOfPicture(shape: PictureShape): string | null {
  if (shape.width * shape.height > maxPixels) return tooManyPixels;
  return bytesToRead(shape) > maxBytesToRead ? tooWide : null;
}

/** Of a JPEG; in other files the bytes that begin a scan mean nothing. */
export function hasTooManyScans(file: Uint8Array): boolean {
  if (file[0] !== 0xff || file[1] !== 0xd8) return false;
  let scans = 0;
  for (let at = 2; at < file.length && scans <= maxScans; at += 1)
    if (file[at] === 0xda && file[at - 1] === 0xff) scans += 1;
  return scans > maxScans;
}

/** The memory to read it, as measured with libvips 8.18, a little rounded up. */
const bytesToRead = (shape: PictureShape): number =>
  Math.round(shape.width * shape.height * bytesPerPixel(shape));

function bytesPerPixel({ format, channels, bytesPerSample, isProgressive, subsampling }: PictureShape) {
  if (format === 'heif') return bytesPerSample === 2 ? 27 : 20;
  if (format === 'webp') return 4.4;
  if (format === 'png') return channels * bytesPerSample * (isProgressive ? 1.3 : 1);
  // Rows are made smaller as they come, unless the coefficients of all of them have to be kept.
  return isProgressive ? channels * 2.3 * (coefficientsKept[subsampling ?? ''] ?? 1) : 1;
}

/** Of three channels two are coarser. */
const coefficientsKept: Record<string, number> = { '4:2:0': 0.5, '4:1:1': 0.5, '4:2:2': 0.67 };
