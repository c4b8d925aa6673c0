import { Counter, type CounterConfiguration, Gauge, type GaugeConfiguration } from 'prom-client';

/** Each is read from its registry when someone looks; nobody need hold it. */
export const addGauge = <Label extends string>(config: GaugeConfiguration<Label>): Gauge<Label> =>
  new Gauge(config);

export const addCounter = <Label extends string>(config: CounterConfiguration<Label>): Counter<Label> =>
  new Counter(config);
