import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { topicText, usualChannels } from '#domain/notices/topics.ts';
import { brandNow } from '#server/brand/brand-now.ts';
import { receiveBody } from '#server/http/bodies/receive-body.ts';
import { escapeHtml } from '#server/http/html-text.ts';
import { networkOf } from '#server/http/network-of.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import { endMailOf } from '#server/notices/preferences.ts';
import { pushKeys } from '#server/notices/push/push-keys.ts';
import type { Surroundings } from '#server/route/route.ts';
import { readUnsubscribeToken, unsubscribePath } from './unsubscribe-address.ts';

const limit = { max: 100, minutes: 15 };

type UnsubscribeRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * The address in each letter that ends its kind (RFC 8058): a mail program posts to it, without a session; a person who
 * opens it is shown a button, as programs that look at links must end nothing.
 */
export function unsubscribeRoutes(app: FastifyInstance, { db, now }: Surroundings): void {
  const whoseOf = async (request: UnsubscribeRequest) => {
    const { unsubscribeSecret } = await pushKeys(db, now());
    const whose = readUnsubscribeToken(request.params.token, unsubscribeSecret);
    if (whose === null) await countRequest(db, `unsubscribe ${networkOf(request.ip)}`, limit, now());
    return whose;
  };
  const answer = async (reply: FastifyReply, status: number, { title, text, button = '' }: Page) =>
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(documentOf({ title, text, button }, (await brandNow(db)).name));

  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    // The body says nothing that the address does not: `List-Unsubscribe=One-Click`.
    scope.addContentTypeParser('*', (request: FastifyRequest) => receiveBody(request));

    scope.get(
      `${unsubscribePath}/:token`,
      { exposeHeadRoute: false },
      async (request: UnsubscribeRequest, reply) => {
        const whose = await whoseOf(request);
        if (whose === null) return answer(reply, 404, unknown);
        const about = topicText[whose.topic];
        return answer(reply, 200, {
          title: 'Unsubscribe?',
          text: `You get e-mails about “${about}”. This button stops them; everything else stays as it is.`,
          button: 'Unsubscribe',
        });
      },
    );

    scope.post(
      `${unsubscribePath}/:token`,
      { bodyLimit: 4096 },
      async (request: UnsubscribeRequest, reply) => {
        const whose = await whoseOf(request);
        if (whose === null) return answer(reply, 404, unknown);
        await endMailOf(db, { ...whose, usual: JSON.stringify(usualChannels[whose.topic]), now: now() });
        return answer(reply, 200, {
          title: 'Done',
          text: `You no longer get e-mails about “${topicText[whose.topic]}”. You can turn them on again in your profile.`,
        });
      },
    );
  });
}

type Page = { title: string; text: string; button?: string };

const unknown: Page = {
  title: 'This address is not right',
  text: 'It may have been cut off by a mail program. You can choose which e-mails you get in your profile.',
};

/** A document of its own: it is opened outside of the app, by people who may not be signed in. */
const documentOf = ({ title, text, button }: Required<Page>, name: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${title} · ${name}`)}</title>
<style>
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 1.25rem 3rem; }
h1 { font: 600 1.75rem/1.25 Georgia, serif; }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid; border-radius: 0.375rem; font: inherit; font-weight: 600; cursor: pointer; }
</style>
</head>
<body>
<main>
<p>${escapeHtml(name)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${button && `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`}
</main>
</body>
</html>
`;
