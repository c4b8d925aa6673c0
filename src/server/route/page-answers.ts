import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { user as userShape } from '#contract/session.ts';
import { type Destination, type Page, pageFor } from '#domain/page-access.ts';
import { asUser } from '#server/accounts/as-user.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import type { Surroundings } from './route.ts';
import { sessionOf } from '#server/accounts/session-cookie.ts';

/** Pages that are the same for everyone who may see them: made into HTML when the app is built. */
const prerendered: Partial<Record<Page, string>> = {
  landing: 'landing.html',
  programs: 'programs.html',
  'not-found': 'not-found.html',
};

/** The app without anyone in it, for the service worker to keep. */
const shellPath = '/app-shell.html';

/**
 * Answers the web app's addresses by the rule that the browser uses too. Someone signed in gets the app with themselves
 * in it, so that nothing has to be asked before the first screen.
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

/** The subscribe page of someone signed in speaks of their own membership. */
const fileFor = (page: Page, viewer: SessionUser | null) =>
  page === 'subscribe' && viewer === null ? 'subscribe.html' : prerendered[page];

/** A section that was asked for goes along; a link's token does not. */
function redirect(request: FastifyRequest, reply: FastifyReply, { redirect }: Exclude<Destination, Page>) {
  const section = new URLSearchParams(request.url.split('?')[1]).get('section');
  const query = section === null ? '' : `?section=${encodeURIComponent(section)}`;
  return reply.header('cache-control', 'private, no-store').redirect(redirect + query);
}

const sendHtml = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);

const headEnd = '</head>';

/** As data that is not executed (null: a stranger); `<` is written so that no text of theirs can end it. */
function withUser(app: string, viewer: SessionUser | null, now: Date): string {
  const user = viewer && z.parse(userShape, asUser(viewer, now));
  const json = JSON.stringify(user).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="user">${json}</script>`;
  return app.replace(headEnd, () => data + headEnd);
}
