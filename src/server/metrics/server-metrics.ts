import type { Registry } from 'prom-client';
import type pg from 'pg';
import type { DatabasePool } from '#server/database/database.ts';
import type { LanesState } from '#server/database/lanes.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import { answersRepeated } from '#server/http/idempotency.ts';
import type { JobRun } from '#server/jobs/jobs.ts';
import { addCounter, addGauge } from './series.ts';

type Of<Part> = { name: string; help: string; label?: string; read: () => Iterable<readonly [Part, number]> };

/** A number, or one for each thing of a kind, that is read when someone looks. */
function gauge(registry: Registry, { name, help, label, read }: Of<string>): void {
  addGauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    collect() {
      for (const [part, value] of read()) this.set(label === undefined ? {} : { [label]: part }, value);
    },
  });
}

const one = (read: () => number) => () => [['', read()] as const];

/** Pools and lanes: who waits for the database, and for what. */
export function databaseMetrics(registry: Registry, db: DatabasePool): void {
  const pools: [string, pg.Pool][] = [
    ['main', db.$client],
    ['logs', db.logs.$client],
  ];
  const ofPools = (name: string, help: string, read: (pool: pg.Pool) => number) =>
    gauge(registry, { name, help, label: 'pool', read: () => pools.map(([pool, of]) => [pool, read(of)]) });
  ofPools('fellowship_pool_connections_limit', 'The most connections of the pool', pool => pool.options.max);
  ofPools(
    'fellowship_pool_connections_open',
    'Connections of the pool that are open',
    pool => pool.totalCount,
  );
  ofPools(
    'fellowship_pool_connections_in_use',
    'Connections of the pool that someone has',
    pool => pool.totalCount - pool.idleCount,
  );
  ofPools(
    'fellowship_pool_waiting',
    'Those who wait for a connection of the pool',
    pool => pool.waitingCount,
  );

  const lanes = { reads: db.lanes, sessions: db.sessionLanes };
  const ofLanes = (name: string, help: string, part: keyof LanesState) =>
    gauge(registry, {
      name,
      help,
      label: 'lanes',
      read: () => Object.entries(lanes).map(([of, { state }]) => [of, state[part]]),
    });
  ofLanes('fellowship_lanes_open', 'Shared connections that are open', 'open');
  ofLanes('fellowship_lanes_stalled', 'Shared connections that a statement holds up', 'stalled');
  ofLanes(
    'fellowship_lane_statements_unanswered',
    'Statements on shared connections without an answer yet',
    'unanswered',
  );
  total(registry, {
    name: 'fellowship_slow_statements_total',
    help: 'Statements slower than SLOW_STATEMENT_MS; the log names them',
    read: () => db.slow.count,
  });
}

export function callMetrics(
  registry: Registry,
  { uploads, liveStreams }: { uploads: () => number; liveStreams: () => number },
): void {
  gauge(registry, {
    name: 'fellowship_uploads_in_progress',
    help: 'Calls with a picture or a piece of a clip under way',
    read: one(uploads),
  });
  gauge(registry, {
    name: 'fellowship_live_streams',
    help: 'Open pages that hear what others do',
    read: one(liveStreams),
  });
  total(registry, {
    name: 'fellowship_answers_repeated_total',
    help: 'Requests sent again with their idempotency key, answered as before',
    read: answersRepeated,
  });
}

export function jobMetrics(registry: Registry, runs: () => ReadonlyMap<string, JobRun>): void {
  const ofJobs = (name: string, help: string, read: (run: JobRun) => number) =>
    gauge(registry, {
      name,
      help,
      label: 'job',
      read: () => [...runs()].map(([job, run]) => [job, read(run)]),
    });
  ofJobs(
    'fellowship_job_last_run_timestamp_seconds',
    'When the job ran last',
    ({ endedAt }) => endedAt / 1000,
  );
  ofJobs('fellowship_job_failed', 'Whether the last run of the job failed', ({ hasFailed }) =>
    Number(hasFailed),
  );
}

/** The room on the disk, read anew with each look. */
export function diskMetrics(registry: Registry, disk: DiskRoom): void {
  const registers = [registry];
  const free = addGauge({
    name: 'fellowship_disk_free_bytes',
    help: 'Room on the disk of DATA_DIR',
    registers,
  });
  addGauge({
    name: 'fellowship_disk_reserve_bytes',
    help: 'Room that files leave to the database',
    registers,
    async collect() {
      const state = await disk.state();
      this.set(state.reserve);
      free.set(state.free);
    },
  });
}

export function buildMetrics(registry: Registry, version: string): void {
  addGauge({
    name: 'fellowship_build_info',
    help: 'The release that runs, and on which Node',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.versions.node }, 1);
}

function total(registry: Registry, { name, help, read }: { name: string; help: string; read: () => number }) {
  addCounter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}
