import { ChevronDown, ChevronUp, ClipboardPlus, Keyboard, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ReasonLines } from '#web/features/attention/ReasonLines.tsx';
import type { RoundMember } from '#web/features/attention/open-review.ts';
import { nextText, trainedText } from '#web/features/attention/round-text.ts';
import { followMember, memberAddress } from '#web/parts/people/member-address.ts';
import { dayOfInstant } from '#web/parts/people/member-text.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useDays } from '#web/session/today.ts';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Key } from '#web/ui/buttons/Key.tsx';

type ReviewHeaderProps = {
  member: RoundMember | null;
  /** '3 of 27' */
  position: string | null;
  onLeave: () => void;
  /** Null at the begin and at the end. */
  onBefore: (() => void) | null;
  onAfter: (() => void) | null;
  onKeys: () => void;
  onAssign: () => void;
  onNoAnswer: () => void;
  isSaving: boolean;
  /** Buttons that end the review of a member; null where no one is shown. */
  bar: ReactNode;
};

/**
 * The member's name, why they need the coach, and the way to the next: in sight wherever one has scrolled to, where
 * there is room.
 */
export function ReviewHeader(props: ReviewHeaderProps) {
  const { member, position, onLeave, onBefore, onAfter, onKeys, onAssign, onNoAnswer, isSaving } = props;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 lg:sticky lg:top-0 lg:z-10 lg:-mx-2 lg:bg-page/85 lg:px-2 lg:pt-2">
        <BackButton label="The Round" onClick={onLeave} />
        <div className="mb-3 flex items-center gap-1">
          {position && <span className="mr-2 text-sm text-muted">{position}</span>}
          <IconButton label="Previous member (k)" disabled={!onBefore} onClick={() => onBefore?.()}>
            <ChevronUp aria-hidden="true" />
          </IconButton>
          <IconButton label="Next member (j)" disabled={!onAfter} onClick={() => onAfter?.()}>
            <ChevronDown aria-hidden="true" />
          </IconButton>
          <span className="pointer-coarse:hidden">
            <IconButton label="Keys (?)" onClick={onKeys}>
              <Keyboard aria-hidden="true" />
            </IconButton>
          </span>
          <span className="ml-3 hidden gap-2 lg:flex">{props.bar}</span>
        </div>
      </div>
      {member ? (
        <Who member={member} {...{ onAssign, onNoAnswer, isSaving }} />
      ) : (
        <h1 className="sr-only">The Round</h1>
      )}
    </>
  );
}

type WhoProps = Pick<ReviewHeaderProps, 'onAssign' | 'onNoAnswer' | 'isSaving'> & { member: RoundMember };

function Who({ member, onAssign, onNoAnswer, isSaving }: WhoProps) {
  const days = useDays();
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const { memberId, name, profileImageUrl, reasons, snoozedUntil, lastContactAt } = member;
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus on the heading announces the next member to a coach who moves on by a key.
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
              <span>{trainedText(member, days)}</span>
              <span>{nextText(member, days)}</span>
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
        aria-label="Why they need you"
        className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-(--card-pad) shadow-card"
      >
        {reasons.length > 0 ? (
          <ReasonLines reasons={reasons} />
        ) : (
          <p className="text-muted">On track: nothing needs you.</p>
        )}
        {reasons.some(({ kind }) => kind === 'message') && (
          <Button size="sm" pending={isSaving} onClick={onNoAnswer}>
            Needs no answer
            <Key>x</Key>
          </Button>
        )}
      </section>
    </header>
  );
}
