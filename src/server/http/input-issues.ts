import type * as z from 'zod/mini';
import type { InputIssue } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** The schema's issues as sentences. Our own messages stay; the library's defaults are reworded. */
export function inputIssues(issues: readonly Issue[]): InputIssue[] {
  return issues.slice(0, 50).map(issue => ({ path: issue.path.join('.'), message: sentence(issue) }));
}

function sentence(issue: Issue): string {
  if (!isDefaultMessage(issue.message)) return issue.message;
  const field = fieldName(issue.path);
  if (issue.code === 'invalid_type') {
    return issue.message.endsWith('received undefined')
      ? `${field} is required`
      : `${field} has the wrong form`;
  }
  if (issue.code === 'invalid_value')
    return `${field} must be one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small') return `${field} must be at least ${String(issue.minimum)}`;
  if (issue.code === 'too_big') return `${field} must be at most ${String(issue.maximum)}`;
  return `${field} has the wrong form`;
}

function isDefaultMessage(message: string): boolean {
  return /^(Invalid (input|option|string|UUID|key|value)|Too (small|big))/.test(message);
}

/** `weeks.0.weekNumber` → "Week number". */
function fieldName(path: readonly PropertyKey[]): string {
  const name = path.findLast(part => typeof part === 'string');
  if (name === undefined) return 'The request';
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
