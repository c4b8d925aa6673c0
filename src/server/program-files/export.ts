import type { FastifyInstance } from 'fastify';
import { type programFormats, exportOf } from '#contract/programs/program-files.ts';
import { programJson } from '#domain/program-files/program-json.ts';
import { programCsv } from '#domain/program-files/write-program-csv.ts';
import { longRead } from '#server/database/replica.ts';
import { badInput, requireFound } from '#server/http/problem.ts';
import { asker, type Surroundings } from '#server/route/route.ts';
import { fileOfProgram } from './file-of-program.ts';
import { fullProgram } from './full-program.ts';

type Format = (typeof programFormats)[number];

const forms: Record<Format, { type: string; write: typeof programJson }> = {
  json: { type: 'application/json; charset=utf-8', write: programJson },
  csv: { type: 'text/csv; charset=utf-8', write: programCsv },
};

const anId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A program as a file, for another fellowship, for a spreadsheet, or for safekeeping. A link, not a call. */
export function programExport(app: FastifyInstance, { db, now }: Surroundings): void {
  const [path = ''] = exportOf(':id', 'json').split('?');
  app.get<{ Params: { id: string }; Querystring: { format?: string } }>(path, async (request, reply) => {
    await asker(request, reply, db, { access: 'coach', at: now() });
    const { format = 'json' } = request.query;
    if (!isFormat(format)) throw badInput('format', 'A program is exported as json or csv');
    const { id } = request.params;
    const found = anId.test(id) ? await longRead(db, from => fullProgram(from, id)) : null;
    const program = requireFound(found, 'Program');
    const file = fileOfProgram(program);
    const { type, write } = forms[format];
    return reply
      .header('content-type', type)
      .header('content-disposition', `attachment; filename="${nameOfFile(file.name)}.${format}"`)
      .header('cache-control', 'no-store')
      .send(write(file));
  });
}

const isFormat = (format: string): format is Format => Object.hasOwn(forms, format);

/** 'iron-foundation'; letters that a header can't hold are left out. */
function nameOfFile(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  return (words ?? ['program']).join('-').slice(0, 100);
}
