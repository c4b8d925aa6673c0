import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts';

/** An answer that was not 2xx: `404: ` and the server's sentence, which is also there alone. */
export class CallError extends Error {
  readonly status: number;
  /** The server's message, in words for the person. */
  readonly sentence: string;
  readonly issues: { path: string; message: string }[];
  /** The whole answer, for endpoints that send more. */
  readonly answer: unknown;

  constructor(status: number, sentence: string, issues: CallError['issues'] = [], answer?: unknown) {
    super(`${status}: ${sentence}`);
    this.status = status;
    this.sentence = sentence;
    this.issues = issues;
    this.answer = answer;
  }
}

export type Headers = Record<string, string>;

/**
 * Asks the server. Cookies go along; a body goes as JSON, a file as it is; anything but 2xx is thrown as a CallError. Any other error means
 * that no answer came.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  headers: Headers = {},
  signal?: AbortSignal,
): Promise<ResponseOf<E>> {
  const { body } = request as { body?: unknown };
  const isFile = body instanceof Blob;
  const response = await fetch(addressOf(endpoint, request), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...(body !== undefined && { 'content-type': isFile ? body.type : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as ResponseOf<E>;
}

function addressOf(endpoint: Endpoint, request: { params?: unknown; query?: unknown }): string {
  const params = (request.params ?? {}) as Record<string, string>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = queryText((request.query ?? {}) as Record<string, unknown>);
  return query === '' ? path : `${path}?${query}`;
}

/** Null and undefined are left out; lists are joined with commas. */
function queryText(query: Record<string, unknown>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(entries.map(([key, value]) => [key, [value].flat().join(',')])).toString();
}

async function errorOf(response: Response): Promise<CallError> {
  const text = await response.text();
  try {
    const answer = JSON.parse(text) as { message?: string; issues?: CallError['issues'] };
    return new CallError(response.status, answer.message ?? response.statusText, answer.issues, answer);
  } catch {
    return new CallError(response.status, text || response.statusText);
  }
}
