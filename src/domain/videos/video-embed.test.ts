import { describe, expect, it } from 'vitest';
import { embedUrl, videoHosts } from './video-embed.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';

describe('a link to a video is embedded from an allowed player', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
    ['http://youtube.com/watch?v=dQw4w9WgXcQ', youTube],
    ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL1', youTube],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
    ['https://youtu.be/dQw4w9WgXcQ', youTube],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', youTube],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youTube],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', youTube],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', youTube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1', youTube],
    ['https://youtu.be/dQw4w9WgXcQ?t=90', `${youTube}?start=90`],
    ['https://youtu.be/dQw4w9WgXcQ?t=90s', `${youTube}?start=90`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h1m30s', `${youTube}?start=3690`],
    ['https://youtu.be/dQw4w9WgXcQ?t=soon', youTube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://www.vimeo.com/76979871/', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871', vimeo],
    ['https://vimeo.com/76979871/0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
    ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
  ])('%s', (link, embed) => {
    expect(embedUrl(link)).toBe(embed);
    expect(videoHosts).toContain(new URL(embed).origin);
  });
});

describe('anything else is not embedded', () => {
  it.each([
    '',
    'dQw4w9WgXcQ',
    'javascript:alert(1)',
    'javascript://www.youtube.com/watch?v=dQw4w9WgXcQ%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://youtu.be/dQw4w9WgXcQ',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://example.com/#https://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com@example.com/watch?v=dQw4w9WgXcQ',
    'https://someone@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload=',
    'https://www.youtube.com/@coach',
    'https://www.youtube.com/playlist?list=PL1',
    'https://vimeo.com/coach',
    'https://vimeo.com/76979871/<script>',
  ])('%s', link => {
    expect(embedUrl(link)).toBeNull();
  });
});
