import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type pg from 'pg';
import { fault, type Finding, ok, skipped, warning } from '#server/doctor/findings/finding.ts';
import { spanWords } from '#server/doctor/findings/words.ts';
import type { Asked } from '#server/doctor/site/ask-site.ts';

/** An answer names whole seconds, and takes a moment to come. */
const tolerated = 3_000;
const grave = 60_000;

export type ClockFacts = {
  /** Whether the system says that its clock is kept right by the network; null where it says nothing. */
  isSynchronised: boolean | null;
  /** Milliseconds by which the site's answers are dated later than this machine's clock; null without an answer. */
  siteAhead: number | null;
  /** Since when the server doubts the date, and ends nothing by it. */
  heldSince: Date | null;
};

export async function checkClock(client: pg.Client | undefined, input: Asked | null): Promise<Finding> {
  return judgeClock({
    isSynchronised: await isSynchronised(),
    siteAhead: aheadOf(input),
    heldSince: await heldSince(client),
  });
}

export function judgeClock({ isSynchronised, siteAhead, heldSince }: ClockFacts): Finding {
  const advice = 'Let this machine take its time from the network: timedatectl set-ntp true.';
  if (heldSince !== null) {
    return fault(
      'The clock has jumped ahead, so nothing is ended by its date until a coach has said that it is right.',
      'Set the clock right; or, if it is, confirm it at the top of the console.',
    );
  }
  if (siteAhead !== null && Math.abs(siteAhead) > tolerated) {
    const found = `This machine's clock is ${spanWords(Math.abs(siteAhead))} ${siteAhead > 0 ? 'behind' : 'ahead of'} the site's.`;
    return Math.abs(siteAhead) > grave ? fault(found, advice) : warning(found, advice);
  }
  if (isSynchronised === false)
    return warning('The clock of this machine is not kept right by the network.', advice);
  if (isSynchronised) return ok('The network keeps the clock right.');
  if (siteAhead !== null) return ok('The clock agrees with the time in the answers of the site.');
  return skipped('There is nothing here to compare the clock with.');
}

const aheadOf = (input: Asked | null): number | null =>
  input?.is !== 'answer' || input.date === null ? null : input.date.getTime() - input.at;

/** Systems without systemd, and containers, do not tell. */
async function isSynchronised(): Promise<boolean | null> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized'], {
      timeout: 5_000,
    });
    return /=(yes|no)/.test(stdout) ? stdout.includes('=yes') : null;
  } catch {
    return null;
  }
}

async function heldSince(client: pg.Client | undefined): Promise<Date | null> {
  const tables = `select to_regclass('public.clock_watch') is not null as has`;
  if (!client || !(await client.query<{ has: boolean }>(tables)).rows[0]?.has) return null;
  const { rows } = await client.query<{ heldSince: Date | null }>(
    'select held_since as "heldSince" from clock_watch',
  );
  return rows[0]?.heldSince ?? null;
}
