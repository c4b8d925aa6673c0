import { RotateCcw } from 'lucide-react';
import { summaryOf } from '#domain/training-sessions/session-summary.ts';
import { ShareButton } from '#web/feed/share/ShareButton.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Overview } from '#web/training-sessions/player/frame/Overview.tsx';
import { PlayerFrame } from '#web/training-sessions/player/frame/PlayerFrame.tsx';
import { PlayerHead } from '#web/training-sessions/player/frame/PlayerHead.tsx';
import { Scale } from '#web/training-sessions/player/set/Scale.tsx';
import { mainButton } from '#web/training-sessions/player/state/main-button.ts';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';
import { Troubles } from '#web/training-sessions/player/frame/Troubles.tsx';
import { Fetched, lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { figuresOf } from './summary-words.ts';
import { WeekSoFar } from './WeekSoFar.tsx';

const NewRecords = lazyPart(
  async () => (await import('#web/feed/share/NewRecordsToShare.tsx')).NewRecordsToShare,
  Nothing,
);

const efforts = ['Very easy', '', '', '', '', '', '', '', '', 'All there was'] as const;

/** After the end: what it came to, and what comes next. */
export function Summary({ player, onLeave }: { player: Player; onLeave: () => void }) {
  const { session, kept, units } = player;
  const { user } = useCurrentUser();
  const summary = summaryOf({
    startedAt: instantOf(session.startedAt),
    endedAt: instantOf(session.endedAt),
    exercises: session.exercises,
  });
  const isOwn = user?.id === session.memberId;
  return (
    <PlayerFrame
      head={
        <PlayerHead
          title="Session done"
          line={session.dayName || session.programName}
          share={1}
          onLeave={onLeave}
        />
      }
      side={null}
      dock={
        <Button variant="primary" size="lg" className={mainButton} onClick={onLeave}>
          Done
        </Button>
      }
    >
      <div className="grid gap-6">
        <div>
          <h1 className="display text-3xl wrap-anywhere">
            {summary.sets > 0 ? 'Well done' : 'The session has ended'}
          </h1>
          <p className="text-muted">{session.dayName || session.programName}</p>
        </div>
        <Troubles player={player} />
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
          {figuresOf(summary, units).map(({ label, value, unit }) => (
            <div key={label} className="flex min-w-0 flex-col-reverse">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-4xl font-semibold tracking-tight">
                {value} {unit && <span className="text-lg font-normal text-muted">{unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <div role="status" className="empty:hidden">
          <Fetched
            part={NewRecords}
            isWanted={kept.newRecords.length > 0}
            props={{ records: kept.newRecords, mayShare: isOwn }}
          />
        </div>
        {session.asksHowItFelt && (
          <Scale
            legend="How hard was it?"
            from={1}
            to={10}
            words={efforts}
            value={session.effort}
            onChoose={effort => void kept.tell({ kind: 'feel', readiness: null, effort })}
          />
        )}
        {isOwn && (
          <ShareButton
            source={{ trainingDayId: session.trainingDayId }}
            label="Share this session"
            className="justify-self-start empty:hidden"
          />
        )}
        {isOwn && <WeekSoFar session={session} />}
        <section aria-labelledby="session-exercises">
          <h2 id="session-exercises" className="mb-2 text-sm text-muted">
            What you did
          </h2>
          <Overview
            exercises={session.exercises}
            shownId={null}
            onGo={prescriptionId => {
              player.goTo(prescriptionId);
              void kept.tell({ kind: 'start' });
            }}
          />
        </section>
        <Button className="justify-self-start" onClick={() => void kept.tell({ kind: 'start' })}>
          <RotateCcw aria-hidden="true" /> Go on with the session
        </Button>
      </div>
    </PlayerFrame>
  );
}

const instantOf = (text: string | null) => (text === null ? null : Date.parse(text));
