import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawFace } from './faces.ts';

type Portrayed = { email: string; face: number };

/** Where a person's portrait is found. The name follows from the drawing, so it can be kept for ever. */
export const pictureAddress = (person: Portrayed) => `/pictures/${fileName(person)}`;

export async function drawPictures(folder: string, people: readonly Portrayed[]): Promise<void> {
  await Promise.all(
    people.map(person => writeFile(path.join(folder, fileName(person)), drawFace(person.face))),
  );
}

function fileName({ email, face }: Portrayed): string {
  const hash = createHash('sha256').update(`portrait of ${email}: ${drawFace(face)}`);
  return `${hash.digest('hex').slice(0, 32)}.svg`;
}
