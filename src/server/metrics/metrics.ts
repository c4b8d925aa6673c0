import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { DatabasePool } from '#server/database/database.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import type { JobRun } from '#server/jobs/jobs.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import { countRequests } from './count-requests.ts';
import { processMetrics } from './process-metrics.ts';
import { RequestCounts } from './request-counts.ts';
import { buildMetrics, callMetrics, databaseMetrics, diskMetrics, jobMetrics } from './server-metrics.ts';
import { storedMetrics } from './stored-metrics.ts';

type Parts = { db: DatabasePool; disk?: DiskRoom | undefined; now: () => Date };

/** The numbers of one server. What is put on it is counted from the moment it is told of. */
export class Metrics {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  private readonly registry = new Registry();
  private readonly requests = new RequestCounts(this.registry);
  private readonly process = processMetrics(this.registry);
  private underWay: Promise<string> | undefined;
  private liveStreams = () => 0;

  constructor({ db, disk, now }: Parts) {
    databaseMetrics(this.registry, db);
    if (disk) diskMetrics(this.registry, disk);
    storedMetrics(this.registry, db, now);
    buildMetrics(this.registry, versionOfRelease());
  }

  countRequests(app: FastifyInstance): void {
    const uploads = countRequests(app, this.requests);
    callMetrics(this.registry, { uploads, liveStreams: () => this.liveStreams() });
    app.addHook('onClose', async () => this.process.end());
  }

  watchStreams(count: () => number): void {
    this.liveStreams = count;
  }

  watchJobs(runs: () => ReadonlyMap<string, JobRun>): void {
    jobMetrics(this.registry, runs);
  }

  /** As Prometheus reads them. Those who ask at the same time share one look. */
  text(): Promise<string> {
    this.underWay ??= this.registry.metrics().finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  }
}

const versionOfRelease = () =>
  (JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version;
