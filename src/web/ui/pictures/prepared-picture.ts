import { fittedSize } from './fitted-size.ts';

const longestSidePx = 1024;
const quality = 0.86;

/** The message for a file that is no picture, or of a kind this browser cannot read. */
export const unreadable = 'This file could not be read as a picture. Choose a JPEG, PNG, WebP or AVIF.';

/**
 * A chosen picture as it is sent: turned upright, at most 1024 px by default, as a data URL. So a photograph of 12 MB
 * takes a moment to send, and its location is removed.
 */
export async function preparedPicture(file: Blob, longest = longestSidePx): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return redrawn(picture, longest);
  } finally {
    picture.close();
  }
}

/** As WebP, or, where the browser cannot write that, as JPEG on white. */
function redrawn(picture: ImageBitmap, longest: number): string {
  const canvas = Object.assign(document.createElement('canvas'), fittedSize(picture, longest));
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context) throw new Error(unreadable);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const webp = canvas.toDataURL('image/webp', quality);
  if (webp.startsWith('data:image/webp')) return webp;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL('image/jpeg', quality);
}
