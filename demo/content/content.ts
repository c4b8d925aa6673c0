import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod/mini';
import { readTable } from '#domain/csv/read-table.ts';
import { projectRoot } from '#server/settings/project-root.ts';

// What the demonstration says lies beside its generators as text, JSON and tables; it is read there from dist/ too.

export const contentFolder = (folder: string): string => path.join(projectRoot, 'demo', folder);

const textOf = (file: string): string => readFileSync(contentFolder(file), 'utf8');

export const jsonOf = <Shape extends z.ZodMiniType>(file: string, shape: Shape): z.output<Shape> =>
  shape.parse(JSON.parse(textOf(file)));

/** A table with a head; each row is read by its columns. */
export const rowsOf = <Shape extends z.ZodMiniType>(file: string, row: Shape): z.output<Shape>[] =>
  readTable(textOf(file)).map(cells => row.parse(cells));

/** Lines under headings that begin with '# ', by heading. */
export function linesByHeading(file: string): ReadonlyMap<string, string[]> {
  const sections = textOf(file).split(/^# /m).slice(1);
  return new Map(
    sections.map(section => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading, lines.filter(line => line !== '')];
    }),
  );
}

/** What a file says of itself, in lines of 'name: value' between two rules, and the text below them. */
export function headedText<Shape extends z.ZodMiniType>(
  file: string,
  shape: Shape,
): { fields: z.output<Shape>; text: string } {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n\n(.*)\n$/s.exec(textOf(file)) ?? [];
  const named = head.split('\n').map(line => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? []);
  return { fields: shape.parse(Object.fromEntries(named)), text };
}
