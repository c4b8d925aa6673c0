import { Check, Flag, Square, Timer, X } from 'lucide-react';
import { useEffect } from 'react';
import {
  isAttempt,
  isTimedBeside,
  measuresOf,
  missingMeasure,
} from '#domain/training-sessions/player/current-set.ts';
import { holdLeft } from '#domain/training-sessions/player/hold-left.ts';
import { formatSeconds, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import { isCountedInSets } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { measureNames } from '#web/features/training-sessions/player/state/measure-text.ts';
import { signal } from '#web/features/training-sessions/player/state/signals.ts';
import type { Player } from '#web/features/training-sessions/player/state/use-player.ts';
import { isSomethingUnread } from '#web/features/training-sessions/player/state/unread-number.ts';
import { MainButton } from '#web/features/training-sessions/player/frame/MainButton.tsx';
import { ReallyQuestion } from './set/ReallyQuestion.tsx';
import { useNow } from '#web/features/training-sessions/player/state/use-now.ts';
import { setClockOf } from '#web/features/training-sessions/player/state/set-clock.ts';

type DockProps = { player: Player; onEnd: () => void };

/** In the thumb's reach: the one thing to do now. */
export function Dock({ player, onEnd }: DockProps) {
  const { complete, act } = player;
  const { exercise, nextSet, question, upcoming } = player.view;
  if (question)
    return (
      <ReallyQuestion
        unlikely={question.unlikely}
        units={player.inPlay.units}
        isSo={() => complete({ values: question.values, isSure: true })}
        goBack={() => act({ kind: 'ask', question: null })}
      />
    );
  if (!nextSet) return <GoOn upcoming={upcoming} act={act} onEnd={onEnd} />;
  const isHold = exercise !== null && measuresOf(exercise)[0] === 'seconds';
  return isHold ? <HoldButtons player={player} /> : <DoneButton player={player} />;
}

function DoneButton({ player }: { player: Player }) {
  const { complete } = player;
  const { exercise, nextSet, currentSet } = player.view;
  if (!exercise || !nextSet || !currentSet) return null;
  const watch = setClockOf(player);
  const missing = missingMeasure(exercise, currentSet);
  // What the stopwatch counts is the time, not what was prescribed.
  const isWatched = isTimedBeside(exercise) && watch.startedAt !== null;
  const isMissed =
    isCountedInSets(exercise.category) && nextSet.setKind !== 'warmup' && currentSet.reps === 0;
  const mayMiss = isAttempt(exercise, nextSet.setKind, currentSet);
  return (
    <div className="flex flex-wrap gap-2">
      {mayMiss && (
        <Button
          size="lg"
          className="min-h-16 rounded-xl px-4 text-muted"
          onClick={event => {
            if (event.detail < 2 && !isSomethingUnread(event)) complete({ values: { reps: 0 } });
          }}
        >
          <X aria-hidden="true" /> Missed
        </Button>
      )}
      <MainButton
        isInRow
        aria-disabled={missing !== null || undefined}
        // The second tap of two at once is a slip.
        onClick={event => {
          if (event.detail >= 2 || isSomethingUnread(event) || missing !== null) return;
          complete(isWatched ? { values: { seconds: watch.stop() } } : {});
        }}
      >
        {isMissed ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
        {missing ? `${measureNames[missing]} first` : doneLabel(nextSet.setKind, isMissed)}
      </MainButton>
    </div>
  );
}

function doneLabel(setKind: SetKind, isMissed: boolean): string {
  if (isMissed) return 'Set missed';
  return setKind === 'warmup' ? 'Warm-up done' : 'Set done';
}

/** One tap starts to count the hold, another ends it: that is the set. */
function HoldButtons({ player }: { player: Player }) {
  const { complete, act } = player;
  const { exercise, currentSet } = player.view;
  const { startedAt, start, stop } = setClockOf(player);
  const now = useNow(startedAt !== null);
  const target = currentSet?.seconds ?? null;
  const held = startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000));
  const parts = exercise && holdLeft(exercise) ? exercise.sets : [];
  const heldSoFar = parts.reduce((sum, { time }) => sum + (secondsOf(time) ?? 0), 0);
  const isReached = target !== null && startedAt !== null && held >= target;
  useEffect(() => {
    if (isReached) signal('end');
  }, [isReached]);
  const press = () => {
    if (startedAt !== null) {
      const seconds = stop();
      complete({ values: { seconds }, isPart: target !== null && seconds < target });
      return;
    }
    act({ kind: 'rest', endsAt: null });
    start();
  };
  return (
    <div className="grid gap-2">
      <MainButton
        className={isReached ? 'outline-3 outline-offset-2 outline-success' : undefined}
        onClick={press}
      >
        {startedAt === null ? <Timer aria-hidden="true" /> : <Square aria-hidden="true" />}
        {startedAt === null ? (
          'Start the timer'
        ) : (
          <span>
            Stop, <span className="text-2xl font-semibold">{formatSeconds(held)}</span>
          </span>
        )}
      </MainButton>
      {startedAt === null && parts.length > 0 && (
        <Button variant="ghost" onClick={() => act({ kind: 'end-hold' })}>
          <Flag aria-hidden="true" /> Finish with {formatSeconds(heldSoFar)}
        </Button>
      )}
      {startedAt === null && target !== null && (
        <Button variant="ghost" onClick={event => isSomethingUnread(event) || complete()}>
          <Check aria-hidden="true" /> Log {formatSeconds(target)} without the timer
        </Button>
      )}
    </div>
  );
}

type GoOnProps = Pick<Player, 'act'> & Pick<Player['view'], 'upcoming'> & Pick<DockProps, 'onEnd'>;

/** Nothing is left here: on to what is, or to the end. */
function GoOn({ upcoming, act, onEnd }: GoOnProps) {
  if (upcoming)
    return (
      <MainButton onClick={() => act({ kind: 'go-to', prescriptionId: upcoming.prescriptionId })}>
        <span className="truncate">Next: {upcoming.name}</span>
      </MainButton>
    );
  return (
    <MainButton onClick={onEnd}>
      <Flag aria-hidden="true" /> End session
    </MainButton>
  );
}
