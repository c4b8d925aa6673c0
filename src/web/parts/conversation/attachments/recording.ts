export type Recording = { stop(): void; discard(): void };

type Options = {
  maxSeconds: number;
  /** Some times a second: how long it is by now, and how loud, from 0 to 1. */
  onLevel: (seconds: number, level: number) => void;
  onRecorded: (recorded: Blob) => void;
};

const bitrate = 32_000;
const lookEvery = 100;

/** Records the microphone until it is stopped, or as long as may be. It is let go in every case. */
export async function startRecording({ maxSeconds, onLevel, onRecorded }: Options): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: bitrate });
  const loudness = loudnessOf(stream);
  const parts: Blob[] = [];
  let isWanted = true;
  const begun = performance.now();
  const timer = setInterval(() => {
    const seconds = (performance.now() - begun) / 1000;
    onLevel(Math.min(seconds, maxSeconds), loudness.now());
    if (seconds >= maxSeconds && recorder.state !== 'inactive') recorder.stop();
  }, lookEvery);
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    clearInterval(timer);
    loudness.end();
    for (const track of stream.getTracks()) track.stop();
    if (isWanted) onRecorded(new Blob(parts, { type: recorder.mimeType || 'audio/webm' }));
  });
  recorder.start();
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    stop,
    discard: () => {
      isWanted = false;
      stop();
    },
  };
}

function loudnessOf(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    now: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // Speech is around a tenth of what there could be.
      return Math.min(1, Math.sqrt(power) * 5);
    },
    end: () => void context.close(),
  };
}
