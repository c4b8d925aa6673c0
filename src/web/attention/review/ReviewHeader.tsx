import { ChevronDown, ChevronUp, ClipboardPlus, Keyboard, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ReasonLines } from '#web/attention/ReasonLines.tsx';
import type { RoundMember } from '#web/attention/round-in-hand.ts';
import { nextText, trainedText } from '#web/attention/round-words.ts';
import { followMember, memberAddress } from '#web/members/member-address.ts';
import { dayOfInstant } from '#web/members/member-words.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';

type ReviewHeaderProps = {
  member: RoundMember | null;
  /** '3 of 27' */
  place: string | null;
  onLeave: () => void;
  /** Null at the begin and at the end. */
  onBefore: (() => void) | null;
  onAfter: (() => void) | null;
  onKeys: () => void;
  onAssign: () => void;
};

/** Who it is, why they call for the coach, and the way to the next. */
export function ReviewHeader(props: ReviewHeaderProps) {
  const { member, place, onLeave, onBefore, onAfter, onKeys, onAssign } = props;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <BackButton label="The Round" onClick={onLeave} />
        <div className="mb-3 flex items-center gap-1">
          {place && <span className="mr-2 text-sm text-muted">{place}</span>}
          <IconButton label="The one before (k)" disabled={!onBefore} onClick={() => onBefore?.()}>
            <ChevronUp aria-hidden="true" />
          </IconButton>
          <IconButton label="The next member (j)" disabled={!onAfter} onClick={() => onAfter?.()}>
            <ChevronDown aria-hidden="true" />
          </IconButton>
          <span className="pointer-coarse:hidden">
            <IconButton label="Keys (?)" onClick={onKeys}>
              <Keyboard aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      </div>
      {member ? <Who member={member} onAssign={onAssign} /> : <h1 className="sr-only">The Round</h1>}
    </>
  );
}

function Who({ member, onAssign }: { member: RoundMember; onAssign: () => void }) {
  const today = useToday();
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const { memberId, name, profileImageUrl, reasons, snoozedUntil, lastContactAt } = member;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever goes on by a key hears whom they have come to.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="mb-6 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-80 items-center gap-4">
          <Avatar name={name} src={profileImageUrl} size="lg" />
          <div className="grid min-w-0 gap-1">
            <h1
              ref={heading}
              tabIndex={-1}
              className="display text-3xl wrap-anywhere outline-none sm:text-4xl"
            >
              {name}
            </h1>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <span>{trainedText(member, today)}</span>
              <span>{nextText(member, today)}</span>
              <span>
                {lastContactAt === null
                  ? 'Never reviewed'
                  : `Last contact ${dayOfInstant(lastContactAt, zone)}`}
              </span>
              {snoozedUntil !== null && <Badge>Snoozed until {dayOfInstant(snoozedUntil, zone)}</Badge>}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 pointer-coarse:*:min-h-11">
          <Button asChild>
            <a href={memberAddress(memberId)} onClick={event => followMember(event, memberId)}>
              <UserRound aria-hidden="true" />
              Open page
            </a>
          </Button>
          <Button onClick={onAssign}>
            <ClipboardPlus aria-hidden="true" />
            Assign next
          </Button>
        </div>
      </div>
      <section
        aria-label="Why they call for you"
        className="rounded-lg border border-line bg-surface p-(--card-pad) shadow-card"
      >
        {reasons.length > 0 ? (
          <ReasonLines reasons={reasons} />
        ) : (
          <p className="text-muted">On track: nothing calls for you.</p>
        )}
      </section>
    </header>
  );
}
