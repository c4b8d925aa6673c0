import { Check, Flag, Square, Timer, X } from 'lucide-react';
import { useEffect } from 'react';
import { isAttempt, missingOf } from '#domain/training-sessions/set-in-hand.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import { isCountedInSets } from '#web/training/day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { measureNames } from '#web/training-sessions/player/state/measure-words.ts';
import { readySound, signal } from '#web/training-sessions/player/state/signals.ts';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';
import { isSomethingUnread } from '#web/training-sessions/player/state/unread-number.ts';
import { mainButton } from '#web/training-sessions/player/state/main-button.ts';
import { ReallyQuestion } from './set/ReallyQuestion.tsx';
import { useNow } from '#web/training-sessions/player/state/use-now.ts';
import { useSetClock } from '#web/training-sessions/player/state/use-set-clock.ts';

type DockProps = { player: Player; onEnd: () => void };

/** In the thumb's reach: the one thing to do now. */
export function Dock({ player, onEnd }: DockProps) {
  const { shown, ahead } = player;
  if (player.question) return <ReallyQuestion {...player.question} units={player.units} />;
  if (!ahead) return <GoOn player={player} onEnd={onEnd} />;
  const isHold = shown?.category === 'Isometric' || shown?.category === 'Mobility';
  return isHold ? <HoldButtons player={player} /> : <DoneButton player={player} />;
}

function DoneButton({ player }: { player: Player }) {
  const { shown, ahead, inHand, done } = player;
  const watch = useSetClock(player);
  if (!shown || !ahead || !inHand) return null;
  const missing = missingOf(shown.category, inHand);
  // What the stopwatch counts is the time, not what was asked for.
  const isWatched = shown.category === 'Aerobic' && watch.startedAt !== null;
  const isMissed = isCountedInSets(shown.category) && ahead.setKind !== 'warmup' && inHand.reps === 0;
  const mayMiss = isAttempt(shown.category, ahead.setKind, inHand);
  return (
    <div className={cx('grid gap-2', mayMiss && 'grid-cols-[auto_minmax(0,1fr)]')}>
      {mayMiss && (
        <Button
          size="lg"
          className="min-h-16 rounded-xl px-4 text-muted"
          onClick={event => {
            if (event.detail < 2 && !isSomethingUnread(event)) void done({ reps: 0 });
          }}
        >
          <X aria-hidden="true" /> Missed
        </Button>
      )}
      <Button
        variant="primary"
        size="lg"
        data-main
        className={mainButton}
        aria-disabled={missing !== null || undefined}
        // The second tap of two at once is a slip.
        onClick={event => {
          if (event.detail >= 2 || isSomethingUnread(event) || missing !== null) return;
          void done(isWatched ? { seconds: watch.stop() } : {});
        }}
      >
        {isMissed ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
        {missing ? `${measureNames[missing]} first` : doneWords(ahead.setKind, isMissed)}
      </Button>
    </div>
  );
}

function doneWords(setKind: SetKind, isMissed: boolean): string {
  if (isMissed) return 'Set missed';
  return setKind === 'warmup' ? 'Warm-up done' : 'Set done';
}

/** One tap starts to count the hold, another ends it: that is the set. */
function HoldButtons({ player }: { player: Player }) {
  const { startedAt, start, stop } = useSetClock(player);
  const now = useNow(startedAt !== null);
  const target = player.inHand?.seconds ?? null;
  const held = startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000));
  const isReached = target !== null && startedAt !== null && held >= target;
  useEffect(() => {
    if (isReached) signal('end');
  }, [isReached]);
  const press = () => {
    readySound();
    if (startedAt !== null) {
      void player.done({ seconds: stop() });
      return;
    }
    player.setRest(null);
    start();
  };
  return (
    <div className="grid gap-2">
      <Button
        variant="primary"
        size="lg"
        data-main
        className={cx(mainButton, isReached && 'outline-3 outline-offset-2 outline-success')}
        onClick={press}
      >
        {startedAt === null ? <Timer aria-hidden="true" /> : <Square aria-hidden="true" />}
        {startedAt === null ? (
          'Start the clock'
        ) : (
          <span>
            Stop, <span className="text-2xl font-semibold">{formatSeconds(held)}</span>
          </span>
        )}
      </Button>
      {startedAt === null && target !== null && (
        <Button variant="ghost" onClick={event => isSomethingUnread(event) || void player.done()}>
          <Check aria-hidden="true" /> Held {formatSeconds(target)} without the clock
        </Button>
      )}
    </div>
  );
}

/** Nothing is left here: on to what is, or to the end. */
function GoOn({ player: { nextOpen, goTo }, onEnd }: DockProps) {
  if (nextOpen)
    return (
      <Button
        variant="primary"
        size="lg"
        data-main
        className={mainButton}
        onClick={() => goTo(nextOpen.prescriptionId)}
      >
        <span className="truncate">Next: {nextOpen.name}</span>
      </Button>
    );
  return (
    <Button variant="primary" size="lg" data-main className={mainButton} onClick={onEnd}>
      <Flag aria-hidden="true" /> End session
    </Button>
  );
}
