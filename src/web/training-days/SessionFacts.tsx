import { Activity, Clock, Timer, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { enteredText, feltTexts, resultText, type SessionRecord, whenText } from './session-words.ts';

/** What a session says as a whole: when it was, how it felt, what its formats came to, who sat beside. */
export function SessionFacts({ session, zone }: { session: SessionRecord; zone: string }) {
  const facts: [icon: ReactNode, text: string | null][] = [
    [<Clock aria-hidden="true" />, whenText(session, zone)],
    [<Activity aria-hidden="true" />, feltTexts(session).join(' · ') || null],
    ...session.results.map((result): [ReactNode, string] => [
      <Timer aria-hidden="true" />,
      resultText(result),
    ]),
    [<UserCheck aria-hidden="true" />, enteredText(session.enteredBy)],
  ];
  return (
    <ul aria-label="The session" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      {facts.map(
        ([icon, text]) =>
          text !== null && (
            <li
              key={text}
              className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-accent"
            >
              {icon}
              {text}
            </li>
          ),
      )}
    </ul>
  );
}
