import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Brand } from '#brand.ts';
import { siteOf } from '#server/http/site.ts';
import type { SessionUser } from '#server/accounts/queries.ts';

/** Five minutes, enough to look for a security key. The browser's question and the stored challenge end together. */
export const ceremonyTimeoutMs = 5 * 60_000;

/** The site as devices know it. A passkey of one site does not work on another. */
export type Party = { rpID: string; origin: string };

export function partyOf(request: FastifyRequest, publicUrl: string | undefined): Party {
  const { hostname, origin } = new URL(siteOf(request, publicUrl));
  return { rpID: hostname, origin };
}

/** Ed25519, ECDSA and RSA. Every supported Node can check them, so a passkey survives a change of servers. */
const algorithms = [-8, -7, -257];

/** The options for a new passkey. The device has to list it unasked, so that nobody types an address. */
export function creationOptions(
  { rpID }: Party,
  brand: Brand,
  viewer: SessionUser,
  owned: readonly { id: string }[],
) {
  const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ');
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID,
    userName: viewer.email,
    userDisplayName: name || viewer.email,
    userID: new TextEncoder().encode(viewer.id),
    timeout: ceremonyTimeoutMs,
    attestationType: 'none',
    excludeCredentials: owned.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
}

export const requestOptions = ({ rpID }: Party) =>
  generateAuthenticationOptions({ rpID, timeout: ceremonyTimeoutMs, userVerification: 'preferred' });

/** The browser's answer. It may have any shape until the library has checked it. */
type Sent = { id: string };

/** Answers the new passkey; null when the device's answer is not valid. */
export async function verifyCreation(sent: Sent, expectedChallenge: string, { rpID, origin }: Party) {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: sent as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(notHolding);
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return { id, publicKey, counter, transports: knownTransports(transports) };
}

/**
 * Answers the counter that the device signed; null when the signature is not valid. `notePasskeyUse` checks in the
 * database that it went up, because two copies of a passkey may be used at the same instant.
 */
export async function verifySignature(
  passkey: { id: string; publicKey: Uint8Array },
  sent: Sent,
  expectedChallenge: string,
  { rpID, origin }: Party,
): Promise<number | null> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: sent as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    requireUserVerification: false,
  }).catch(notHolding);
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

/** The library throws at the first fault. The asker does not learn which one it was. */
const notHolding = () =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const;

const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const knownTransports = (given: unknown): string[] =>
  Array.isArray(given) ? transportNames.filter(name => given.includes(name)) : [];
