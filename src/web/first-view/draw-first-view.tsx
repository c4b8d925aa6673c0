import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Query, QueryClient } from '@tanstack/react-query';
import { Router } from 'wouter';
import type { Brand } from '#brand.ts';
import { BrandContext } from '#web/brand/use-brand.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { takeFromPage } from '#web/data/read.ts';
import { inputOf, pageSizeOf, pathOf } from '#web/data/query-key.ts';
import { userKey } from '#web/offline/member-here.ts';
import { RequestOnServer } from '#web/state/request-on-server.ts';
import { loadingParts } from '#web/ui/loading/lazy-part.ts';

/** Answers a read as the API would answer the same person; undefined where it would refuse. */
type AnswerRead = (path: string, asked: { params?: unknown; query?: unknown }) => Promise<unknown>;

export type FirstViewRequest = {
  path: string;
  brand: Brand;
  section: string | null;
  /** What stands in the address after its path. */
  search: string;
  cookies: string;
  user: CurrentUser;
  answer: AnswerRead;
};

/** What was asked, by its key, and the answer. */
type FirstAnswer = readonly [key: readonly unknown[], answer: unknown];

export type FirstView = {
  title: string;
  /** Null where the browser alone can draw it. */
  html: string | null;
  answers: FirstAnswer[];
};

/** A screen asks, shows, and asks for what comes out of that: further than this nothing is waited for. */
const maxRounds = 8;

/** The app's own components, over the cache that a page is drawn from. */
type DrawApp = (client: QueryClient) => ReactNode;

/**
 * A signed-in page as it looks once all that it asks for is there, drawn by the app's own components: again and again,
 * until nothing is left to be asked or loaded.
 */
export async function drawFirstView(app: DrawApp, request: FirstViewRequest): Promise<FirstView> {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(userKey, request.user);
  const refused = new Set<string>();
  let drawn = '';
  for (let round = 0; round < maxRounds; round++) {
    drawn = draw(app(client), request);
    const questions = openQuestions(client).filter(({ queryHash }) => !refused.has(queryHash));
    const parts = loadingParts();
    if (questions.length === 0 && parts.length === 0) break;
    await Promise.all([
      ...parts,
      ...questions.map(query => answerQuestion(client, query, request.answer, refused)),
    ]);
  }
  const { title, html } = apart(drawn);
  return { title, html: drawn.includes(abandonedMark) ? null : html, answers: answersIn(client) };
}

/** React's mark of a part that it leaves to the browser, as something in it failed. */
const abandonedMark = '<!--$!-->';

function draw(app: ReactNode, { path, brand, section, search, cookies }: FirstViewRequest): string {
  return renderToString(
    <StrictMode>
      <BrandContext value={brand}>
        <RequestOnServer value={{ section, search, cookies }}>
          <Router ssrPath={path}>{app}</Router>
        </RequestOnServer>
      </BrandContext>
    </StrictMode>,
  );
}

const openQuestions = (client: QueryClient): Query[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(query => query.state.status === 'pending' && query.options.meta && isWanted(query));

const isWanted = ({ options }: Query): boolean => (options as { enabled?: unknown }).enabled !== false;

async function answerQuestion(
  client: QueryClient,
  { queryKey, queryHash, options }: Query,
  answer: AnswerRead,
  refused: Set<string>,
): Promise<void> {
  const pageSize = pageSizeOf(queryKey);
  const input = inputOf(queryKey);
  const { initialPageParam: from } = options as { initialPageParam?: number | null };
  const page = typeof from === 'number' && { from, ...(pageSize !== null && { limit: pageSize }) };
  const query = page ? { ...(input.query as object), ...page } : input.query;
  const found = await answer(pathOf(queryKey), { ...input, query });
  if (found === undefined) refused.add(queryHash);
  else takeFromPage(client, queryKey, from === undefined ? found : { pages: [found], pageParams: [from] });
}

const answersIn = (client: QueryClient): FirstAnswer[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey }) => state.data !== undefined && pathOf(queryKey) !== pathOf(userKey))
    .map(({ queryKey, state }) => [queryKey, state.data]);

/** React puts the title before everything else. */
function apart(drawn: string): { title: string; html: string } {
  const [whole = '', title = ''] = /^<title>([^<]*)<\/title>/.exec(drawn) ?? [];
  return { title, html: drawn.slice(whole.length) };
}
