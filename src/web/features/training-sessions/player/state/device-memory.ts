import type { PlayerState } from '#domain/training-sessions/player/player-state.ts';

/** What the device stores of a session beside its events and the position: it is of use to no one else. */
export type DeviceMemory = Pick<PlayerState, 'pastWarmUps' | 'extraSets' | 'clocks'>;

/** As it is stored, by earlier releases too. */
type Stored = Omit<DeviceMemory, 'extraSets'> & { more: DeviceMemory['extraSets'] };

const prefix = 'session-player ';
/** No one is in the midst of a session before these. */
const maxSessions = 5;

export function readMemory(trainingDayId: string): DeviceMemory {
  const { pastWarmUps = [], more = {}, clocks = {} } = read(trainingDayId);
  return { pastWarmUps, extraSets: more, clocks };
}

function read(trainingDayId: string): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(prefix + trainingDayId) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

export function storeMemory(trainingDayId: string, { pastWarmUps, extraSets, clocks }: DeviceMemory): void {
  const stored: Stored = { pastWarmUps, more: extraSets, clocks };
  try {
    const others = Object.keys(localStorage).filter(
      key => key.startsWith(prefix) && key !== prefix + trainingDayId,
    );
    for (const key of others.slice(0, Math.max(0, others.length - maxSessions))) localStorage.removeItem(key);
    localStorage.setItem(prefix + trainingDayId, JSON.stringify(stored));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
