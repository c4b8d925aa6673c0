import { Play } from 'lucide-react';
import { useState } from 'react';
import { formatDate, parsePlainDate } from '#domain/plain-date.ts';
import { useToday } from '#web/session/today.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { MainButton } from '#web/features/training-sessions/player/frame/MainButton.tsx';
import { Overview } from './frame/Overview.tsx';
import { PlayerFrame } from './frame/PlayerFrame.tsx';
import { PlayerHead } from './frame/PlayerHead.tsx';
import { headingOf } from '#web/parts/training-day/training-day.ts';
import { readySound } from '#web/features/training-sessions/player/state/signals.ts';
import { Scale } from '#web/features/training-sessions/player/set/Scale.tsx';
import { sessionTitle } from '#web/features/training-sessions/player/state/session-title.ts';
import { planLabel } from '#web/features/training-sessions/player/state/target-label.ts';
import type { Player } from '#web/features/training-sessions/player/state/use-player.ts';
import type { ShownSession } from '#web/features/training-sessions/player/state/shown-session.ts';

const readiness = ['Worn out', 'Tired', 'All right', 'Good', 'Ready'] as const;

/** 'Week 2 · about 50 min'. */
const lineOf = ({ weekNumber, estimatedMinutes }: ShownSession): string =>
  [weekNumber !== null && `Week ${weekNumber}`, estimatedMinutes > 0 && `about ${estimatedMinutes} min`]
    .filter(Boolean)
    .join(' · ');

/** Before the first set: what is to come, and, if they like, how ready they are. */
export function StartScreen({ player, onLeave }: { player: Player; onLeave: () => void }) {
  const { session, device, inPlay, act } = player;
  const [ready, setReady] = useState<number | null>(session.readiness);
  const today = useToday();
  const isEarly = (parsePlainDate(session.date) ?? today) > today;
  const start = () => {
    readySound();
    void device.addEvents([
      { kind: 'start' },
      ...(ready === null ? [] : [{ kind: 'feel' as const, readiness: ready, effort: null }]),
    ]);
  };
  return (
    <PlayerFrame
      head={
        <PlayerHead title={headingOf(session, session)} line={lineOf(session)} share={0} onLeave={onLeave} />
      }
      side={null}
      dock={
        <MainButton onClick={start}>
          <Play aria-hidden="true" /> {isEarly ? 'Start it early' : 'Start session'}
        </MainButton>
      }
    >
      <div className="grid gap-5">
        <div>
          <h1 className="display text-3xl wrap-anywhere">{sessionTitle(session)}</h1>
          {session.notes && <p className="mt-2 whitespace-pre-line text-muted">{session.notes}</p>}
        </div>
        {isEarly && <Notice>Planned for {formatDate(session.date)}: what you log is dated that day.</Notice>}
        {session.asksHowItFelt && (
          <Scale
            legend="How ready are you?"
            from={1}
            to={5}
            labels={readiness}
            value={ready}
            onChoose={setReady}
          />
        )}
        <Overview
          exercises={session.exercises}
          shownId={null}
          lineOf={exercise => planLabel(exercise, inPlay.units)}
          onGo={prescriptionId => {
            act({ kind: 'go-to', prescriptionId });
            start();
          }}
        />
      </div>
    </PlayerFrame>
  );
}
