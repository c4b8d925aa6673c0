import { hash } from '@node-rs/argon2';
import type * as z from 'zod/mini';
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts';
import { addMember, activateSubscription } from '#contract/members.ts';
import { acceptInvitation, signIn } from '#contract/session.ts';
import { insertCoach } from '#server/members/queries.ts';
import type { TestApp } from './app-for-tests.ts';

export type Answer<E extends Endpoint = Endpoint> = {
  status: number;
  body: ResponseOf<E> & { message?: string; issues?: { path: string; message: string }[] };
  headers: Record<string, unknown>;
};

type Headers = Record<string, string>;

/** Someone at a browser: asks as a user would, through the front door, with the cookies they were given. */
export class Person {
  id = '';
  email = '';
  /** The session's cookie. */
  cookie: string;
  /** The browser's own cookie. */
  device = '';
  private readonly app: TestApp['app'];

  constructor(testApp: TestApp, cookie = '') {
    this.app = testApp.app;
    this.cookie = cookie;
  }

  async ask<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    headers: Headers = {},
  ): Promise<Answer<E>> {
    const { params, query, body } = request as {
      params?: Record<string, string>;
      query?: object;
      body?: object;
    };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    );
    return this.send(endpoint.method, withQuery(path, query), body, headers);
  }

  /** The answer's body, for when anything but a good answer is a failed test. */
  async get<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    headers: Headers = {},
  ): Promise<ResponseOf<E>> {
    const answer = await this.ask(endpoint, request, headers);
    if (answer.status >= 300) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  async send(method: string, url: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
    const response = await this.app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...this.cookies(),
        ...(body instanceof Uint8Array && { 'content-type': 'image/png' }),
        ...headers,
      },
      ...(body !== undefined && {
        payload: body instanceof Uint8Array ? Buffer.from(body) : (body as object),
      }),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) this.keepCookie(line);
    return { status: response.statusCode, body: parse(response.body), headers: response.headers };
  }

  private cookies(): Headers {
    const sent = [this.cookie, this.device].filter(Boolean).join('; ');
    return sent === '' ? {} : { cookie: sent };
  }

  private keepCookie(line: string): void {
    const [pair = ''] = line.split(';');
    // The removal of a cookie by another name changes nothing here.
    if (pair.endsWith('=') && !this.cookie.startsWith(pair)) return;
    if (/^(?:__Host-)?fellowship_session=/.test(pair)) this.cookie = pair;
    if (/^(?:__Host-)?fellowship_device=/.test(pair)) this.device = pair;
  }
}

export const password = 'correct horse battery';
/** As the app would hash it, at the least cost: what a sign-in costs is in the hash. */
export const hashed = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
let count = 0;

export async function aCoach(testApp: TestApp, timeZone = 'UTC'): Promise<Person> {
  count += 1;
  const email = `coach${count}@fellowship.example`;
  const id = await insertCoach(testApp.db, {
    email,
    firstName: 'Head',
    lastName: 'Coach',
    passwordHash: await hashed,
  });
  return signedIn(testApp, id, email, timeZone);
}

export type NewMember = { active?: boolean; timeZone?: string; firstName?: string; lastName?: string };

/** A member who has accepted the invitation; active by default. */
export async function aMember(testApp: TestApp, coach: Person, given: NewMember = {}): Promise<Person> {
  count += 1;
  const { active = true, timeZone = 'UTC', firstName = 'Ada', lastName = `Member${count}` } = given;
  const email = `member${count}@fellowship.example`;
  const added = await coach.get(addMember, { body: { email, firstName, lastName } });
  const token = new URL(added.inviteUrl).searchParams.get('token') ?? '';
  if (active)
    await coach.get(activateSubscription, { params: { id: added.id }, body: { durationDays: 3000 } });
  const person = new Person(testApp);
  const user = await person.get(acceptInvitation, { body: { token, password, timeZone } });
  person.id = user.id;
  person.email = email;
  return person;
}

async function signedIn(testApp: TestApp, id: string, email: string, timeZone: string): Promise<Person> {
  const person = new Person(testApp);
  await person.get(signIn, { body: { email, password, timeZone } });
  person.id = id;
  person.email = email;
  return person;
}

function withQuery(path: string, query: object | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

function parse(text: string) {
  try {
    return JSON.parse(text) as never;
  } catch {
    return text as never;
  }
}

export type BodyOf<E extends { body: z.core.$ZodType }> = z.input<E['body']>;
