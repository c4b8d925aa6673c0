/** The dark ground, as `--page` has it: dark is the theme until one chooses. */
export const pageGround = '#13100d';

type HeadTag = { tag: 'link' | 'meta'; attrs: Record<string, string> };

/** What stands in the head of every page, of the app and of the public ones: the icons and what makes it installable. */
export const headTags: readonly HeadTag[] = [
  { tag: 'link', attrs: { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' } },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' } },
  { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
  { tag: 'meta', attrs: { name: 'theme-color', content: pageGround } },
];
