import { embedUrl, videoHosts } from '#domain/videos/video-embed.ts';

const [youTube, vimeo] = videoHosts;

/**
 * The address to ask whether the video of a link is there. The pages of YouTube and Vimeo answer for a video that is
 * gone or private too, so their oEmbed addresses are asked, which know only videos that may be shown elsewhere. Any
 * other link is asked itself.
 */
export function videoPage(link: string): string {
  const embed = embedUrl(link);
  const id = embed === null ? '' : (new URL(embed).pathname.split('/').at(-1) ?? '');
  if (embed?.startsWith(youTube))
    return oEmbed('https://www.youtube.com/oembed?format=json', `https://www.youtube.com/watch?v=${id}`);
  if (embed?.startsWith(vimeo)) return oEmbed('https://vimeo.com/api/oembed.json?width=640', link);
  return link;
}

const oEmbed = (address: string, link: string) => `${address}&url=${encodeURIComponent(link)}`;
