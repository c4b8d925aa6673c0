import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkNode, project } from './project.mjs';
import { show } from './run.mjs';

/** `npm run migration -- --name what_changes`: writes the SQL for what has changed in the tables. */
const snapshots = path.join(project, 'src/server/database/migrations/meta');

checkNode();
process.chdir(project);
process.exitCode = await show('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)]);
// The next one is compared with the newest alone, and each has thousands of lines.
const files = readdirSync(snapshots).filter(name => name.endsWith('_snapshot.json'));
for (const file of files.toSorted().slice(0, -1)) rmSync(path.join(snapshots, file));
