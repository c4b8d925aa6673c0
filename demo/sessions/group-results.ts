import { groupsOf } from '#domain/prescriptions/groups/groups.ts';
import { setsOf } from '#domain/prescriptions/prescription-text.ts';
import type { Chance } from '../founding/chance.ts';
import type { Prescribed } from '../training/planned-days.ts';
import type { Done } from '../training/training-log.ts';
import { deviceEvent, type DeviceEvent } from './device-event.ts';

/** What the groups against a clock came to, of those that were done whole. */
export function resultsOfGroups(
  planned: readonly Prescribed[],
  done: readonly Done[],
  chance: Chance,
): DeviceEvent[] {
  return groupsOf(planned).flatMap(group => {
    const parts = group.exercises.flatMap(
      ({ id }) => done.find(({ prescribed }) => prescribed.id === id) ?? [],
    );
    if (group.label === null || parts.length < group.exercises.length) return [];
    const { kind } = group.format;
    if (kind !== 'amrap' && kind !== 'emom') return [];
    const at = Math.max(...parts.map(part => part.at.getTime())) + 4_000;
    const rounds = Math.min(...parts.map(roundsOf));
    const reps = kind === 'amrap' ? chance.whole(0, 14) : null;
    return [deviceEvent(at, 'result', { groupLabel: group.label, rounds, reps })];
  });
}

const roundsOf = ({ prescribed, typed }: Done) => typed.setsData?.length ?? setsOf(prescribed.sets);
