import { finding, openFinder } from '#web/features/finding/finding.ts';

/** Keys that lead anywhere from any screen: they come behind all that a page shows, or as soon as one is pressed. */
export function followKeys(): void {
  window.addEventListener('keydown', event => {
    if (event.defaultPrevented || event.altKey || 'withDialog' in document.documentElement.dataset) return;
    const isChord = event.ctrlKey || event.metaKey;
    const isTaken =
      isChord && !event.shiftKey && event.key.toLowerCase() === 'k'
        ? openFinding()
        : !isChord && event.key === '/' && !isTyped(event.target) && leadToSearch();
    if (isTaken) event.preventDefault();
  });
  const early = window.earlyKey;
  if (early) window.removeEventListener('keydown', early.hold);
  if (early?.pressed === 'k') openFinding(early.typed);
  if (early?.pressed === '/') leadToSearch();
  // Where a test can read it.
  performance.mark('keys-followed');
}

/** The grid has a list of its own under these keys, and members have nothing to find there. */
function openFinding(typedBefore = ''): boolean {
  if (finding.now() === null) return false;
  openFinder(typedBefore);
  return true;
}

/** To the search of the list that is shown, where it has one. */
function leadToSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#content input[type=search]');
  const field = [...fields].find(one => one.checkVisibility());
  field?.focus();
  field?.select();
  return field !== undefined;
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
