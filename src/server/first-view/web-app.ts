import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Folder } from '#server/files/folder/file-folder.ts';
import { folderOf } from '#server/files/folder/folder-of.ts';
import { servePictures } from '#server/files/serve/serve-pictures.ts';
import { nothingHere } from '#server/http/error-answers.ts';
import { pageAnswers, type PageOptions } from './page-answers.ts';

type WebApp = Omit<PageOptions, 'drawForBrand'> & {
  webFolder?: string | undefined;
  picturesFolder?: Folder | undefined;
  drawForBrand?: PageOptions['drawForBrand'] | undefined;
};

/** Serves the built files, which are compressed already, and the pictures; any other address gets a page. */
export async function serveWebApp(app: FastifyInstance, options: WebApp): Promise<void> {
  const { webFolder, picturesFolder, drawForBrand } = options;
  if (picturesFolder !== undefined) await givePictures(app, picturesFolder);
  if (webFolder !== undefined) {
    await app.register(fastifyStatic, {
      root: webFolder,
      decorateReply: false,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // The tag says the same.
      lastModified: false,
      // Nobody asks for a part of a file.
      acceptRanges: false,
      // Pages depend on who asks, and with the worker on the brand: they are answered below.
      globIgnore: ['index.html*', 'service-worker.js*', '.vite/**'],
      setHeaders: (reply, file) => {
        if (file.includes(`${path.sep}assets${path.sep}`)) keepForever(reply);
        else void reply.header('cache-control', 'no-cache');
      },
    });
  }
  const answerPage =
    webFolder !== undefined && drawForBrand
      ? await pageAnswers(webFolder, { ...options, drawForBrand })
      : null;
  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/'] = request.url.split('?', 1);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || answerPage === null || pathname.startsWith('/api/')) return nothingHere(reply);
    return answerPage(request, reply, pathname);
  });
}

async function givePictures(app: FastifyInstance, picturesFolder: Folder): Promise<void> {
  const folder = folderOf(picturesFolder);
  const prefix = '/pictures/';
  if (folder.path === null) servePictures(app, { prefix, folder, setHeaders: keepForever });
  else
    await app.register(fastifyStatic, {
      root: folder.path,
      prefix,
      decorateReply: false,
      cacheControl: false,
      setHeaders: reply => keepForever(reply),
    });
}

/** A file's name holds a hash of its content, so the same name is always the same file. */
function keepForever(reply: { header(name: string, value: string): unknown }): void {
  reply.header('cache-control', 'public, max-age=31536000, immutable');
}
