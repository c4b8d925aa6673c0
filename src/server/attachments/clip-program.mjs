/**
 * A thread of its own, which reads one voice note or video that others sent, as far as its container goes, and ends. It is plain
 * JavaScript, so that it also runs from the sources. Only these formats: one that is a list of other files would have
 * them opened.
 */
import { open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { FilePathSource, Input, MP4, OGG, QTFF, WAVE, WEBM } from 'mediabunny';
import { hasPlace } from './places-in-clips.mjs';

const ofContainer = new Map([
  [MP4, 'mp4'],
  [QTFF, 'mp4'],
  [WEBM, 'webm'],
  [OGG, 'ogg'],
  [WAVE, 'wav'],
]);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
parentPort.postMessage(await look(workerData.file).catch(() => null));

async function look(file) {
  const input = new Input({ formats: [...ofContainer.keys()], source: new FilePathSource(file) });
  const container = ofContainer.get(await input.getFormat());
  const tracks = await input.getTracks();
  const video = await input.getPrimaryVideoTrack();
  if (container === undefined || (!video && (await input.getAudioTracks()).length === 0)) return null;
  return {
    kind: video ? 'video' : 'voice',
    mime: `${video ? 'video' : 'audio'}/${container}`,
    seconds: await input.computeDuration(tracks),
    width: video ? Math.round(await video.getDisplayWidth()) : null,
    height: video ? Math.round(await video.getDisplayHeight()) : null,
    hasPlace: await hasPlaceInside(file, container),
  };
}

async function hasPlaceInside(file, container) {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const read = async (at, length) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, at);
      return bytes.subarray(0, bytesRead);
    };
    return await hasPlace({ read, size, container });
  } finally {
    await handle.close();
  }
}
