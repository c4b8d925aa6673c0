import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The server's options, and the browser's answer to them: both pass through as they are. */
type Options = { challenge: string; [name: string]: unknown };
type Credential = { id: string; [name: string]: unknown };

/** Whether this browser can keep passkeys for this site. No passkey can belong to a bare IP address. */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return typeof window.PublicKeyCredential === 'function' && !isAddress;
}

/** Whether passkeys can stand among the suggestions of the e-mail field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  // Browsers of before 2023 cannot say.
  const canSay = canUsePasskeys() && 'isConditionalMediationAvailable' in window.PublicKeyCredential;
  return canSay && (await window.PublicKeyCredential.isConditionalMediationAvailable());
}

/** Has the device make a passkey: `options` of beginPasskey, the answer is addPasskey's `credential`. */
export async function createCredential(options: Options): Promise<Credential> {
  const { startRegistration } = await browserSide();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}

/**
 * Has the device prove that it holds a passkey: `options` of beginPasskeySignIn, the answer is signInWithPasskey's
 * `credential`. As a suggestion it waits until one is chosen, or until another question is put to the device.
 */
export async function getCredential(options: Options, asSuggestion = false): Promise<Credential> {
  const { startAuthentication } = await browserSide();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: asSuggestion })) };
}

/** Cancels the device's prompt, if there is one. */
export function stopAsking(): void {
  // A library that did not load has nothing to cancel.
  loaded?.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony()).catch(() => undefined);
}

let loaded: Promise<typeof import('@simplewebauthn/browser')> | undefined;

/** Loaded when it is used: the page is read without it. */
function browserSide() {
  loaded = import('@simplewebauthn/browser');
  return loaded;
}
