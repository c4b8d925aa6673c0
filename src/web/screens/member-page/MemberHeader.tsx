import { CalendarDays, ClipboardPlus, KeyRound, MessageSquare, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Assignment } from '#web/parts/assign/assignment-text.ts';
import { openConversation } from '#web/parts/conversation/conversation-address.ts';
import { rememberMember } from '#web/parts/people/chosen-member.ts';
import { canActivate, memberName } from '#web/parts/people/member-text.ts';
import { CoachSessionButton } from '#web/parts/people/CoachSessionButton.tsx';
import { parsePlainDate } from '#domain/plain-date.ts';
import { useToday } from '#web/session/today.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { MemberGroups } from './MemberGroups.tsx';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { standingOfMembership } from '#web/features/members/membership/standing-text.ts';
import { joinedText } from '#web/parts/people/member-page-text.ts';

const AssignProgramDialog = partToOpen(
  async () => (await import('#web/parts/assign/AssignProgramDialog.tsx')).AssignProgramDialog,
);
const ActivateSubscriptionDialog = partToOpen(
  async () =>
    (await import('#web/features/members/ActivateSubscriptionDialog.tsx')).ActivateSubscriptionDialog,
);

type MemberHeaderProps = { person: PersonInFull; assignments: readonly Assignment[] };

/** The member's name, the state of their membership, and a coach's next actions. */
export function MemberHeader({ person, assignments }: MemberHeaderProps) {
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const name = memberName(person);
  const { text, tone } = standingOfMembership(person);
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-1 basis-80 items-start gap-4">
        <Avatar name={name} src={person.profileImageUrl} size="lg" />
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1.5">
          <h1 className="display text-3xl wrap-anywhere sm:text-4xl">{name}</h1>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={tone} dot>
              {text}
            </Badge>
            {person.invitationPending && <Badge tone="warning">Invited</Badge>}
          </p>
          <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
            <a
              href={`mailto:${person.email}`}
              className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 wrap-anywhere hover:decoration-2 pointer-coarse:min-h-11"
            >
              {person.email}
            </a>
            <span>Joined {joinedText(person, zone)}</span>
          </p>
          {person.role === 'member' && <MemberGroups memberId={person.id} memberName={name} />}
        </div>
      </div>
      {person.role === 'member' && <Actions person={person} assignments={assignments} />}
    </header>
  );
}

function Actions({ person, assignments }: MemberHeaderProps) {
  const goTo = useGoTo();
  const next = person.nextTraining;
  const today = useToday();
  const isToday = next !== null && parsePlainDate(next.date) === today;
  const [opened, setOpened] = useState<'assign' | 'activate' | null>(null);
  const close = () => setOpened(null);
  const toCalendar = () => {
    rememberMember(person.id);
    goTo('daily-calendar');
  };
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:flex-1 print:hidden">
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
      {canActivate(person) && (
        <Button onClick={() => setOpened('activate')}>
          <KeyRound aria-hidden="true" />
          Activate
        </Button>
      )}
      {isToday && <CoachSessionButton trainingDayId={next.trainingDayId} memberName={memberName(person)} />}
      <Button onClick={() => openConversation(person.id)}>
        <MessageSquare aria-hidden="true" />
        Messages
      </Button>
      <Button onClick={toCalendar}>
        <CalendarDays aria-hidden="true" />
        Daily Calendar
      </Button>
      <Button variant="primary" onClick={() => setOpened('assign')}>
        <ClipboardPlus aria-hidden="true" />
        Assign Program
      </Button>
      {opened === 'assign' && (
        <AssignProgramDialog assignments={assignments} memberId={person.id} onClose={close} />
      )}
      {opened === 'activate' && <ActivateSubscriptionDialog member={person} onClose={close} />}
    </div>
  );
}
