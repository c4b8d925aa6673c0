import { reasonLabels } from '#domain/training-sessions/session-text.ts';
import type { SentEvent } from '#contract/training/training-sessions.ts';
import type { ShownSession } from './shown-session.ts';

/** What an event was, in a few words: 'A set of Back Squat', 'The end of the session'. */
export function refusedLabel(event: SentEvent, { exercises }: ShownSession): string {
  const of = () => {
    const id = 'prescriptionId' in event ? event.prescriptionId : null;
    const name = exercises.find(({ prescriptionId }) => prescriptionId === id)?.name;
    return name ? ` of ${name}` : '';
  };
  switch (event.kind) {
    case 'set':
      return `A set${of()}`;
    case 'unset':
      return `Undoing a set${of()}`;
    case 'skip':
      return `The skip${of()} (${reasonLabels[event.reason].toLowerCase()})`;
    case 'swap':
      return `The swap${of()}`;
    case 'note':
      return `Your note${of()}`;
    case 'pain':
      return `The pain you noted${of()}`;
    case 'add':
      return 'The exercise you added';
    case 'finish':
    case 'back':
      return `A change${of()}`;
    case 'start':
      return 'The start of the session';
    case 'end':
      return 'The end of the session';
    default:
      return 'Your answers about the session';
  }
}
