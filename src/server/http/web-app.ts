import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isPage } from '#contract/pages.ts';
import { nothingHere } from './error-answers.ts';

type Folders = { webFolder?: string | undefined; picturesFolder?: string | undefined };

/** The built files (compressed beforehand), pictures, and the app's one HTML page for each of its paths. */
export async function serveWebApp(
  app: FastifyInstance,
  { webFolder, picturesFolder }: Folders,
): Promise<void> {
  if (picturesFolder !== undefined) {
    await app.register(fastifyStatic, {
      root: picturesFolder,
      prefix: '/pictures/',
      decorateReply: false,
      cacheControl: false,
      setHeaders: reply => keepForever(reply),
    });
  }
  if (webFolder !== undefined) {
    await app.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        if (file.includes(`${path.sep}assets${path.sep}`)) keepForever(reply);
        else void reply.header('cache-control', 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || webFolder === undefined || pathname.startsWith('/api/')) {
      return nothingHere(reply);
    }
    return sendPage(reply.code(isPage(pathname) ? 200 : 404));
  });
}

function sendPage(reply: FastifyReply) {
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}

/** File names carry a hash of what is in them: the same name is always the same file. */
function keepForever(reply: { header(name: string, value: string): unknown }): void {
  reply.header('cache-control', 'public, max-age=31536000, immutable');
}
