import { describe, expect, it } from 'vitest';
import { weeksOfBlocks } from '#web/parts/paths/block-weeks.ts';
import { blocksFrom, movedBy, movedOver, withBlock, withoutBlock } from './blocks.ts';

const blocks = blocksFrom(['base', 'build', 'peak']);
const names = (list: typeof blocks) => list.map(({ workoutId }) => workoutId).join(' ');

describe('the blocks of a path', () => {
  it.each([
    ['down', movedBy(blocks, 0, 1), 'build base peak'],
    ['up', movedBy(blocks, 2, -1), 'base peak build'],
    ['up from the top: it stays', movedBy(blocks, 0, -1), 'base build peak'],
    ['down from the end: it stays', movedBy(blocks, 2, 1), 'base build peak'],
    ['dragged down over the last', movedOver(blocks, 0, 2), 'build peak base'],
    ['dragged up over the first', movedOver(blocks, 2, 0), 'peak base build'],
    ['one that is not there', movedBy(blocks, 7, 1), 'base build peak'],
  ])('are moved %s', (_, moved, order) => {
    expect(names(moved)).toBe(order);
  });

  it('may have a program twice, each with a key of its own, also after one was removed', () => {
    const twice = withBlock(withoutBlock(withBlock(blocks, 'base'), 1), 'base');
    expect(names(twice)).toBe('base peak base base');
    expect(new Set(twice.map(({ key }) => key)).size).toBe(4);
    expect(withBlock([], 'base')).toEqual([{ key: 0, workoutId: 'base' }]);
  });

  it('know which weeks of it are theirs', () => {
    expect(weeksOfBlocks([4, 1, 3])).toEqual(['Weeks 1–4', 'Week 5', 'Weeks 6–8']);
  });
});
