import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { videoHosts } from '#domain/video-embed.ts';

type Options = { webFolder?: string | undefined; publicUrl?: string | undefined };

const halfAYear = 15_552_000;

/** Only our own scripts run: files of ours, and the pages' own inline lines by their hash. */
export async function securityHeaders(
  app: FastifyInstance,
  { webFolder, publicUrl }: Options,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(await inlineScriptHashes(webFolder))],
        scriptSrcAttr: ["'none'"],
        // Positions of menus and widths of bars are set on the element's style attribute.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: [...videoHosts],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        // Checkout and the OpenID provider are reached by links, which no form is.
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    // The addresses of our pages, and the tokens in them, are nobody else's business.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', permissions);
    if (isHttps || request.protocol === 'https')
      void reply.header('strict-transport-security', `max-age=${halfAYear}`);
  });
}

const off = 'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi';
const offToo = 'payment serial usb xr-spatial-tracking';
const ours = 'publickey-credentials-create publickey-credentials-get screen-wake-lock';
const playersToo = 'fullscreen picture-in-picture';

const allowing = (features: string, whom: string) => features.split(' ').map(name => `${name}=(${whom})`);

/** What a page may ask the browser for; all else is off, for us and for whatever might get in. */
const permissions = [
  ...allowing(`${off} ${offToo}`, ''),
  ...allowing(ours, 'self'),
  ...allowing(playersToo, `self ${videoHosts.map(host => `"${host}"`).join(' ')}`),
].join(', ');

/** Of every page that was built. Data between script tags is no script, and needs no leave. */
async function inlineScriptHashes(webFolder: string | undefined): Promise<string[]> {
  if (webFolder === undefined) return [];
  const names = await readdir(webFolder, { recursive: true });
  const pages = names.filter(name => name.endsWith('.html'));
  const texts = await Promise.all(pages.map(name => readFile(path.join(webFolder, name), 'utf8')));
  return [...new Set(texts.flatMap(inlineScripts).map(hashSource))];
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="?application\//.test(attributes))
    .map(([, , script = '']) => script);
}

const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
