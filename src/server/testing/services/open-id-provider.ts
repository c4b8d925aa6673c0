import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Context, Provider } from 'oidc-provider';
import { inMemoryAdapter } from '#server/testing/in-memory-adapter.ts';

type Account = { email?: string; email_verified?: boolean; [claim: string]: unknown };
type Options = {
  /** The address where our own app takes people back. */
  redirectUri: string;
  /** The accounts there, by what people type to sign in. */
  accounts: Record<string, Account>;
};

/**
 * An OpenID provider, a real one, on a port of its own. Its page asks for a name and believes it; "Cancel" leads back
 * with nothing.
 */
export async function startOpenIdProvider({ redirectUri, accounts }: Options) {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = {
    issuer: `http://localhost:${port}`,
    clientId: 'fellowship',
    clientSecret: 'a secret of ours',
  };
  const provider = new Provider(settings.issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    adapter: inMemoryAdapter(),
    jwks: { keys: [signingKey()] },
    cookies: { keys: ['a key for the cookies of a test'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => signInPath },
    findAccount: (_: unknown, accountId: string) =>
      accounts[accountId] && { accountId, claims: () => ({ sub: accountId, ...accounts[accountId] }) },
    loadExistingGrant: grant,
    renderError: sayWhatWentWrong,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const answered = request.url?.startsWith(signInPath)
      ? signInPage(provider, request, response)
      : answer(request, response);
    answered.catch(() => response.writeHead(500).end());
  });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  };
  return { settings: { ...settings, name: 'Acme' }, accounts, stop };
}

const signInPath = '/who-are-you';

const page = `<!doctype html><html lang="en"><title>Acme</title><h1>Sign in to Acme</h1><form method="post">
<label>Name <input name="name"></label> <button>Sign in</button> <button name="cancel" value="yes">Cancel</button>
</form></html>`;

async function signInPage(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    return;
  }
  const typed = new URLSearchParams(await text(request));
  const result = typed.has('cancel')
    ? { error: 'access_denied', error_description: 'Called off' }
    : { login: { accountId: typed.get('name') ?? '' } };
  await provider.interactionFinished(request, response, result);
}

async function sayWhatWentWrong(
  context: { body?: unknown },
  { error_description: why }: Record<string, unknown>,
) {
  context.body = why;
}

/** Nobody is asked which of their data may be given. */
async function grant({ oidc }: Context) {
  const { clientId } = oidc.client;
  const given = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
  given.addOIDCScope('openid email profile');
  await given.save();
  return given;
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}
