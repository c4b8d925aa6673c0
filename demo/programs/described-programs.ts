import * as z from 'zod/mini';
import { jsonOf } from '../content/content.ts';

const texts = z.array(z.string());

/** What the coach tells of on the programs page; weeks and blocks are those of the programs named. */
export const describedPrograms = jsonOf(
  'programs/told-programs.json',
  z.array(
    z.strictObject({
      name: z.string(),
      level: z.string(),
      overview: texts,
      results: texts,
      principles: texts,
      audience: texts,
      madeOf: texts,
    }),
  ),
);
