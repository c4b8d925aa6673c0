/**
 * A program of its own, which reads pictures that others sent. It is plain JavaScript, so that it also runs from the
 * sources. Called with `{length}` it takes a picture of so many bytes from its input and says what it is; asked with a
 * size it makes that picture again in it, as WebP, without all else that the file held. It ends itself when it takes
 * more memory than it may, and with the server.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const watchEvery = 20;

// The type of a file shows in its first bytes; no reader but these four is let near it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map(format => `VipsForeignLoad${format}Buffer`) });
sharp.concurrency(1);
sharp.cache(false);

beFirstToGo();
process.on('disconnect', () => process.exit());
// The server ends in order, and this with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('message', asked => void answer(asked));

async function answer({ maxMemory, ...asked }) {
  endIfOver(maxMemory);
  const watch = setInterval(() => endIfOver(maxMemory), watchEvery);
  const found = await (asked.length === undefined ? cut(asked) : look(asked.length)).catch(() => ({}));
  clearInterval(watch);
  process.send({ ...found, memory: process.memoryUsage.rss() });
}

let picture;

async function look(length) {
  picture = await received(length);
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = await sharp(picture, {
    limitInputPixels: false,
  }).metadata();
  const bytesPerSample = depth === 'uchar' ? 1 : 2;
  return {
    shape: { format, width, height, channels, bytesPerSample, isProgressive, subsampling: chromaSubsampling },
  };
}

/** Not by messages: they would be copied on both sides. */
function received(length) {
  const bytes = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  return new Promise(resolve => {
    const take = chunk => {
      filled += chunk.copy(bytes, filled);
      if (filled < length) return;
      process.stdin.off('data', take).pause();
      resolve(bytes);
    };
    process.stdin.on('data', take).resume();
  });
}

/** The first frame alone. Warnings are let pass: some phones' own pictures give them. */
async function cut({ width, height, isWhole }) {
  const sent = picture;
  picture = undefined;
  const made = await sharp(sent, { limitInputPixels: false, failOn: 'error' })
    .autoOrient()
    .resize({
      width,
      height,
      fit: isWhole ? 'inside' : 'cover',
      withoutEnlargement: isWhole === true && width > 1024,
    })
    .webp({ quality: 82 })
    .toBuffer();
  return { made };
}

/** At once: an orderly end would wait for what is being read. */
function endIfOver(maxMemory) {
  if (process.memoryUsage.rss() > maxMemory) process.kill(process.pid, 'SIGKILL');
}

/** The program offers itself: where memory runs out all the same, Linux ends it before the server or its database. */
function beFirstToGo() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not Linux.
  }
}
