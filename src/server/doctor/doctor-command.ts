import { BackupError } from '#server/backup/archive/backup-error.ts';
import { examine } from './examine.ts';
import type { NamedFinding } from './findings/finding.ts';
import { greeting, linesOf, summary } from './findings/report.ts';

type Terminal = { columns?: number | undefined; isTTY?: boolean | undefined };

const usage = 'Use: npm run doctor, npm run doctor -- --send ADDRESS (a letter on trial), or with --json';

/** `npm run doctor`: what is wrong with this installation, and what to do about it. Answers the exit code. */
export async function doctorCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  { columns = 80, isTTY = false }: Terminal = process.stdout,
): Promise<0 | 1> {
  const { sendTo, isJson } = read(args);
  const look = { width: columns, colours: isTTY && !env.NO_COLOR };
  const findings: NamedFinding[] = [];
  if (!isJson) say(greeting(new Date()));
  for await (const finding of examine(env, { sendTo })) {
    findings.push(finding);
    if (!isJson) say(linesOf(finding, look));
  }
  const isWell = findings.every(({ status }) => status !== 'fault');
  say(isJson ? JSON.stringify({ isWell, findings }, null, 2) : summary(findings));
  return isWell ? 0 : 1;
}

function read(args: readonly string[]): { sendTo: string | undefined; isJson: boolean } {
  const [rest, isJson] = [args.filter(arg => arg !== '--json'), args.includes('--json')];
  if (rest.length === 0) return { sendTo: undefined, isJson };
  const [flag, address, ...others] = rest;
  if (flag !== '--send' || !address?.includes('@') || others.length > 0) throw new BackupError(usage);
  return { sendTo: address, isJson };
}
