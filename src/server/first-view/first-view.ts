import type { Brand } from '#brand.ts';

/** Answers a read as the API would answer the same person; undefined where it would refuse. */
type AnswerRead = (path: string, input: { params?: unknown; query?: unknown }) => Promise<unknown>;

type FirstViewRequest = {
  path: string;
  brand: Brand;
  /** Null where the address names none: then it is the page's first. */
  section: string | null;
  /** The part of the address after its path. */
  search: string;
  cookies: string;
  /** As the API sends it. */
  user: unknown;
  answer: AnswerRead;
};

/** A page as it looks once all that it requests is there, and the answers, by request. */
export type FirstView = {
  title: string;
  /** Null where the browser alone can draw it. */
  html: string | null;
  answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
};

export type DrawnView = FirstView & { html: string };

/** The web app's own (`web/main-on-server.tsx`): it is built apart from the server, which is given it. */
export type DrawFirstView = (request: FirstViewRequest) => Promise<FirstView>;
