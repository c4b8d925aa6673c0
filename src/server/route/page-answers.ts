import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { user as userShape } from '#contract/session.ts';
import { type Destination, type Page, pageFor } from '#domain/membership/page-access.ts';
import { asUser } from '#server/accounts/as-user.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import type { Surroundings } from './route.ts';
import { sessionOf } from '#server/accounts/session-cookie.ts';

/** These pages look the same for everyone who may see them, so the build makes them into HTML. */
const prerendered: Partial<Record<Page, string>> = {
  landing: 'landing.html',
  programs: 'programs.html',
  'not-found': 'not-found.html',
};

/** The app without a user in it, for the service worker to keep. */
const shellPath = '/app-shell.html';

/**
 * Answers the web app's addresses by the rule that the browser uses too. A signed-in person's data is part of the page,
 * so that the first screen needs no further request.
 */
export async function pageAnswers(webFolder: string, { db, now }: Surroundings) {
  const app = await readFile(path.join(webFolder, 'index.html'), 'utf8');
  return async (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    void reply.header('cache-control', 'no-cache');
    if (pathname === shellPath) return sendHtml(reply, app);
    void reply.header('vary', 'Cookie, Accept-Encoding');
    const at = now();
    const viewer = await sessionOf(request, reply, db, at);
    const destination = pageFor(pathname, viewer, at);
    if (typeof destination === 'object') return redirect(request, reply, destination);
    if (destination === 'not-found') void reply.code(404);
    const file = fileFor(destination, viewer);
    if (file !== undefined) return reply.sendFile(file, path.join(webFolder, 'pages'));
    return sendHtml(reply.header('cache-control', 'private, no-store'), withUser(app, viewer, at));
  };
}

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

const headEnd = '</head>';

/** Puts the user into the page as data that is not run; null for a stranger. `<` is escaped, so no text can end it. */
function withUser(app: string, viewer: SessionUser | null, now: Date): string {
  const user = viewer && z.parse(userShape, asUser(viewer, now));
  const json = JSON.stringify(user).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="user">${json}</script>`;
  return app.replace(headEnd, () => data + headEnd);
}
