import { load, type Request } from './load.ts';

const rounds = 30;
const amount = 1_000;
const connections = 50;

/**
 * The cost of being watched: the same calls of two servers, one of which counts and is read as Prometheus does, in turns. What is
 * compared is the processor's time for a request, of the quietest quarter of the rounds: how many requests there are in a
 * second depends on who else is on the machine.
 */
export async function measureWatching(
  origins: { watched: string; unwatched: string; token: string },
  calls: Record<string, (n: number) => Request>,
): Promise<string[]> {
  const headers = { authorization: `Bearer ${origins.token}` };
  const lines = ['| call | processor µs a request | watched | more |', '| --- | --- | --- | --- |'];
  for (const [name, requestAt] of Object.entries(calls)) {
    const [unwatched, watched]: [number[], number[]] = [[], []];
    for (let round = -2; round < rounds; round += 1) {
      const before = await measure(origins.unwatched, requestAt);
      const after = await measure(origins.watched, requestAt);
      await fetch(`${origins.watched}/metrics`, { headers });
      // Code becomes fast by being used.
      if (round < 0) continue;
      unwatched.push(before);
      watched.push(after);
    }
    const [less, more] = [quietest(unwatched), quietest(watched)];
    lines.push(
      `| ${name} | ${less.toFixed(1)} | ${more.toFixed(1)} | ${((more / less - 1) * 100).toFixed(1)} % |`,
    );
  }
  return lines;
}

async function measure(origin: string, requestAt: (n: number) => Request): Promise<number> {
  const before = await cpuOf(origin);
  await load(origin, requestAt, { connections, amount, seconds: 60 });
  return ((await cpuOf(origin)) - before) / amount;
}

const cpuOf = async (origin: string) =>
  ((await (await fetch(`${origin}/floor/statements`)).json()) as { cpu: number }).cpu;

const quietest = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)] ?? 0;
