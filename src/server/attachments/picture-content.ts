/** Whether the first bytes are those of a picture we read. */
export function isPicture(head: Buffer): boolean {
  const at = (from: number, to: number) => head.toString('latin1', from, to);
  return (
    (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) ||
    at(0, 8) === '\u0089PNG\r\n\u001a\n' ||
    (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') ||
    (at(4, 8) === 'ftyp' && /^(avif|avis|heic|heix|mif1|msf1)/.test(at(8, 12)))
  );
}

const beginnings = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];
/** The tag of EXIF that says where the part with the place is. */
const gpsTag = 0x8825;
/** The names of a place in XMP, which is text. */
const inWords = /exif:gps|gpslatitude|iptc4xmpext:location|photoshop:city/i;

/** Whether a picture says where it was taken, in EXIF, wherever its format keeps that, or in XMP. */
export function pictureHasLocation(file: Buffer): boolean {
  if (inWords.test(file.toString('latin1'))) return true;
  return beginnings.some(beginning => {
    for (let at = file.indexOf(beginning); at >= 0; at = file.indexOf(beginning, at + 1))
      if (directoryHasLocation(file.subarray(at))) return true;
    return false;
  });
}

function directoryHasLocation(exif: Buffer): boolean {
  const isLittle = exif[0] === 0x49;
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  try {
    const start = long(4);
    const count = short(start);
    if (count > 500) return false;
    return Array.from({ length: count }, (_, place) => start + 2 + place * 12).some(
      at => short(at) === gpsTag && long(at + 8) > 0,
    );
  } catch {
    // The four bytes were of something else.
    return false;
  }
}
