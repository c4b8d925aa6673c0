import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Brand } from '#brand.ts';
import { user as userShape } from '#contract/session.ts';
import { type Destination, type Page, pageFor, sectionAt } from '#domain/membership/page-access.ts';
import { asUser } from '#server/accounts/as-user.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import { sessionOf } from '#server/accounts/session-cookie.ts';
import { type BrandedText, brandedTexts, type DrawForBrand } from '#server/brand/branded-texts.ts';
import { brandNow } from '#server/brand/brand-now.ts';
import { sendPacked } from '#server/http/packing/packed-text.ts';
import type { Route, Surroundings } from '#server/route/route.ts';
import { appDocument } from './app-document.ts';
import type { DrawFirstView, DrawnView, FirstView } from './first-view.ts';

/** The pages that look the same for everyone who may see them. */
const sameForAll: Partial<Record<Page, BrandedText>> = {
  landing: 'landing',
  'not-found': 'not-found',
};

/** For anyone: the service worker, and what it caches; the shell is the app without a user in it. */
const files: Partial<Record<string, BrandedText>> = {
  '/app-shell.html': 'app-shell',
  '/offline.html': 'offline',
  '/manifest.webmanifest': 'manifest',
  '/service-worker.js': 'service-worker',
};

/** The areas are drawn here; of other pages the app is sent alone. */
const areas: Partial<Record<Page, { density: string; first: string }>> = {
  'member-area': { density: 'comfortable', first: 'dashboard' },
  console: { density: 'compact', first: 'command-center' },
};

/** The reads that no page brings along: the library of exercises, most of a megabyte. Its screen asks for it. */
const deferredPaths = ['/api/exercises'];

export type PageOptions = Surroundings & {
  answerRead: Route['answerRead'];
  /** Draws what has the brand's words in it and nobody's data. */
  drawForBrand: DrawForBrand;
  /** Draws a signed-in page; left out where pages are sent empty, for the browser to draw. */
  drawFirstView?: DrawFirstView | undefined;
};

/**
 * Answers the web app's addresses by the rule that the browser uses too. A signed-in person's page comes with what it
 * shows: their data is part of it, so that the first screen needs no further request. Requested as JSON, it is that
 * data alone.
 */
export async function pageAnswers(webFolder: string, options: PageOptions) {
  const { db, now, answerRead, drawFirstView, drawForBrand } = options;
  const document = await appDocument(webFolder);
  const branded = brandedTexts(webFolder, drawForBrand);
  /** Undefined where it goes wrong: then the browser draws it. */
  const draw = async ({ request, reply, viewer, at, section, user, pathname, brand }: Drawing) => {
    try {
      return await drawFirstView?.({
        path: pathname,
        brand,
        section,
        search: request.url.split('?')[1] ?? '',
        cookies: request.headers.cookie ?? '',
        user: asSent(user),
        answer: async (of, input) =>
          deferredPaths.includes(of)
            ? undefined
            : asSent(await answerRead(of, input, { viewer, at, request, reply })),
      });
    } catch (error) {
      request.log.error(error, leftToBrowser);
      return undefined;
    }
  };
  return async (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    void reply.header('cache-control', 'no-cache');
    const brand = await brandNow(db);
    const file = files[pathname];
    if (file !== undefined)
      return sendPacked(request, reply.header('vary', 'Accept-Encoding'), await branded(file, brand));
    void reply.header('vary', 'Cookie, Accept, Accept-Encoding');
    const at = now();
    const viewer = await sessionOf(request, reply, db, at);
    const destination = pageFor(pathname, viewer, at);
    if (typeof destination === 'object') return redirect(request, reply, destination);
    if (destination === 'not-found') void reply.code(404);
    const text = textFor(destination, viewer);
    if (text !== undefined) return sendPacked(request, reply, await branded(text, brand));
    const user = viewer && z.parse(userShape, asUser(viewer, at));
    const area = areas[destination];
    const input = new URLSearchParams(request.url.split('?')[1]).get('section');
    // An address may say anything: only a section that there is gets into the page.
    const section =
      input !== null && document.hasSection(destination, input)
        ? input
        : ((area && sectionAt(pathname)) ?? area?.first);
    const isWhole = request.headers.accept !== 'application/json';
    const view =
      area && viewer && section !== undefined
        ? await draw({ request, reply, viewer, at, section, user, pathname, brand })
        : undefined;
    void reply.header('cache-control', 'private, no-store');
    // A section that is opened within the app: what it shows is drawn there.
    if (!isWhole) return reply.send({ userId: viewer?.id, answers: view?.answers ?? [] });
    if (view?.html === null) request.log.error({ section }, leftToBrowser);
    return reply.type('text/html; charset=utf-8').send(
      document.filled({
        page: destination,
        brand,
        section,
        user,
        density: area?.density,
        view: view && isDrawn(view) ? view : undefined,
      }),
    );
  };
}

const leftToBrowser = 'A page could not be drawn: the browser draws it';

const isDrawn = (view: FirstView): view is DrawnView => view.html !== null;

type Drawing = {
  request: FastifyRequest;
  reply: FastifyReply;
  viewer: SessionUser;
  at: Date;
  section: string;
  user: unknown;
  pathname: string;
  brand: Brand;
};

/** As it would arrive in the browser. */
const asSent = (answer: unknown): unknown =>
  answer === undefined ? undefined : (JSON.parse(JSON.stringify(answer)) as unknown);

/** A signed-in person's subscribe page speaks of their own membership, so only strangers get the one for all. */
const textFor = (page: Page, viewer: SessionUser | null): BrandedText | undefined =>
  page === 'subscribe' && viewer === null ? 'subscribe' : sameForAll[page];

/** Passes the section on, but not a link's token. */
function redirect(request: FastifyRequest, reply: FastifyReply, { redirect }: Exclude<Destination, Page>) {
  const section = new URLSearchParams(request.url.split('?')[1]).get('section');
  const query = section === null ? '' : `?section=${encodeURIComponent(section)}`;
  return reply.header('cache-control', 'private, no-store').redirect(redirect + query);
}
