import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { brand } from '#brand.ts';
import { user as userShape } from '#contract/session.ts';
import { type Destination, type Page, pageFor } from '#domain/membership/page-access.ts';
import { asUser } from '#server/accounts/as-user.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import { sessionOf } from '#server/accounts/session-cookie.ts';
import { appDocument } from './app-document.ts';
import type { DrawFirstView } from './first-view.ts';
import type { Route, Surroundings } from './route.ts';

/** These pages look the same for everyone who may see them, so the build makes them into HTML. */
const prerendered: Partial<Record<Page, string>> = {
  landing: 'landing.html',
  programs: 'programs.html',
  'not-found': 'not-found.html',
};

/** The app without a user in it, for the service worker to keep. */
const shellPath = '/app-shell.html';

/** The areas are drawn here; of other pages the app is sent alone. */
const areas: Partial<Record<Page, { density: string; first: string }>> = {
  'member-area': { density: 'comfortable', first: 'dashboard' },
  console: { density: 'compact', first: 'command-center' },
};

/** Drawn by the browser: the one by what the device can do, the other is a library of hundreds. */
const drawnThere = ['profile', 'exercises'];

export type PageOptions = Surroundings & {
  answerRead: Route['answerRead'];
  /** Draws a signed-in page; left out where pages are sent empty, for the browser to draw. */
  drawFirstView?: DrawFirstView | undefined;
};

/**
 * Answers the web app's addresses by the rule that the browser uses too. A signed-in person's page comes with what it
 * shows: their data is part of it, so that the first screen needs no further request.
 */
export async function pageAnswers(webFolder: string, { db, now, answerRead, drawFirstView }: PageOptions) {
  const document = await appDocument(webFolder);
  /** Undefined where it goes wrong: then the browser draws it. */
  const draw = async ({ request, reply, viewer, at, section, user, pathname }: Drawing) => {
    try {
      return await drawFirstView?.({
        path: pathname,
        section,
        search: request.url.split('?')[1] ?? '',
        cookies: request.headers.cookie ?? '',
        user: asSent(user),
        answer: async (of, input) => asSent(await answerRead(of, input, { viewer, at, request, reply })),
      });
    } catch (error) {
      request.log.error(error, 'A page could not be drawn: the browser draws it');
      return undefined;
    }
  };
  return async (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    void reply.header('cache-control', 'no-cache');
    if (pathname === shellPath) return sendHtml(reply, document.empty);
    void reply.header('vary', 'Cookie, Accept-Encoding');
    const at = now();
    const viewer = await sessionOf(request, reply, db, at);
    const destination = pageFor(pathname, viewer, at);
    if (typeof destination === 'object') return redirect(request, reply, destination);
    if (destination === 'not-found') void reply.code(404);
    const file = fileFor(destination, viewer);
    if (file !== undefined) return reply.sendFile(file, path.join(webFolder, 'pages'));
    const user = viewer && z.parse(userShape, asUser(viewer, at));
    const area = areas[destination];
    const asked = new URLSearchParams(request.url.split('?')[1]).get('section');
    // Whatever an address says, only a section that there is gets into the page.
    const section = asked !== null && document.hasSection(destination, asked) ? asked : area?.first;
    const view =
      area && viewer && section !== undefined && !drawnThere.includes(section)
        ? await draw({ request, reply, viewer, at, section, user, pathname })
        : undefined;
    return sendHtml(
      reply.header('cache-control', 'private, no-store'),
      document.filled({
        page: destination,
        section,
        user,
        density: area?.density,
        view,
        title: view?.title ?? brand.name,
      }),
    );
  };
}

type Drawing = {
  request: FastifyRequest;
  reply: FastifyReply;
  viewer: SessionUser;
  at: Date;
  section: string;
  user: unknown;
  pathname: string;
};

/** As it would arrive in the browser. */
const asSent = (answer: unknown): unknown =>
  answer === undefined ? undefined : (JSON.parse(JSON.stringify(answer)) as unknown);

/** A signed-in person's subscribe page speaks of their own membership, so only strangers get the built one. */
const fileFor = (page: Page, viewer: SessionUser | null) =>
  page === 'subscribe' && viewer === null ? 'subscribe.html' : prerendered[page];

/** Passes the section on, but not a link's token. */
function redirect(request: FastifyRequest, reply: FastifyReply, { redirect }: Exclude<Destination, Page>) {
  const section = new URLSearchParams(request.url.split('?')[1]).get('section');
  const query = section === null ? '' : `?section=${encodeURIComponent(section)}`;
  return reply.header('cache-control', 'private, no-store').redirect(redirect + query);
}

const sendHtml = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);
