// Draws the clip of the demonstration, a figure that squats, in a real browser, and writes it with its length, so that it can
// be scrubbed: node scripts/draw-clip.mjs
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { BufferSource, BufferTarget, Conversion, Input, Output, WEBM, WebMOutputFormat } from 'mediabunny';
import { findBrowser } from './browser.mjs';

const file = new URL('../demo/conversations/squat.webm', import.meta.url);

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const base64 = await page.evaluate(recordFigure);
await browser.close();

const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
const input = new Input({ source: new BufferSource(Buffer.from(base64, 'base64')), formats: [WEBM] });
await (await Conversion.init({ input, output, tags: {} })).execute();
await writeFile(file, new Uint8Array(output.target.buffer));
console.log(`${output.target.buffer.byteLength} bytes, ${await input.computeDuration()} s`);

/** In the page: six seconds, two repetitions, the knees a little too far in on the way up. */
async function recordFigure() {
  const [width, height, seconds] = [240, 320, 6];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const line = (...points) => {
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.stroke();
  };
  const draw = at => {
    // Three seconds a repetition: down in two thirds of it, up in one.
    const part = (at % 3) / 3;
    const depth = part < 0.66 ? part / 0.66 : (1 - part) / 0.34;
    const hip = 178 + depth * 62;
    const inward = part > 0.66 ? depth * 12 : 0;
    context.fillStyle = '#1c1815';
    context.fillRect(0, 0, width, height);
    context.strokeStyle = '#4a4038';
    context.lineWidth = 3;
    line([0, 290], [width, 290]);
    context.strokeStyle = '#e8dcc8';
    context.lineWidth = 7;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const side of [-1, 1]) {
      const knee = [120 + side * (34 + depth * 16 - inward), 235 + depth * 12];
      line([120 + side * 12, hip], knee, [120 + side * 38, 288]);
      line([120 + side * 22, hip - 78], [120 + side * 48, hip - 62], [120 + side * 40, hip - 88]);
    }
    line([120, hip], [120, hip - 80]);
    line([98, hip - 78], [142, hip - 78]);
    context.fillStyle = '#e8dcc8';
    context.beginPath();
    context.arc(120, hip - 104, 15, 0, 7);
    context.fill();
    context.strokeStyle = '#c8924a';
    context.lineWidth = 5;
    line([30, hip - 88], [210, hip - 88]);
    context.fillStyle = '#c8924a';
    context.fillRect(26, hip - 112, 10, 48);
    context.fillRect(204, hip - 112, 10, 48);
  };
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(12), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 60_000,
  });
  const parts = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const recorded = new Promise(resolve => recorder.addEventListener('stop', resolve));
  const begun = performance.now();
  const drawing = setInterval(() => draw((performance.now() - begun) / 1000), 80);
  recorder.start();
  await new Promise(resolve => setTimeout(resolve, seconds * 1000));
  clearInterval(drawing);
  recorder.stop();
  await recorded;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}
