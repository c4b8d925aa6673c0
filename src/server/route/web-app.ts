import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { nothingHere } from '#server/http/error-answers.ts';
import { pageAnswers } from './page-answers.ts';
import type { Surroundings } from './route.ts';

type Folders = { webFolder?: string | undefined; picturesFolder?: string | undefined };

/** The built files (compressed beforehand), pictures, and for every other address a page, by who asks. */
export async function serveWebApp(app: FastifyInstance, options: Surroundings & Folders): Promise<void> {
  const { webFolder, picturesFolder } = options;
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
      // The pages are answered at their own addresses, by who asks.
      globIgnore: ['index.html*', 'pages/**', '.vite/**'],
      setHeaders: (reply, file) => {
        if (file.includes(`${path.sep}assets${path.sep}`)) keepForever(reply);
        else void reply.header('cache-control', 'no-cache');
      },
    });
  }
  const answerPage = webFolder === undefined ? null : await pageAnswers(webFolder, options);
  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/'] = request.url.split('?', 1);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || answerPage === null || pathname.startsWith('/api/')) return nothingHere(reply);
    return answerPage(request, reply, pathname);
  });
}

/** File names carry a hash of what is in them: the same name is always the same file. */
function keepForever(reply: { header(name: string, value: string): unknown }): void {
  reply.header('cache-control', 'public, max-age=31536000, immutable');
}
