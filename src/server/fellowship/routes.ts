import { getFellowship, updateFellowship } from '#contract/fellowship/settings.ts';
import { listTrainingPrograms } from '#contract/fellowship/training-programs.ts';
import { isLandingText } from '#domain/fellowship/home-page/landing-text.ts';
import { trainingPrograms } from '#domain/fellowship/described-programs.ts';
import { fellowshipNow } from '#server/brand/fellowship-now.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { badInput, requireFound } from '#server/http/problem.ts';
import { nameUnnamedCoach } from '#server/members/unnamed-coach.ts';
import { lockUsers } from '#server/membership/queries.ts';
import { restateMemberships } from '#server/membership/restate.ts';
import { withPictureInput } from '#server/pictures/picture-input.ts';
import { emblem } from '#server/pictures/picture-kinds.ts';
import type { StoredPictures } from '#server/pictures/stored-pictures.ts';
import type { Route } from '#server/route/route.ts';
import * as queries from './queries.ts';

type Options = { pictures: StoredPictures };

export function fellowshipRoutes(route: Route, { pictures }: Options): void {
  route(getFellowship, ({ db }) => fellowshipNow(db));

  route(updateFellowship, ({ db, body: { logoUrl: input, ...changes }, viewer, now, request }) => {
    const unknown = Object.keys(changes.landing?.texts ?? {}).find(name => !isLandingText(name));
    if (unknown !== undefined) throw badInput('landing', `The home page has no text “${unknown}”`);
    return withPictureInput(pictures, { input, as: emblem, viewer, request }, inPlaceOf =>
      transaction(db, async tx => {
        await queries.provideFellowship(tx, { updatedAt: now });
        const before = requireFound(await queries.fellowshipToChange(tx), 'Fellowship');
        const logoUrl = await inPlaceOf(tx, before.logoUrl);
        const saved = await queries.changeFellowship(
          tx,
          { ...changes, ...(logoUrl !== undefined && { logoUrl }) },
          now,
        );
        if (changes.coachName !== undefined) await nameUnnamedCoach(tx, viewer.id, changes.coachName);
        if (changes.graceDays !== undefined && changes.graceDays !== before.graceDays)
          await restateOpen(tx, now);
        return requireFound(saved, 'Fellowship');
      }),
    );
  });

  route(listTrainingPrograms, async ({ db }) => {
    const [{ toldPrograms: describedPrograms }, library] = await Promise.all([
      fellowshipNow(db),
      queries.libraryPrograms(db),
    ]);
    return trainingPrograms(describedPrograms, library);
  });
}

/** Other days of grace hold for the payments that are open, too. */
async function restateOpen(tx: Database, now: Date): Promise<void> {
  const held = await lockUsers(tx, await queries.membersWithOpenPayment(tx));
  await restateMemberships(tx, held, now);
}
