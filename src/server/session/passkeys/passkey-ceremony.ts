import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { brand } from '#brand.ts';
import { siteOf } from '#server/http/site.ts';
import type { SessionUser } from '#server/accounts/queries.ts';

/** Long enough to look for a security key. The challenge that is stored runs out with the browser's question. */
export const patience = 5 * 60_000;

/** The site as devices know it: a passkey made for one site answers no other. */
export type Party = { rpID: string; origin: string };

export function partyOf(request: FastifyRequest, publicUrl: string | undefined): Party {
  const { hostname, origin } = new URL(siteOf(request, publicUrl));
  return { rpID: hostname, origin };
}

/** Ed25519, ECDSA and RSA: what every supported Node can check, so that a passkey outlives a change of servers. */
const algorithms = [-8, -7, -257];

/** What a device is asked to make: a passkey that it lists by itself, so that nobody has to type who they are. */
export function creationOptions({ rpID }: Party, viewer: SessionUser, owned: readonly { id: string }[]) {
  const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ');
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID,
    userName: viewer.email,
    userDisplayName: name || viewer.email,
    userID: new TextEncoder().encode(viewer.id),
    timeout: patience,
    attestationType: 'none',
    excludeCredentials: owned.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
}

export const requestOptions = ({ rpID }: Party) =>
  generateAuthenticationOptions({ rpID, timeout: patience, userVerification: 'preferred' });

/** What the browser sent: of any shape, until the library has looked at it. */
type Sent = { id: string };

/** The passkey that the device made; null when what it sent does not hold. */
export async function madeBy(sent: Sent, expectedChallenge: string, { rpID, origin }: Party) {
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
 * The counter that the device signed with; null when the signature does not hold. Whether it has gone back is looked at
 * where it is stored: two copies of a passkey may be used at the same instant.
 */
export async function signedWith(
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

/** The library throws at the first thing that is wrong, whatever it is; which one is nobody's business. */
const notHolding = () =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const;

const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const knownTransports = (given: unknown): string[] =>
  Array.isArray(given) ? transportNames.filter(name => given.includes(name)) : [];
