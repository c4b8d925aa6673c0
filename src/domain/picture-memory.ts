/** What a picture's first bytes tell of it. */
export type PictureShape = {
  format: 'jpeg' | 'png' | 'webp' | 'heif';
  width: number;
  height: number;
  channels: number;
  bytesPerSample: 1 | 2;
  /** A progressive JPEG, an interlaced PNG: its rows come only when all of it is there. */
  isProgressive: boolean;
  /** How coarse a JPEG's colours are, like '4:2:0'. */
  subsampling: string | undefined;
};

const mostPixels = 40_000_000;

/** A progressive JPEG of 40 megapixels, or an AVIF of 9, still fits. */
const mostBytesToRead = 180_000_000;

export const tooManyPixels = 'Choose a picture of at most 40 megapixels';
export const tooWide =
  'This picture takes too much memory to read. Choose a smaller one, or save it as a JPEG.';

/** Why a picture is not read, however small its file; null when it may be. */
export function refusalOfPicture(shape: PictureShape): string | null {
  if (shape.width * shape.height > mostPixels) return tooManyPixels;
  return bytesToRead(shape) > mostBytesToRead ? tooWide : null;
}

/** How much memory reading it takes, as it was measured with libvips 8.18, a little rounded up. */
const bytesToRead = (shape: PictureShape): number =>
  Math.round(shape.width * shape.height * bytesPerPixel(shape));

function bytesPerPixel({ format, channels, bytesPerSample, isProgressive, subsampling }: PictureShape) {
  if (format === 'heif') return bytesPerSample === 2 ? 27 : 20;
  if (format === 'webp') return 4.4;
  if (format === 'png') return channels * bytesPerSample * (isProgressive ? 1.3 : 1);
  // Its rows are made smaller as they come, unless the coefficients of all of them have to be kept.
  return isProgressive ? channels * 2.3 * (coefficientsKept[subsampling ?? ''] ?? 1) : 1;
}

/** Of three channels two are coarser. */
const coefficientsKept: Record<string, number> = { '4:2:0': 0.5, '4:1:1': 0.5, '4:2:2': 0.67 };
