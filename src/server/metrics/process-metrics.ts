import { monitorEventLoopDelay, performance, type EventLoopUtilization } from 'node:perf_hooks';
import type { Registry } from 'prom-client';
import { addCounter, addGauge } from './series.ts';

const nanoseconds = 1e9;
const microseconds = 1e6;

/**
 * Of the process, under the names that boards know. The library's own set is not used: it watches each collection of garbage and
 * walks all handles, at a cost for every request.
 */
export function processMetrics(registry: Registry): { end(): void } {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  const startedAt = Date.now() / 1000 - process.uptime();

  addCounter({
    name: 'process_cpu_seconds_total',
    help: 'Time of the processor that was used, in seconds',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / microseconds);
    },
  });
  addGauge({
    name: 'process_start_time_seconds',
    help: 'When the process started',
    registers,
    collect() {
      this.set(startedAt);
    },
  });
  addGauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory that the process has',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  addGauge({
    name: 'nodejs_heap_size_used_bytes',
    help: 'Memory that values take, some of it to be given back',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  const lagMax = addGauge({
    name: 'nodejs_eventloop_lag_max_seconds',
    help: 'The longest that anything waited for its turn since the last look',
    registers,
  });
  addGauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'What 99 of 100 turns came within since the last look',
    registers,
    collect() {
      // Empty, it says not a number.
      this.set((delay.percentile(99) || 0) / nanoseconds);
      lagMax.set(delay.count === 0 ? 0 : delay.max / nanoseconds);
      delay.reset();
    },
  });
  addGauge({
    name: 'nodejs_eventloop_utilization_ratio',
    help: 'The share of the time since the last look in which the process had something to do',
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
  return { end: () => void delay.disable() };
}
