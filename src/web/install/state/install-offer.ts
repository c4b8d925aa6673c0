import { createStore } from '#web/state/store.ts';

/** The browser's own offer to install the app. It may come before anything is drawn. */
type InstallOffer = Event & {
  prompt(): Promise<unknown>;
  /** Settles when the person has answered. */
  userChoice: Promise<unknown>;
};

let offer: InstallOffer | null = null;

export const isInstalled = createStore(false);

/** Listens from before the first screen on: a browser offers once only. */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  window.addEventListener('appinstalled', () => isInstalled.set(true));
}

/** Shows the browser's question; true once it is answered, false where there is none to show or it failed. */
export async function askToInstall(): Promise<boolean> {
  if (offer === null) return false;
  const asked = offer;
  // A browser shows an offer once only.
  offer = null;
  try {
    await asked.prompt();
    await asked.userChoice;
    return true;
  } catch {
    return false;
  }
}
