const rate = 8_000;
const beats = 12;

/** Four beats a repetition: three on the way down, low, and one up, high. */
export const tempoSeconds = beats;

/** A squat's tempo as a sound, a beat a second: WAV, one channel, 16 bits. */
export function tempo(): Buffer {
  const samples = Buffer.alloc(rate * beats * 2);
  for (let at = 0; at < rate * beats; at += 1) {
    const inBeat = (at % rate) / rate;
    const isUp = Math.floor(at / rate) % 4 === 3;
    // A wooden click that dies away.
    const loudness = Math.exp(-inBeat * (isUp ? 9 : 22)) * 0.6;
    const wave = Math.sin(2 * Math.PI * (isUp ? 880 : 440) * inBeat);
    samples.writeInt16LE(Math.round(wave * loudness * 32_000), at * 2);
  }
  return Buffer.concat([headOf(samples.length), samples]);
}

function headOf(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes, 40);
  return head;
}
