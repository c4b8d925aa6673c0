import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ApiPerson, givenMembersWithAProgram } from '../fellowship/api-person.ts';
import { Fellowship } from '../fellowship/fellowship.ts';
import { test } from '../fellowship/test.ts';

test('after a kill -9 of everything under a load of log writes, every acknowledged log is there', async () => {
  const before = await Fellowship.start({
    embedded: true,
    env: { ADMIN_EMAIL: 'coach@kill.example', ADMIN_PASSWORD: 'a garage at 5:40' },
  });
  const { dataDir } = before;
  let running = before;
  try {
    const { members, acknowledged } = await killedUnderLoad(before);
    const port = Number(new URL(before.origin).port);
    running = await Fellowship.start({ embedded: true, dataDir, port });
    for (const { person } of members) {
      const logs = await person.get<{ id: string }[]>('GET', '/api/progress?limit=1000');
      const there = new Set(logs.map(log => log.id));
      const own = acknowledged.filter(log => log.member === person);
      expect(own.filter(log => !there.has(log.id))).toEqual([]);
      const [assignment] = await person.get<{ completedExercises: number }[]>('GET', '/api/assignments');
      expect(assignment?.completedExercises).toBe(logs.length);
    }
    await running.stop();
  } finally {
    killAll(running);
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Members log all they can, until everything is killed. */
async function killedUnderLoad(fellowship: Fellowship) {
  const coach = await ApiPerson.signIn(fellowship.origin, 'coach@kill.example', 'a garage at 5:40');
  const members = await givenMembersWithAProgram(coach, 8);
  const acknowledged: { member: ApiPerson; id: string }[] = [];
  const load = members.map(async ({ person, work }) => {
    for (const body of work) {
      const answer = await person.ask('POST', '/api/progress', body, { 'idempotency-key': randomUUID() });
      if (answer === null) return;
      expect(answer.status).toBe(201);
      acknowledged.push({ member: person, id: String(answer.body.id) });
    }
  });
  await expect.poll(() => acknowledged.length, { timeout: 180_000 }).toBeGreaterThan(60);
  killAll(fellowship);
  await Promise.all(load);
  return { members, acknowledged };
}

function killAll(fellowship: Fellowship): void {
  const postmasters = embeddedServersUnder(fellowship.dataDir);
  fellowship.killGroup();
  for (const pid of postmasters) process.kill(pid, 'SIGKILL');
}

/** The database runs in a session of its own; a power cut would take it as well. */
function embeddedServersUnder(dataDir: string): number[] {
  const list = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
  return list
    .split('\n')
    .filter(line => line.includes(dataDir) && line.includes('postgres'))
    .map(line => Number.parseInt(line, 10));
}
