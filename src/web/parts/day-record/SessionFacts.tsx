import { Activity, Clock, type LucideIcon, Timer, UserCheck } from 'lucide-react';
import { enteredText, feltTexts, resultText, type SessionRecord, whenText } from './session-text.ts';

/** Facts of a whole session: when it was, how it felt, the results of its formats, who entered it. */
export function SessionFacts({ session, zone }: { session: SessionRecord; zone: string }) {
  return (
    <ul aria-label="The session" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <Fact icon={Clock} text={whenText(session, zone)} />
      <Fact icon={Activity} text={feltTexts(session).join(' · ') || null} />
      {session.results.map(result => (
        <Fact key={result.label} icon={Timer} text={resultText(result)} />
      ))}
      <Fact icon={UserCheck} text={enteredText(session.enteredBy)} />
    </ul>
  );
}

function Fact({ icon: Icon, text }: { icon: LucideIcon; text: string | null }) {
  if (text === null) return null;
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-accent" />
      {text}
    </li>
  );
}
