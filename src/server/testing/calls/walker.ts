import type { TestApp } from '#server/testing/app-for-tests.ts';

type Cookie = { host: string; path: string; value: string };
type Page = { url: URL; status: number; text: string };

/** Someone whose browser is sent from one site to another and back, each site's cookies with them. */
export class Walker {
  readonly cookies = new Map<string, Cookie>();
  private readonly app: TestApp['app'];
  private readonly origin: string;
  private readonly languages: string | undefined;

  constructor(testApp: TestApp, origin: string, languages?: string) {
    this.languages = languages;
    this.app = testApp.app;
    this.origin = origin;
  }

  /** Follows redirects until a page is there, or one leads to `until`. */
  async goTo(address: string | URL, { form, until }: { form?: object; until?: string } = {}): Promise<Page> {
    let url = new URL(address, this.origin);
    let sent = form;
    for (let steps = 0; steps < 20; steps += 1) {
      const { status, location, text } = await this.ask(url, sent);
      if (location === null) return { url, status, text };
      sent = undefined;
      url = new URL(location, url);
      if (until !== undefined && url.href.startsWith(until)) return { url, status, text };
    }
    throw new Error(`${url.href} leads on and on`);
  }

  private async ask(url: URL, form: object | undefined) {
    const headers: Record<string, string> = { cookie: this.cookiesFor(url) };
    if (this.languages !== undefined) headers['accept-language'] = this.languages;
    if (form) headers['content-type'] = 'application/x-www-form-urlencoded';
    const body = form && new URLSearchParams(form as Record<string, string>).toString();
    const answer =
      url.origin === this.origin ? await this.askApp(url, headers) : await askOther(url, headers, body);
    for (const line of answer.setCookies) this.keep(line, url);
    return answer;
  }

  private async askApp(url: URL, headers: Record<string, string>) {
    const options = {
      method: 'GET' as const,
      url: url.pathname + url.search,
      headers: { ...headers, host: url.host },
    };
    const response = await this.app.inject(options);
    const location = response.headers.location ?? null;
    return {
      status: response.statusCode,
      location,
      text: response.body,
      setCookies: [response.headers['set-cookie'] ?? []].flat(),
    };
  }

  private cookiesFor(url: URL): string {
    const sent = [...this.cookies].filter(
      ([, { host, path }]) => host === url.host && url.pathname.startsWith(path),
    );
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  private keep(line: string, url: URL): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const given = Object.fromEntries(
      attributes.map(text => text.replace(/^\w+/, word => word.toLowerCase()).split('=')),
    );
    // A past date is how a server takes a cookie back; the clock of a test stands elsewhere than ours.
    const isOver = Date.parse(given.expires ?? '') === 0;
    if (isOver) this.cookies.delete(name);
    else this.cookies.set(name, { host: url.host, path: given.path ?? '/', value });
  }
}

async function askOther(url: URL, headers: Record<string, string>, body: string | undefined) {
  const method = body === undefined ? 'GET' : 'POST';
  const response = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
    setCookies: response.headers.getSetCookie(),
  };
}
