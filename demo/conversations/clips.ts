import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#server/database/database.ts';
import { attachments } from '#server/database/tables/coaching/attachments.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import { tempo, tempoSeconds } from './tempo.ts';
import sharp from 'sharp';
import { demoRecipes } from '../recipes/demo-recipes.ts';
import { drawDish } from '../recipes/draw-dish.ts';

export type Clip = 'squat' | 'tempo' | 'plate';

type Described = Pick<typeof attachments.$inferInsert, 'kind' | 'mime' | 'seconds' | 'width' | 'height'> & {
  content: () => Buffer | Promise<Buffer>;
};

const plateSize = { width: 600, height: 400 };

/** A figure that squats, as scripts/draw-clip.mjs draws it; a tempo to squat by, and a plate, made here. */
const clips: Record<Clip, Described> = {
  squat: {
    kind: 'video',
    mime: 'video/webm',
    seconds: 5.919,
    width: 240,
    height: 320,
    content: () => readFileSync(path.join(projectRoot, 'demo/conversations/squat.webm')),
  },
  tempo: {
    kind: 'voice',
    mime: 'audio/wav',
    seconds: tempoSeconds,
    width: null,
    height: null,
    content: tempo,
  },
  plate: { kind: 'picture', mime: 'image/webp', seconds: null, ...plateSize, content: plate },
};

type Sent = { memberId: string; uploaderId: string; at: Date };

/** As if it had been uploaded; its file follows once there is a folder (`placeClips`). */
export async function uploadClip(tx: Database, clip: Clip, { memberId, uploaderId, at }: Sent) {
  const { content, ...told } = clips[clip];
  const bytes = (await content()).length;
  const [row] = await tx
    .insert(attachments)
    .values({ ...told, memberId, uploaderId, bytes, announcedBytes: bytes, createdAt: at, takenInAt: at })
    .returning({ id: attachments.id });
  return row?.id ?? '';
}

/** The files of the demonstration's clips, which are told by their kind. */
export async function placeClips(db: Database, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const rows = await db.select({ id: attachments.id, kind: attachments.kind }).from(attachments);
  for (const { id, kind } of rows) {
    const file = path.join(folder, id);
    const clip = Object.values(clips).find(one => one.kind === kind);
    if (clip && !existsSync(file)) await writeFile(file, await clip.content(), { mode: 0o600 });
  }
}

/** One of the coach's dishes, as if somebody had taken a picture of it. */
async function plate(): Promise<Buffer> {
  const [recipe] = demoRecipes;
  if (!recipe) throw new Error('There is no recipe');
  return sharp(Buffer.from(drawDish(recipe)))
    .resize(plateSize.width, plateSize.height)
    .webp()
    .toBuffer();
}
