import { type Chance, chanceOf } from '../founding/chance.ts';
import type { DemoPerson } from '../people/people.ts';
import type { Happening } from './happening.ts';
import { occasions } from './occasions.ts';

type Ache = NonNullable<DemoPerson['ache']>;

/** How much someone writes, and what they have written. */
type Voice = { name: string; talkative: number; said: Set<string> };

/** What hurts is written each time, in the words of that week. */
export function acheIn(
  exercise: string,
  ache: Ache | undefined,
  daysAgo: number,
): Ache['told'][number] | null {
  if (ache?.exercise !== exercise) return null;
  return ache.told[ache.told.length - 1 - Math.floor(daysAgo / 7)] ?? null;
}

/** What a member writes beside a log: little, in a voice of their own, and never the same twice. */
export function remarkOn(happening: Happening, voice: Voice, chance: Chance): string | null {
  const occasion = occasions.find(({ fits }) => fits(happening));
  if (!occasion || !chance.happens(occasion.likely * voice.talkative)) return null;
  const theirs = occasion.said.filter(remark => chanceOf(`${voice.name} would say: ${remark}`).happens(0.4));
  const left = theirs.filter(remark => !voice.said.has(remark));
  const [first, ...others] = left;
  if (first === undefined) return null;
  const remark = chance.oneOf([first, ...others]);
  voice.said.add(remark);
  return remark;
}
