import { useEffect } from 'react';
import { createStore } from '#web/state/store.ts';

/**
 * Keeps `--visible-top` and `--visible-height` at what a phone's keyboard leaves to be seen, so that a
 * full-height sheet and a message end above the keyboard.
 */
export function useVisibleViewport() {
  useEffect(() => seen.subscribe(() => undefined), []);
}

/** A single measurement, shared by all that need it. */
const seen = createStore(null, () => {
  const viewport = window.visualViewport;
  const { style } = document.documentElement;
  const measure = () => {
    if (!viewport || viewport.scale > 1) return; // Zoomed in by hand: the sheet stays where it is.
    style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    style.setProperty('--visible-height', `${viewport.height}px`);
  };
  measure();
  viewport?.addEventListener('resize', measure);
  viewport?.addEventListener('scroll', measure);
  return () => {
    viewport?.removeEventListener('resize', measure);
    viewport?.removeEventListener('scroll', measure);
    style.removeProperty('--visible-top');
    style.removeProperty('--visible-height');
  };
});
