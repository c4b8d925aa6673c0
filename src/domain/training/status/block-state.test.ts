import { describe, expect, it } from 'vitest';
import { assignmentStanding, type Block, currentBlock, blockState, hasBegun } from './block-state.ts';

const block = (startDate: string, endDate: string, more: Partial<Block> = {}): Block => ({
  status: 'active',
  startDate,
  endDate,
  pausedOn: null,
  ...more,
});

const [first, second, third] = [
  block('2026-03-02', '2026-03-15'),
  block('2026-03-16', '2026-03-29'),
  block('2026-03-30', '2026-04-12'),
];
const pausedSince = (pausedOn: string) => ({ status: 'paused' as const, pausedOn });

describe('on a date, a block', () => {
  it.each([
    ['that ends today', block('2026-03-02', '2026-03-18'), 'now'],
    ['that begins today', block('2026-03-18', '2026-03-29'), 'now'],
    ['that ended yesterday, though no job has said so', block('2026-03-02', '2026-03-17'), 'done'],
    ['that begins tomorrow', block('2026-03-19', '2026-03-29'), 'ahead'],
    ['that is completed ahead of its dates', { ...third, status: 'completed' }, 'done'],
    ['that is paused', { ...second, ...pausedSince('2026-03-17') }, 'now'],
    ['whose end passed while it is paused', { ...first, ...pausedSince('2026-03-10') }, 'now'],
    ['whose start passed while it is paused', { ...second, ...pausedSince('2026-03-10') }, 'ahead'],
  ] as const)('%s is %s', (_, one, state) => {
    expect(blockState(one, '2026-03-18')).toBe(state);
    if (state !== 'done') expect(hasBegun(one, '2026-03-18')).toBe(state === 'now');
  });
});

describe('the block in hand', () => {
  it.each([
    ['the one under way', [first, second, third], second],
    ['the earlier of two under way', [second, block('2026-03-18', '2026-04-12')], second],
    ['the next one, between two', [{ ...second, status: 'completed' as const }, third], third],
    ['the first, before it begins', [third], third],
    ['none when all are done', [first], undefined],
  ])('is %s', (_, blocks, found) => {
    expect(currentBlock(blocks, '2026-03-18')).toBe(found);
  });
});

describe('an assignment stands', () => {
  const ofPath = { ...block('2026-03-19', '2026-03-29'), isOfPath: true };

  it.each([
    ['to come, while its block is not begun', ofPath, 'to-come'],
    ['active, on the day on which its block begins', { ...ofPath, startDate: '2026-03-18' }, 'active'],
    ['active, whenever it starts, where it is no block', { ...ofPath, isOfPath: false }, 'active'],
    ['paused, begun or not', { ...ofPath, ...pausedSince('2026-03-10') }, 'paused'],
    ['completed, begun or not', { ...ofPath, status: 'completed' }, 'completed'],
  ] as const)('%s', (_, one, standing) => {
    expect(assignmentStanding(one, '2026-03-18')).toBe(standing);
  });
});
