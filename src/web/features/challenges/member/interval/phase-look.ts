import type { Moment } from './interval-clock.ts';

export const phaseNames: Record<Moment['phase'], string> = {
  ready: 'Get ready',
  work: 'Work',
  rest: 'Rest',
  over: 'Done',
};

export const phaseTones = {
  ready: { box: 'border-line bg-neutral-soft', text: 'text-ink', bar: 'warning' },
  work: { box: 'border-accent/45 bg-accent-soft', text: 'text-accent', bar: 'accent' },
  rest: { box: 'border-info/40 bg-info-soft', text: 'text-info', bar: 'info' },
  over: { box: 'border-success/40 bg-success-soft', text: 'text-success', bar: 'success' },
} as const satisfies Record<Moment['phase'], object>;
