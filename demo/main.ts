import path from 'node:path';
import { endOnSignals, runOrSay } from '#server/process.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import { type Running, serve } from '#server/serve.ts';
import { readSettings, type Settings, SettingsError } from '#server/settings/settings.ts';
import { placeClips } from './conversations/clips.ts';
import { coach } from './founding/coach.ts';
import { endsToday, madeAt } from './demonstration.ts';
import { drawDishes } from './recipes/dish-pictures.ts';
import { guide } from './guide.ts';
import { people } from './people/people.ts';
import { drawPictures } from './people/pictures.ts';
import { demoRecipes } from './recipes/demo-recipes.ts';
import { seedDemo } from './seed-demo.ts';

await runOrSay(async say => {
  const settings = demoSettings(process.env);
  const running = await serve(settings, say);
  try {
    await provideDemo(running, settings.dataDir, say);
  } catch (error) {
    await running.stop();
    throw error;
  }
  endOnSignals(running);
  running.lifecycle.hasStarted();
  say(guide(running.address));
});

/** The demonstration has a folder of its own and keeps away from that of the real fellowship. */
function demoSettings(env: NodeJS.ProcessEnv): Settings {
  const settings = readSettings({
    ...env,
    DATA_DIR: env.DATA_DIR?.trim() || 'data-demo',
    FILES_URL: '',
    FILES_URL_FILE: '',
  });
  if (settings.dataDir !== path.join(projectRoot, 'data')) return settings;
  throw new SettingsError(
    'The demonstration is not for the folder data: leave DATA_DIR unset, or name another.',
  );
}

/** Its logs end today: made on an earlier day, it is made anew. */
async function provideDemo({ db }: Running, dataDir: string, say: (line: string) => void): Promise<void> {
  const now = new Date();
  if (!(await endsToday(db, now))) await makeDemo(db, now, say);
  await drawPictures(path.join(dataDir, 'pictures'), [coach, ...people]);
  await drawDishes(path.join(dataDir, 'pictures'), demoRecipes);
  await placeClips(db, path.join(dataDir, 'attachments'));
}

async function makeDemo(db: Running['db'], now: Date, say: (line: string) => void): Promise<void> {
  const isOld = (await madeAt(db)) !== null;
  say(
    isOld
      ? 'The demonstration ended on an earlier day. Making it anew, up to today (changes made in it go) …'
      : 'Making the demonstration fellowship, with months of training up to today …',
  );
  await seedDemo(db, { now, people, say });
}
