/** `skipped` is for what could not be looked at, or is of no concern here. */
type Status = 'ok' | 'warning' | 'fault' | 'skipped';

/** One sentence says what was found; another, what to do about it. */
export type Finding = { status: Status; found: string; advice?: string };

export type NamedFinding = { check: string } & Finding;

export const ok = (found: string): Finding => ({ status: 'ok', found });
export const skipped = (found: string): Finding => ({ status: 'skipped', found });
export const warning = (found: string, advice: string): Finding => ({ status: 'warning', found, advice });
export const fault = (found: string, advice: string): Finding => ({ status: 'fault', found, advice });
