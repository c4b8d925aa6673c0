/**
 * For one coach and some hundred members on a small machine: little memory, few processes, every commit on
 * the disk. Given at each start, so that a new version of the server brings its own.
 */
const usual = {
  listen_addresses: '',
  max_connections: '60',
  // Taken from the system only as far as the data reach.
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  huge_pages: 'off',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_compression: 'off',
  // A page is written whole to the log once a checkpoint: rare checkpoints keep a log of sets small.
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The server logs a failed statement itself, and without what people typed into it.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

/** For tests, whose database is thrown away: nothing waits for the disk. */
const throwAway = {
  ...usual,
  // Several servers share it, those of the next test as well.
  max_connections: '160',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/** The connections: at least as many as the server that starts it may open. */
export function serverOptions(fast: boolean, connections: number): string[] {
  const chosen = fast ? throwAway : usual;
  const most = { max_connections: String(Math.max(Number(chosen.max_connections), connections)) };
  return Object.entries({ ...chosen, ...most }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
