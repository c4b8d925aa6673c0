import { eq } from 'drizzle-orm';
import type { Units } from '#domain/measures/measure.ts';
import type { Allergen, Diet } from '#domain/nutrition/diet.ts';
import {
  type ActivityLevel,
  cmOfInches,
  type Goal,
  kgOfPounds,
  type Sex,
} from '#domain/nutrition/nutrition.ts';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { unitsOf } from './people/units.ts';
import type { Enrolled } from './training/assign-programs.ts';

type Profile = {
  age: number;
  sex: Sex;
  inches: number;
  pounds: number;
  activityLevel: ActivityLevel;
  goal: Goal;
  dietPreference?: Diet;
  allergens?: Allergen[];
};

/** Those who have filled in their nutrition profile; who is new has not. */
const profiles: Record<string, Profile> = {
  'sarah.blackwood@fellowship.example': {
    age: 34,
    sex: 'female',
    inches: 66.5,
    pounds: 152,
    activityLevel: 'active',
    goal: 'maintain',
    dietPreference: 'high-protein',
    allergens: ['shellfish'],
  },
  'peter.kowalczyk@fellowship.example': {
    age: 41,
    sex: 'male',
    inches: 71,
    pounds: 214.5,
    activityLevel: 'moderate',
    goal: 'lose',
    allergens: ['nuts', 'soy'],
  },
  'daniel.okafor@fellowship.example': {
    age: 38,
    sex: 'male',
    inches: 72,
    pounds: 198,
    activityLevel: 'active',
    goal: 'gain',
    dietPreference: 'omnivore',
  },
  'ruth.adeyemi@fellowship.example': {
    age: 45,
    sex: 'female',
    inches: 63,
    pounds: 141,
    activityLevel: 'moderate',
    goal: 'maintain',
    dietPreference: 'mediterranean',
    allergens: ['dairy'],
  },
};

export async function fillInProfiles(tx: Database, enrolled: readonly Enrolled[]): Promise<void> {
  for (const { person, memberId } of enrolled) {
    const profile = profiles[person.email];
    if (!profile) continue;
    const { inches, pounds, ...rest } = profile;
    await tx
      .update(users)
      .set({ ...rest, ...bodyAsTyped({ inches, pounds }, unitsOf(person)) })
      .where(eq(users.id, memberId));
  }
}

/** Whoever measures in cm and kg typed whole ones, and half kilograms. */
const bodyAsTyped = ({ inches, pounds }: Pick<Profile, 'inches' | 'pounds'>, { length, weight }: Units) => ({
  heightCm: length === 'cm' ? Math.round(cmOfInches(inches)) : cmOfInches(inches),
  weightKg: weight === 'kg' ? Math.round(kgOfPounds(pounds) * 2) / 2 : kgOfPounds(pounds),
});
