/**
 * The banner at the foot of the landing page, made without React as all that script adds to it. What a coach has typed
 * goes in as text, never as HTML.
 */
import { buttonStyles } from '#web/ui/look/button-styles.ts';

export type Promoted = {
  title: string;
  description: string;
  buttonText: string;
  buttonUrl: string;
  imageUrl: string;
};

/** Draws it over the page's foot, which gets as much room below as the banner takes. */
export function drawBanner(promotion: Promoted, onDismiss: () => void): void {
  const banner = element('aside', frame);
  banner.setAttribute('aria-label', 'Promotion');
  const resized = new ResizeObserver(() => leaveRoom(`${banner.offsetHeight}px`));
  const dismiss = () => {
    resized.disconnect();
    banner.remove();
    leaveRoom('');
    onDismiss();
  };
  banner.append(bannerCard(promotion, dismiss));
  document.body.append(banner);
  resized.observe(banner);
}

/** Leaves room so that the end of the page, and any focused element, can be scrolled out from under it. */
function leaveRoom(height: string): void {
  document.body.style.paddingBottom = height;
  document.documentElement.style.scrollPaddingBottom = height;
}

/** The banner itself; without `onDismiss` it is a picture of it, for the coach who writes it. */
export function bannerCard(promotion: Promoted, onDismiss?: () => void): HTMLElement {
  const { title, description, imageUrl } = promotion;
  const card = element('div', layout);
  if (isOurPicture(imageUrl)) card.append(picture(imageUrl));
  const words = element('div', 'min-w-0 flex-1');
  words.append(element('p', 'display text-lg leading-snug line-clamp-2 sm:text-xl', title));
  if (description)
    words.append(element('p', 'mt-0.5 line-clamp-1 text-sm text-muted sm:line-clamp-2', description));
  card.append(words);
  if (onDismiss) card.append(closeButton(onDismiss));
  const link = linkOf(promotion);
  if (link) card.append(link);
  return card;
}

const frame =
  'pointer-events-none fixed inset-x-0 bottom-0 z-20 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] animate-rise-in sm:p-4 print:hidden';

const layout =
  'pointer-events-auto mx-auto flex max-w-4xl flex-wrap items-start gap-x-4 gap-y-2 rounded-xl border border-line border-t-accent bg-raised p-3 shadow-overlay sm:flex-nowrap sm:items-center sm:py-4 sm:pr-3 sm:pl-4';

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** The page shows no pictures from elsewhere; one that was just chosen is a data URL. */
const isOurPicture = (address: string) => /^(\/pictures\/|data:image\/)/.test(address);

function picture(address: string): HTMLElement {
  const image = element('img', 'size-12 shrink-0 rounded-md bg-sunken object-cover sm:size-20');
  Object.assign(image, { src: address, alt: '', width: 80, height: 80, decoding: 'async' });
  image.addEventListener('error', () => image.remove());
  return image;
}

/** To a page of ours, or to the web in a page of its own; to nothing else. */
function linkOf({ buttonText, buttonUrl }: Promoted): HTMLElement | null {
  const target = targetOf(buttonUrl);
  if (target === null) return null;
  const look = `${buttonStyles()} break-words max-sm:w-full sm:order-1 sm:max-w-56`;
  const link = element('a', look, buttonText || 'Learn More');
  link.href = target.href;
  if (target.origin !== location.origin) {
    link.target = '_blank';
    link.rel = 'noopener nofollow';
  }
  return link;
}

function targetOf(address: string): URL | null {
  if (address === '' || !URL.canParse(address, location.origin)) return null;
  const target = new URL(address, location.origin);
  return /^https?:$/.test(target.protocol) ? target : null;
}

const svg = 'http://www.w3.org/2000/svg';

function closeButton(onClick: () => void): HTMLElement {
  const button = element(
    'button',
    `${buttonStyles({ variant: 'ghost', square: true })} -mt-1 -mr-1 sm:order-2 sm:m-0`,
  );
  button.type = 'button';
  button.setAttribute('aria-label', 'Dismiss promotion');
  const cross = document.createElementNS(svg, 'svg');
  const attributes = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries(attributes)) cross.setAttribute(name, value);
  const line = document.createElementNS(svg, 'path');
  for (const [name, value] of Object.entries({
    d: 'M18 6 6 18M6 6l12 12',
    'stroke-width': '2',
    'stroke-linecap': 'round',
  }))
    line.setAttribute(name, value);
  cross.append(line);
  button.append(cross);
  button.addEventListener('click', onClick);
  return button;
}
