import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { mainButton } from '#web/training-sessions/player/state/main-button.ts';
import { Overview } from './frame/Overview.tsx';
import { PlayerFrame } from './frame/PlayerFrame.tsx';
import { PlayerHead } from './frame/PlayerHead.tsx';
import { readySound } from '#web/training-sessions/player/state/signals.ts';
import { Scale } from '#web/training-sessions/player/set/Scale.tsx';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';

const readiness = ['Worn out', 'Tired', 'All right', 'Good', 'Ready'] as const;

/** 'Week 2 · about 50 min'. */
const lineOf = ({ weekNumber, estimatedMinutes }: Player['session']): string =>
  [weekNumber !== null && `Week ${weekNumber}`, estimatedMinutes > 0 && `about ${estimatedMinutes} min`]
    .filter(Boolean)
    .join(' · ');

/** Before the first set: what is ahead, and, if they like, how ready they are. */
export function StartScreen({ player, onLeave }: { player: Player; onLeave: () => void }) {
  const { session, kept } = player;
  const [ready, setReady] = useState<number | null>(session.readiness);
  const start = () => {
    readySound();
    void kept.tell(
      { kind: 'start' },
      ...(ready === null ? [] : [{ kind: 'feel' as const, readiness: ready, effort: null }]),
    );
  };
  return (
    <PlayerFrame
      head={<PlayerHead title={session.programName} line={lineOf(session)} share={0} onLeave={onLeave} />}
      side={null}
      dock={
        <Button variant="primary" size="lg" className={mainButton} onClick={start}>
          <Play aria-hidden="true" /> Start session
        </Button>
      }
    >
      <div className="grid gap-5">
        <div>
          <h1 className="display text-3xl wrap-anywhere">{session.dayName || session.programName}</h1>
          {session.notes && <p className="mt-2 whitespace-pre-line text-muted">{session.notes}</p>}
        </div>
        {session.asksHowItFelt && (
          <Scale
            legend="How ready are you?"
            from={1}
            to={5}
            words={readiness}
            value={ready}
            onChoose={setReady}
          />
        )}
        <Overview
          exercises={session.exercises}
          shownId={null}
          plannedIn={player.units}
          onGo={prescriptionId => {
            player.goTo(prescriptionId);
            start();
          }}
        />
      </div>
    </PlayerFrame>
  );
}
