import { RotateCcw } from 'lucide-react';
import { summaryOf } from '#domain/training-sessions/session-summary.ts';
import { ShareButton } from '#web/parts/share/ShareButton.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Overview } from '#web/features/training-sessions/player/frame/Overview.tsx';
import { PlayerFrame } from '#web/features/training-sessions/player/frame/PlayerFrame.tsx';
import { PlayerHead } from '#web/features/training-sessions/player/frame/PlayerHead.tsx';
import { Scale } from '#web/features/training-sessions/player/set/Scale.tsx';
import { MainButton } from '#web/features/training-sessions/player/frame/MainButton.tsx';
import { sessionTitle } from '#web/features/training-sessions/player/state/session-title.ts';
import type { Player } from '#web/features/training-sessions/player/state/use-player.ts';
import { Troubles } from '#web/features/training-sessions/player/frame/Troubles.tsx';
import { Fetched, lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { useSessionRecords } from './session-records.ts';
import { figuresOf } from './summary-figures.ts';
import { MoreOfDay } from './MoreOfDay.tsx';
import { WeekSoFar } from './WeekSoFar.tsx';

const NewRecords = lazyPart(
  async () => (await import('#web/parts/share/NewRecordsToShare.tsx')).NewRecordsToShare,
  Nothing,
);

const DoneLine = lazyPart(async () => (await import('./DoneLine.tsx')).DoneLine, Nothing);
const ToCoach = lazyPart(async () => (await import('./ToCoach.tsx')).ToCoach, Nothing);

const efforts = ['Very easy', '', '', '', '', '', '', '', '', 'Maximum'] as const;

/** After the end: what it came to, and what comes next. */
export function Summary({ player, onLeave }: { player: Player; onLeave: () => void }) {
  const { session, device, act } = player;
  const { units } = player.inPlay;
  const { user } = useCurrentUser();
  const summary = summaryOf({
    startedAt: instantOf(session.startedAt),
    endedAt: instantOf(session.endedAt),
    exercises: session.exercises,
  });
  const records = useSessionRecords(session.trainingDayId, device.newRecords);
  const isOwn = user?.id === session.memberId;
  return (
    <PlayerFrame
      head={<PlayerHead title="Session done" line={sessionTitle(session)} share={1} onLeave={onLeave} />}
      side={null}
      dock={<MainButton onClick={onLeave}>Done</MainButton>}
    >
      <div className="grid gap-6">
        <div>
          <h1 className="display text-3xl wrap-anywhere">
            {summary.sets > 0 ? 'Well done' : 'The session has ended'}
          </h1>
          <p className="text-muted">{sessionTitle(session)}</p>
        </div>
        <Troubles device={device} session={session} />
        <dl className="grid grid-halves gap-x-4 gap-y-5 sm:grid-cols-3">
          {figuresOf(summary, units).map(({ label, value, unit, note }) => (
            <div key={label} className="flex min-w-0 flex-col-reverse">
              <dt className="text-sm text-muted">
                {label}
                {note && <span className="block text-faint">{note}</span>}
              </dt>
              <dd className="text-4xl font-semibold tracking-tight">
                {value} {unit && <span className="text-lg font-normal text-muted">{unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <div role="status" className="empty:hidden">
          <Fetched part={NewRecords} isWanted={records.length > 0} props={{ records, mayShare: isOwn }} />
        </div>
        {isOwn && <MoreOfDay session={session} />}
        <Fetched part={ToCoach} props={{ session, isOwn }} />
        {session.asksHowItFelt && (
          <Scale
            legend="How hard was it?"
            from={1}
            to={10}
            labels={efforts}
            value={session.effort}
            onChoose={effort => void device.addEvents([{ kind: 'feel', readiness: null, effort }])}
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
            lineOf={exercise => <Fetched part={DoneLine} props={{ exercise, units }} />}
            onGo={prescriptionId => {
              act({ kind: 'go-to', prescriptionId });
              void device.addEvents([{ kind: 'start' }]);
            }}
          />
        </section>
        <Button className="justify-self-start" onClick={() => void device.addEvents([{ kind: 'start' }])}>
          <RotateCcw aria-hidden="true" /> Continue session
        </Button>
      </div>
    </PlayerFrame>
  );
}

const instantOf = (text: string | null) => (text === null ? null : Date.parse(text));
