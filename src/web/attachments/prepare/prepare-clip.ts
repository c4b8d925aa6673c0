import {
  BlobSource,
  BufferTarget,
  Conversion,
  type ConversionVideoOptions,
  Input,
  type InputVideoTrack,
  MP3,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  QTFF,
  WAVE,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { attachmentLimits } from '#domain/conversations/attachment.ts';
import { type Options, type PreparedFile, TooLong } from './prepare-file.ts';

/** A larger video is made smaller before it is sent. */
const largeBytes = 25_000_000;
const longestSideOfVideo = 1280;
const bitrateOfVideo = 2_500_000;

/**
 * A clip's sound and picture, written anew, so that nothing of where and with what it was made is in it any more. A large video
 * is made smaller, a long one is cut from `start` on.
 */
export async function preparedClip(file: Blob, { start, onProgress }: Options): Promise<PreparedFile> {
  const input = new Input({
    source: new BlobSource(file),
    formats: [MP4, QTFF, WEBM, OGG, WAVE, MP3],
  });
  try {
    const video = await input.getPrimaryVideoTrack();
    const kind = video ? 'video' : 'voice';
    const seconds = await input.computeDuration();
    const most = attachmentLimits[kind].seconds;
    if (seconds > most + 1 && start === undefined) throw new TooLong(kind, seconds);
    const output = new Output({ format: await formatFor(input), target: new BufferTarget() });
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      tags: {},
      showWarnings: false,
      ...(start !== undefined && { trim: { start, end: Math.min(seconds, start + most) } }),
      ...(video && file.size > largeBytes && { video: smaller(video) }),
    });
    conversion.onProgress = onProgress;
    await conversion.execute();
    const blob = new Blob([output.target.buffer ?? new ArrayBuffer(0)], { type: output.format.mimeType });
    return { blob, kind, seconds: start === undefined ? seconds : Math.min(seconds - start, most) };
  } finally {
    input.dispose();
  }
}

const ofWebM = new Set(['vp8', 'vp9', 'av1', 'opus', 'vorbis']);

/** The format that takes the file's own sound and picture as they are. */
async function formatFor(input: Input) {
  const [track] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()].filter(Boolean);
  const codec = await track?.getCodec();
  return ofWebM.has(codec ?? '') ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });
}

function smaller(video: InputVideoTrack): ConversionVideoOptions {
  const isUpright = video.displayHeight > video.displayWidth;
  const longest = Math.max(video.displayHeight, video.displayWidth);
  return {
    bitrate: bitrateOfVideo,
    ...(longest > longestSideOfVideo &&
      (isUpright ? { height: longestSideOfVideo } : { width: longestSideOfVideo })),
  };
}
