import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PictureUse, uploadPicture } from '#contract/pictures.ts';
import { Problem } from '#server/http/problem.ts';
import { receiveBody } from '#server/http/bodies/receive-body.ts';
import type { Route } from '#server/route/route.ts';
import { dish, emblem, type PictureOf, portrait, poster } from './picture-kinds.ts';
import { insertUpload } from './queries.ts';
import type { StoredPictures } from './stored-pictures.ts';

const kinds: Record<PictureUse, PictureOf> = {
  profile: portrait,
  recipe: dish,
  promotion: poster,
  logo: emblem,
};

export function pictureRoutes(app: FastifyInstance, route: Route, pictures: StoredPictures): void {
  // The type that a picture claims does not matter: its first bytes show it.
  app.addContentTypeParser(/^image\//, async (request: FastifyRequest) => {
    if (request.routeOptions.url === uploadPicture.path) return receiveBody(request);
    throw new Problem(400, 'The request could not be read: it has to be JSON');
  });

  route.preparing(
    uploadPicture,
    async ({ viewer, query, body, request }) => {
      if (query.for !== 'profile' && viewer.role !== 'admin')
        throw new Problem(403, 'Only a coach may do this');
      const address = await pictures.store(body as Uint8Array, kinds[query.for], { viewer, request });
      return { address, undo: () => pictures.remove(address) };
    },
    async ({ db, viewer, query, now }, { address }) => {
      await insertUpload(db, { address, userId: viewer.id, use: query.for }, now);
      return { address };
    },
  );
}
