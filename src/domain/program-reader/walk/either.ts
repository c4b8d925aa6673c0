import type { Library } from './library.ts';

const longest = 120;
const maxOptions = 5;

/** The exercises of which one is done: 'Pulldowns or Pull-ups', 'Seated Row / Ring Row' where the library has one of them. */
export function eitherOf(name: string, library: Library): string[] {
  if (name.length > longest) return [name];
  const parts = name.split(/\bor\b/i).map(part => part.trim());
  if (parts.length > 1 && parts.every(isName)) return withLastWord(parts, library);
  const apart = name.split('/').map(part => part.trim());
  const isEither = apart.length > 1 && apart.every(isName) && apart.some(part => library.find(part));
  return isEither ? apart : [name];
}

/** 'Bench Press or Overhead Press (weekly in turn)': what stands in brackets behind exercises of which one is done. */
export function withoutRemark(name: string, library: Library): { whole: string; remark: string | null } {
  const [, before = '', remark = ''] = /^([^()]{3,100})\(([^()]{2,60})\)$/.exec(name) ?? [];
  const whole = before.trim();
  const isEither = remark !== '' && !library.find(name) && eitherOf(whole, library).length > 1;
  return isEither ? { whole, remark } : { whole: name, remark: null };
}

const isName = (part: string): boolean =>
  /^\p{L}[^()]{2,}$/u.test(part) && part.split(/\s+/).length <= maxOptions;

/** 'Bent Over or Pendlay Row': the last word is of both where that makes an exercise. */
function withLastWord(parts: readonly string[], library: Library): string[] {
  const last = parts.at(-1)?.split(/\s/).at(-1) ?? '';
  return parts.map(part =>
    !library.find(part) && library.find(`${part} ${last}`) ? `${part} ${last}` : part,
  );
}
