import * as client from 'openid-client';
import type { OpenIdSettings } from '#server/settings/settings.ts';
import type { Attempt } from './open-id-attempt.ts';

/** Seconds; a person waits for the page meanwhile. */
const timeout = 10;

export type Claims = Record<string, unknown>;

/** A person the provider vouches for. Their `details` cost a further request, which only new people need. */
export type Vouched = { issuer: string; subject: string; details: () => Promise<Claims> };

export function openIdClient(settings: OpenIdSettings) {
  const configured = findOnce(() => configuration(settings));
  return {
    /** The provider's address for a sign-in by authorization code, with PKCE. */
    async addressFor({ state, nonce, verifier }: Attempt, redirectUri: string): Promise<string> {
      const { href } = client.buildAuthorizationUrl(await configured(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return href;
    },

    /** Checks the provider's answer and answers who has signed in; throws when anything about it is wrong. */
    async whoComesBack(answer: URL, { state, nonce, verifier }: Attempt): Promise<Vouched> {
      const provider = await configured();
      const tokens = await client.authorizationCodeGrant(provider, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the answer of the provider holds no ID token');
      const details = async (): Promise<Claims> => {
        const isTold = claims.email !== undefined && claims.email_verified !== undefined;
        if (isTold || provider.serverMetadata().userinfo_endpoint === undefined) return claims;
        return { ...claims, ...(await client.fetchUserInfo(provider, tokens.access_token, claims.sub)) };
      };
      return { issuer: claims.iss, subject: claims.sub, details };
    },
  };
}

function configuration({ issuer, clientId, clientSecret }: OpenIdSettings) {
  const server = new URL(issuer);
  // The settings allow http on this machine only.
  const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return client.discovery(server, clientId, {}, secretBy(clientSecret), { execute, timeout });
}

/** Sends the secret in the header, which every provider has to take, unless this one only takes it in the body. */
const secretBy =
  (secret: string): client.ClientAuth =>
  (server, ...request) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isInBody = ways.includes('client_secret_post') && !ways.includes('client_secret_basic');
    const authenticate = isInBody ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret);
    return authenticate(server, ...request);
  };

/** Finds a thing at the first call and keeps it. A failure is not kept; the next call tries again. */
function findOnce<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined;
  return () => {
    found ??= find().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}
