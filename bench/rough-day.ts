import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { DatabasePool } from '#server/database/database.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import { logsToSend, type Unlogged } from './board.ts';
import { coachToken, tokenOf } from './seed.ts';

type Server = { origin: string; port: number; child: ChildProcess };
type RoughDayInput = { db: DatabasePool; databaseUrl: string; dataDir: string; unlogged: Unlogged[] };

const cookie = (token: string) => ({ cookie: `fellowship_session=${token}` });

/** Runs a rough day on the server as it is started for real: a line for each of the demands. */
export async function measureRoughDay({
  db,
  databaseUrl,
  dataDir,
  unlogged,
}: RoughDayInput): Promise<string[]> {
  const lines: string[] = [];
  const measure = async (work: (server: Server) => Promise<string>) =>
    lines.push(await withRealServer(databaseUrl, dataDir, work));
  await measure(halfSentBodies);
  await measure(server => manyPictures(server));
  await measure(server => lockedTable(server, db, unlogged));
  await measure(server => editsBesideLogs(server, db, unlogged));
  return lines;
}

async function withRealServer<Result>(
  databaseUrl: string,
  dataDir: string,
  work: (server: Server) => Promise<Result>,
): Promise<Result> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const child = spawn(process.execPath, [path.join(projectRoot, 'dist/server/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      BACKUP_KEEP: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  try {
    while (!(await isHealthy(origin))) await sleep(50);
    await sleep(1_000);
    return await work({ origin, port, child });
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

const isHealthy = (origin: string) =>
  fetch(`${origin}/api/health`).then(
    answer => answer.ok,
    () => false,
  );

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Resident memory of a process and of those it has started, in bytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map(task => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.join(' ').split(' ').filter(Boolean).map(Number);
  const theirs = await Promise.all(children.map(memoryOf));
  return theirs.reduce((sum, bytes) => sum + bytes, own);
}

/** Does something again and again, until the work beside it is over. */
async function besides(work: Promise<void>, again: () => Promise<void>): Promise<void> {
  const state = { isOver: false };
  const ended = work.finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) await again();
  await ended;
}

/** The most memory while something goes on, above what it was before. */
async function memoryWhile({ child }: Server, work: () => Promise<void>): Promise<number> {
  const pid = child.pid ?? 0;
  const before = await memoryOf(pid);
  let most = before;
  await besides(work(), async () => {
    most = Math.max(most, await memoryOf(pid));
    await sleep(50);
  });
  return most - before;
}

async function halfSentBodies(server: Server): Promise<string> {
  const sockets: Socket[] = [];
  const more = await memoryWhile(server, async () => {
    const half = Buffer.alloc(1024 * 1024, 'x');
    for (let n = 0; n < 400; n += 1) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${2 * half.length}\r\n\r\n`,
      );
      socket.write(half);
      sockets.push(socket);
      if (n % 20 === 0) await sleep(10);
    }
    await sleep(5_000);
  });
  for (const socket of sockets) socket.destroy();
  return `400 half-sent bodies of 2 MB from one address: ${megabytes(more)} MB more (at most 60)`;
}

/** The longest that a call takes while something goes on, in milliseconds, called again and again. */
async function longestAnswer(url: string, work: () => Promise<void>): Promise<number> {
  let longest = 0;
  await besides(work(), async () => {
    const started = performance.now();
    await fetch(url).then(
      answer => answer.text(),
      () => '',
    );
    longest = Math.max(longest, performance.now() - started);
    await sleep(20);
  });
  return Math.round(longest);
}

/** A photograph as a phone takes it: noise, so that it is large. */
async function aPhoto(): Promise<Buffer> {
  const [width, height] = [4600, 3400];
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function manyPictures(server: Server): Promise<string> {
  const photo = await aPhoto();
  const statuses: number[] = [];
  let longest = 0;
  const more = await memoryWhile(server, async () => {
    longest = await longestAnswer(`${server.origin}/api/health`, async () => {
      await Promise.all(
        Array.from({ length: 48 }, async (_, n) => {
          const answer = await fetch(`${server.origin}/api/pictures?for=profile`, {
            method: 'POST',
            headers: { ...cookie(tokenOf(n)), 'content-type': 'image/jpeg' },
            body: new Uint8Array(photo),
          }).catch(() => null);
          statuses.push(answer?.status ?? 0);
        }),
      );
    });
  });
  return `48 pictures of ${(photo.length / 1e6).toFixed(1)} MB at once: ${megabytes(more)} MB more in all processes (at most 250), health ${longest} ms at most (500), answers ${countOf(statuses)}`;
}

/** `201 × 4, 503 × 44`. */
function countOf(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(', ');
}

async function lockedTable(server: Server, db: DatabasePool, unlogged: Unlogged[]): Promise<string> {
  const client = await db.$client.connect();
  const waiting = new AbortController();
  try {
    await client.query('begin');
    await client.query('lock table progress_logs in access exclusive mode');
    for (const { member, assignmentId, date } of unlogged.slice(0, 3)) {
      fetch(`${server.origin}/api/assignments/${assignmentId}/exercises-for-date?date=${date}`, {
        headers: cookie(tokenOf(member)),
        signal: waiting.signal,
      }).catch(() => undefined);
    }
    await sleep(300);
    const times = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const started = performance.now();
        const answer = await fetch(
          server.origin + ['/api/auth/user', '/api/exercises', '/api/assignments'][n % 3],
          {
            headers: cookie(tokenOf(n + 10)),
          },
        );
        await answer.text();
        return { took: performance.now() - started, status: answer.status };
      }),
    );
    const longest = Math.max(...times.map(({ took }) => took));
    return `12 unrelated requests beside 3 that wait for a locked table: ${Math.round(longest)} ms at most (1,000), answers ${countOf(times.map(({ status }) => status))}`;
  } finally {
    waiting.abort();
    await client.query('rollback');
    client.release();
  }
}

async function editsBesideLogs(server: Server, db: DatabasePool, unlogged: Unlogged[]): Promise<string> {
  const { rows: days } = await db.$client.query<{ id: string; exerciseId: string; assigned: number }>(
    `select d.id, p.exercise_id as "exerciseId",
       (select count(*)::int from assignments a where a.workout_id = w.program_id and a.status = 'active') as assigned
     from program_weeks w join program_days d on d.week_id = w.id join prescriptions p on p.day_id = d.id
     where w.program_id = (select workout_id from assignments where status = 'active' limit 1) order by w.week_number desc limit 16`,
  );
  const logAt = logsToSend(unlogged.slice(0, 400));
  const logs: { status: number; took: number }[] = [];
  const edits: number[] = [];
  let longest = 0;
  const logOnce = async () => {
    const { path: where, headers, body } = logAt();
    const started = performance.now();
    const answer = await fetch(server.origin + where, {
      method: 'POST',
      headers: headers ?? {},
      body: body ?? null,
    });
    await answer.text();
    logs.push({ status: answer.status, took: performance.now() - started });
  };
  const edit = async ({ id, exerciseId }: { id: string; exerciseId: string }) => {
    const answer = await fetch(`${server.origin}/api/program-week-days/${id}/exercises`, {
      method: 'POST',
      headers: { ...cookie(coachToken), 'content-type': 'application/json' },
      body: JSON.stringify({ exerciseId, sets: '3', reps: '8' }),
    });
    await answer.text();
    edits.push(answer.status);
  };
  const editing = async () => {
    longest = await longestAnswer(`${server.origin}/api/health`, async () => {
      await Promise.all(days.map(edit));
    });
  };
  await besides(editing(), logOnce);
  const slowest = Math.round(Math.max(...logs.map(({ took }) => took)));
  return `16 edits at once of a program with ${days[0]?.assigned} assigned (answers ${countOf(edits)}), logs beside them: ${countOf(logs.map(({ status }) => status))}, ${slowest} ms at most; health ${longest} ms at most`;
}

/** The two commands as they are built, one after the other: into one file, and from it in place of what is there. */
export async function measureBackup(databaseUrl: string, dataDir: string): Promise<string[]> {
  const file = path.join(dataDir, 'bench.fellowship');
  const run = async (program: string, args: string[]) => {
    const child = spawn(process.execPath, [path.join(projectRoot, 'dist/server', program), ...args], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    const started = performance.now();
    const code = await new Promise(resolve => child.once('close', resolve));
    if (code !== 0) throw new Error(`${program}: ${said}`);
    return `${((performance.now() - started) / 1000).toFixed(1)} s. ${said.trim().split('\n')[0]}`;
  };
  return [
    `Backup: ${await run('backup.js', [file])}`,
    `Restore, counts and sums compared: ${await run('restore.js', [file, '--replace'])}`,
  ];
}
