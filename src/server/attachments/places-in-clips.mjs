/** Looks through all of a clip's file but the sound and the picture itself for what says where it was recorded. */

/**
 * The names of a place in files of cameras and programs: QuickTime, 3GPP, Apple, Android, XMP, Matroska, Vorbis
 * comments, GoPro.
 */
const names =
  /\u00a9xyz|\bloci\b|location[._]?(iso6709|information|latitude|longitude)?|gps[ _-]?(latitude|longitude|coordinates|position|info)?|exif:gps|geo[ _-]?(latitude|longitude|tag|location)|\bgpmd\b|iso6709|recording_location/i;
/** ISO 6709, as all of them write it: +48.8577+002.295/ */
const coordinates = /[+-]\d{2}\.\d{2,}[+-]\d{3}\.\d{2,}/;

/** More than so much about a clip is read by nobody. */
const most = 16 * 1024 * 1024;

const tellsPlace = bytes => {
  const text = bytes.toString('latin1');
  return names.test(text) || coordinates.test(text);
};

/** A file that can't be followed to its end is taken for one that may hide something. */
export async function hasPlace({ read, size, container }) {
  const look = { mp4: inBoxes, webm: inElements, ogg: inPages, wav: inChunks }[container];
  const budget = { left: most };
  const limited = async (at, length) => {
    budget.left -= length;
    if (budget.left < 0) throw new Error('There is too much about this clip');
    return read(at, length);
  };
  return look(limited, 0, size);
}

/** Boxes of MP4 that hold others; what is no place for words is passed over. */
const holders = new Set(['moov', 'trak', 'mdia', 'minf', 'dinf', 'edts', 'moof', 'traf', 'mvex']);
const passedOver = new Set(['mdat', 'stbl', 'trun', 'sidx', 'mfra', 'tfdt', 'tfhd']);
/** A track of what else a phone or a camera notes while it records holds places. */
const kindsOfTracks = new Set(['vide', 'soun', 'alis', 'url ', 'text', 'sbtl', 'subt', 'tmcd', 'hint']);

async function inBoxes(read, from, to) {
  for (let at = from; at + 8 <= to; ) {
    const head = await read(at, 16);
    const type = head.toString('latin1', 4, 8);
    const short = head.readUInt32BE(0);
    const length = short === 0 ? to - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    const body = at + (short === 1 ? 16 : 8);
    const end = at + length;
    if (length < 8 || end > to) return true;
    if (holders.has(type)) {
      if (await inBoxes(read, body, end)) return true;
    } else if (!passedOver.has(type)) {
      const bytes = await read(at, length);
      if (type === 'hdlr' && !kindsOfTracks.has(bytes.toString('latin1', 16, 20))) return true;
      if (type !== 'hdlr' && tellsPlace(bytes)) return true;
    }
    at = end;
  }
  return false;
}

const segment = 0x18538067;
const cluster = 0x1f43b675;
const attachedFiles = 0x1941a469;
const emptied = 0xec;
/** Of a length that is not known yet, as a recorder writes it. */
const unknown = -1;

/** EBML: everything but the clusters, which hold the sound and the picture; files inside are refused. */
async function inElements(read, from, to) {
  for (let at = from; at < to; ) {
    const head = await read(at, 12);
    const id = idAt(head);
    const length = lengthAt(head, id.size);
    const body = at + id.size + length.size;
    if (id.size === 0 || length.size === 0) return true;
    if (id.value === attachedFiles) return true;
    if (id.value === segment || (id.value === cluster && length.value === unknown)) {
      at = body;
      continue;
    }
    const end = body + length.value;
    if (length.value === unknown || end > to) return true;
    // Elements with a short name are blocks of an open cluster, or left empty.
    const isAbout = id.value !== cluster && (id.size === 4 || id.value === emptied);
    if (isAbout && tellsPlace(await read(body, length.value))) return true;
    at = end;
  }
  return false;
}

function idAt(head) {
  const size = Math.clz32(head[0] ?? 0) - 23;
  return size < 1 || size > 4 || head.length < size
    ? { size: 0, value: 0 }
    : { size, value: head.readUIntBE(0, size) };
}

function lengthAt(head, from) {
  const size = Math.clz32(head[from] ?? 0) - 23;
  if (size < 1 || size > 8 || head.length < from + size) return { size: 0, value: 0 };
  let value = BigInt((head[from] ?? 0) & (0xff >> size));
  for (let place = 1; place < size; place += 1) value = (value << 8n) | BigInt(head[from + place] ?? 0);
  const isUnknown = value === (1n << BigInt(7 * size)) - 1n;
  return { size, value: isUnknown ? unknown : Number(value) };
}

/** The comments of Ogg come before the sound. */
const inPages = async (read, from, to) => tellsPlace(await read(from, Math.min(to, 1024 * 1024)));

async function inChunks(read, from, to) {
  for (let at = from + 12; at + 8 <= to; ) {
    const head = await read(at, 8);
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    if (type !== 'data' && tellsPlace(await read(at, 8 + length))) return true;
    at += 8 + length + (length % 2);
  }
  return false;
}
