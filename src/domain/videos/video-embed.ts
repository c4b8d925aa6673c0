/** The sites whose videos are shown within a page; no other site ever gets a frame. */
export const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const [youTube, vimeo] = videoHosts;

/** The address that embeds a linked video, as the site's privacy-friendly player; null when it is no such link. */
export function embedUrl(link: string): string | null {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.port !== '' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youTubeEmbed(host, url);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeoEmbed(url);
  return null;
}

function youTubeEmbed(host: string, { pathname, searchParams }: URL): string | null {
  const [first = '', second = ''] = pathname.split('/').filter(part => part !== '');
  const id = host === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : idAfter(first, second);
  if (id === null || !/^[\w-]{11}$/.test(id)) return null;
  const seconds = startSeconds(searchParams.get('t') ?? searchParams.get('start') ?? '');
  return `${youTube}/embed/${id}${seconds > 0 ? `?start=${seconds}` : ''}`;
}

const idAfter = (kind: string, id: string) => (['embed', 'shorts', 'live', 'v'].includes(kind) ? id : null);

/** `90`, `90s`, `1m30s`. */
function startSeconds(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** A video that is not listed has a second part in its address, without which it does not play. */
function vimeoEmbed({ pathname, searchParams }: URL): string | null {
  const [, id, unlisted] =
    /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  const key = unlisted ?? searchParams.get('h') ?? '';
  return `${vimeo}/video/${id}?dnt=1${/^[\da-f]{6,20}$/.test(key) ? `&h=${key}` : ''}`;
}
