import { expect, it } from 'vitest';
import { videoPage } from './video-page.ts';

const youTube = (id: string) =>
  `https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}`;

it.each([
  ['https://youtu.be/dQw4w9WgXcQ?t=30', youTube('dQw4w9WgXcQ')],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youTube('dQw4w9WgXcQ')],
  [
    'https://vimeo.com/76979871/abcdef12',
    'https://vimeo.com/api/oembed.json?width=640&url=https%3A%2F%2Fvimeo.com%2F76979871%2Fabcdef12',
  ],
  ['https://example.com/squat.mp4', 'https://example.com/squat.mp4'],
  ['https://www.youtube.com/@coach', 'https://www.youtube.com/@coach'],
])('to learn of %s, %s is asked', (link, asked) => {
  expect(videoPage(link)).toBe(asked);
});
