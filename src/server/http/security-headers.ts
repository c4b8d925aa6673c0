import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { videoHosts } from '#domain/videos/video-embed.ts';

type Options = { webFolder?: string | undefined; publicUrl?: string | undefined };

const halfAYear = 15_552_000;

/** Allows only our own scripts: our files, and the inline scripts of our app by their hashes. */
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
        // The style attribute sets the positions of menus and the widths of bars.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: [...videoHosts],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        // Checkout and the OpenID provider are reached by links, not by forms.
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    // Other sites must not learn our pages' addresses, because some hold tokens.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  keepToDocuments(app);
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', permissions);
    if (isHttps || request.protocol === 'https')
      void reply.header('strict-transport-security', `max-age=${halfAYear}`);
  });
}

/** What says how a page behaves; a script, a style, a font or a picture runs by the page's own. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const isPartOfPage = /^(application|text)\/javascript\b|^text\/css\b|^font\/|^image\/(webp|png)\b/;

/** Each of a page's files would carry a kilobyte more. The service worker has a policy of its own. */
function keepToDocuments(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/service-worker.js')) return;
    if (!isPartOfPage.test(String(reply.getHeader('content-type')))) return;
    for (const name of ofDocuments) reply.removeHeader(name);
  });
}

const sensorFeatures = 'accelerometer camera display-capture geolocation gyroscope magnetometer';
const deviceFeatures = 'hid midi payment serial usb xr-spatial-tracking';
const ownFeatures = 'publickey-credentials-create publickey-credentials-get screen-wake-lock microphone';
const playerFeatures = 'fullscreen picture-in-picture';

const allowFeatures = (features: string, whom: string) =>
  features.split(' ').map(name => `${name}=(${whom})`);

/** The browser features a page may use. The others are off, so that a script that gets in cannot use them either. */
const permissions = [
  ...allowFeatures(`${sensorFeatures} ${deviceFeatures}`, ''),
  ...allowFeatures(ownFeatures, 'self'),
  ...allowFeatures(playerFeatures, `self ${videoHosts.map(host => `"${host}"`).join(' ')}`),
].join(', ');

/**
 * The hashes of the app's inline scripts; other pages have one of these. Data in script tags is never run, so it needs
 * no hash.
 */
async function inlineScriptHashes(webFolder: string | undefined): Promise<string[]> {
  if (webFolder === undefined) return [];
  const html = await readFile(path.join(webFolder, 'index.html'), 'utf8');
  return [...new Set(inlineScripts(html).map(hashSource))];
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="?application\//.test(attributes))
    .map(([, , script = '']) => script);
}

const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
