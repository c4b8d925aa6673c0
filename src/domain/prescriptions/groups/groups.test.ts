import { describe, expect, it } from 'vitest';
import type { GroupFormat, GroupKind } from './group-format.ts';
import { groupsOf, plainSuperset } from './groups.ts';

const format = (kind: GroupKind, rounds: number | null = null): GroupFormat => ({
  ...plainSuperset,
  kind,
  rounds,
});

type Row = [name: string, label: string | null, format?: GroupFormat | null];

describe('groups of a day', () => {
  it.each<[string, Row[], [string | null, GroupKind | null, string][]]>([
    ['none', [], []],
    [
      'exercises without a label stand alone, neighbours too',
      [
        ['squat', null],
        ['press', null],
      ],
      [
        [null, null, 'squat'],
        [null, null, 'press'],
      ],
    ],
    [
      'neighbours that share a label are one group, a superset where nothing is said',
      [
        ['squat', null],
        ['press', 'A'],
        ['row', 'A'],
      ],
      [
        [null, null, 'squat'],
        ['A', 'superset', 'press row'],
      ],
    ],
    [
      'the first format that is set stands',
      [
        ['press', 'A', null],
        ['row', 'A', format('circuit')],
        ['dip', 'A', format('emom')],
      ],
      [['A', 'circuit', 'press row dip']],
    ],
    [
      'the same label further down is another group',
      [
        ['press', 'A', format('circuit')],
        ['squat', null],
        ['row', 'A'],
      ],
      [
        ['A', 'circuit', 'press'],
        [null, null, 'squat'],
        ['A', 'superset', 'row'],
      ],
    ],
    [
      'groups may follow one another',
      [
        ['press', 'A'],
        ['row', 'A'],
        ['curl', 'B', format('amrap')],
        ['dip', 'B'],
      ],
      [
        ['A', 'superset', 'press row'],
        ['B', 'amrap', 'curl dip'],
      ],
    ],
    [
      'one exercise may be a group: its minutes count',
      [['row', 'E', format('emom')]],
      [['E', 'emom', 'row']],
    ],
    [
      'a slip in writing the label does not tear it apart, and an empty one is none',
      [
        ['press', 'A'],
        ['row', ' a '],
        ['squat', ' ', format('emom')],
      ],
      [
        ['A', 'superset', 'press row'],
        [null, null, 'squat'],
      ],
    ],
  ])('%s', (_, rows, expected) => {
    const day = rows.map(([name, groupLabel, groupFormat = null]) => ({ name, groupLabel, groupFormat }));
    const groups = groupsOf(day).map(group => [
      group.label,
      group.format?.kind ?? null,
      group.exercises.map(({ name }) => name).join(' '),
    ]);
    expect(groups).toEqual(expected);
  });

  it('keeps all the terms of its format', () => {
    const emom = { ...format('emom', 12), workSeconds: 60 };
    expect(groupsOf([{ groupLabel: 'E', groupFormat: emom }])[0]?.format).toEqual(emom);
  });
});
