import { addDays } from '../../src/domain/plain-date.ts';
import { todayHere, zone } from './zone.ts';

type Answer = { status: number; body: Record<string, unknown> };
type Work = Record<string, unknown>;

/** Someone who talks to the running server by the specification's calls alone. */
export class ApiPerson {
  readonly origin: string;
  cookie: string;

  constructor(origin: string, cookie = '') {
    this.origin = origin;
    this.cookie = cookie;
  }

  static async signIn(origin: string, email: string, password: string): Promise<ApiPerson> {
    const person = new ApiPerson(origin);
    await person.get('POST', '/api/login', { email, password, timeZone: zone });
    return person;
  }

  /** The invited person, once they have accepted. */
  static async invited(
    origin: string,
    inviteUrl: unknown,
    password = 'a garage at 5:40',
  ): Promise<ApiPerson> {
    const person = new ApiPerson(origin);
    const token = new URL(String(inviteUrl)).searchParams.get('token');
    await person.get('POST', '/api/invitations/accept', { token, password, timeZone: zone });
    return person;
  }

  /** Null when no answer came: the server went away. */
  async ask(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer | null> {
    try {
      const response = await fetch(this.origin + path, {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), cookie: this.cookie, ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      const [cookie] = response.headers.getSetCookie();
      if (cookie) this.cookie = cookie.split(';')[0] ?? '';
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    } catch {
      return null;
    }
  }

  /** The answer's body; anything but a good answer is a failed test. */
  async get<Body = Record<string, string>>(method: string, path: string, body?: object): Promise<Body> {
    const answer = await this.ask(method, path, body);
    if (answer === null || answer.status >= 300)
      throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.body as Body;
  }
}

type Exercise = { id: string; category: string };

/** Members with a two-week program of lifts that started last week, and all the logs that can be made of it. */
export async function givenMembersWithAProgram(coach: ApiPerson, count: number) {
  const { exercises } = await coach.get<{ exercises: Exercise[] }>('POST', '/api/admin/seed-exercises', {});
  const lifts = exercises.filter(exercise => exercise.category === 'Strength').slice(0, 8);
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map(dayOfWeek => ({
    dayOfWeek,
    exercises: lifts.map(({ id: exerciseId }) => ({ exerciseId, sets: '3', reps: '5', percent1RM: '75' })),
  }));
  const weeks = [1, 2].map(weekNumber => ({ weekNumber, days }));
  const program = await coach.get('POST', '/api/workouts', { name: 'Load', numWeeks: 2, weeks });
  const startDate = addDays(todayHere(), -7);
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const { person, id } = await takenIn(coach, `member${n}@kill.example`);
      const assignment = await coach.get('POST', '/api/assignments', {
        memberId: id,
        workoutId: program.id,
        startDate,
      });
      return { person, work: await workOf(person, String(assignment.id)) };
    }),
  );
}

async function takenIn(coach: ApiPerson, email: string) {
  const member = await coach.get('POST', '/api/admin/members', { email, firstName: 'Ada', lastName: 'Load' });
  await coach.get('POST', `/api/admin/members/${member.id}/activate-subscription`, {});
  const person = await ApiPerson.invited(coach.origin, member.inviteUrl);
  return { person, id: String(member.id) };
}

type Day = { exercises: { id: string; exerciseId: string }[] };

async function workOf(person: ApiPerson, assignmentId: string): Promise<Work[]> {
  const calendar = await person.get<Record<string, { status: string }>>(
    'GET',
    `/api/assignments/${assignmentId}/calendar-status`,
  );
  const work: Work[] = [];
  for (const [date, { status }] of Object.entries(calendar)) {
    if (status === 'rest') continue;
    const day = await person.get<Day>(
      'GET',
      `/api/assignments/${assignmentId}/exercises-for-date?date=${date}`,
    );
    for (const { id: prescriptionId, exerciseId } of day.exercises) {
      const setsData = [1, 2, 3].map(setNum => ({ setNum, reps: 5, weight: 185 }));
      work.push({ assignmentId, exerciseId, prescriptionId, completedDate: date, setsData });
    }
  }
  return work;
}
