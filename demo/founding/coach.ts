import { demoBrand as brand } from './fellowship.ts';

const [firstName = '', ...others] = brand.coach.name.split(' ');

/** The head coach, under the name and address that members see on their coach's card. */
export const coach = {
  firstName,
  lastName: others.join(' '),
  email: brand.coach.email,
  timeZone: 'America/Denver',
  bio: 'Head coach. Twenty-two years under the bar and beside it, from high-school weight rooms to a garage that became a fellowship. I will ask how you slept before I ask what you lift.',
  /** Seed of the portrait. */
  face: 19,
};
