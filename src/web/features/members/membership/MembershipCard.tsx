import {
  Banknote,
  BellRing,
  CalendarPlus,
  CalendarX,
  CirclePause,
  ExternalLink,
  History,
  ReceiptText,
} from 'lucide-react';
import { useState } from 'react';
import { remindOfPayment } from '#contract/members/by-hand.ts';
import { useSend } from '#web/data/send.ts';
import { memberName, providerAddress } from '#web/parts/people/member-text.ts';
import { Facts } from '#web/parts/people/Facts.tsx';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { membershipFacts, standingOfMembership } from './standing-text.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useReadersToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { actsOn } from './membership-acts.ts';

const ExtendDialog = partToOpen(async () => (await import('./ExtendDialog.tsx')).ExtendDialog);
const PauseDialog = partToOpen(async () => (await import('./PauseDialog.tsx')).PauseDialog);
const EndDialog = partToOpen(async () => (await import('./EndDialog.tsx')).EndDialog);
const CashDialog = partToOpen(async () => (await import('./CashDialog.tsx')).CashDialog);
const HistoryDialog = partToOpen(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);
const CoachChangesDialog = partToOpen(
  async () => (await import('./CoachChangesDialog.tsx')).CoachChangesDialog,
);

type Opened = 'extend' | 'pause' | 'end' | 'cash' | 'history' | 'changes' | null;

/** The state of their membership, in one sentence; what a coach can do about it; and what was done to it. */
export function MembershipCard({ person }: { person: PersonInFull }) {
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const [opened, setOpened] = useState<Opened>(null);
  const { text, tone } = standingOfMembership(person);
  const close = () => setOpened(null);
  return (
    <Card title="Membership">
      <div className="grid gap-3">
        <Badge tone={tone} dot className="justify-self-start">
          {text}
        </Badge>
        <Facts facts={membershipFacts(person, zone)} />
        <Acts person={person} zone={zone} open={setOpened} />
      </div>
      {opened === 'extend' && <ExtendDialog person={person} onClose={close} />}
      {opened === 'pause' && <PauseDialog person={person} onClose={close} />}
      {opened === 'end' && <EndDialog person={person} onClose={close} />}
      {opened === 'cash' && <CashDialog person={person} onClose={close} />}
      {opened === 'history' && <HistoryDialog person={person} onClose={close} />}
      {opened === 'changes' && <CoachChangesDialog memberId={person.id} onClose={close} />}
    </Card>
  );
}

type ActsProps = { person: PersonInFull; zone: string; open: (what: Opened) => void };

function Acts({ person, zone, open }: ActsProps) {
  const acts = actsOn(person, { today: useReadersToday(), zone });
  const address = providerAddress(person);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {acts.mayRemind && <RemindButton person={person} />}
      {acts.mayExtend && (
        <Button size="sm" onClick={() => open('extend')}>
          <CalendarPlus aria-hidden="true" />
          Extend
        </Button>
      )}
      <Button size="sm" onClick={() => open('cash')}>
        <Banknote aria-hidden="true" />
        Record Cash
      </Button>
      {acts.mayPause && (
        <Button size="sm" onClick={() => open('pause')}>
          <CirclePause aria-hidden="true" />
          Pause until
        </Button>
      )}
      {acts.mayEnd && (
        <Button size="sm" onClick={() => open('end')}>
          <CalendarX aria-hidden="true" />
          End on a Date
        </Button>
      )}
      {address !== null && (
        <Button size="sm" asChild>
          <a href={address} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            Open at the Provider
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </Button>
      )}
      <Button size="sm" onClick={() => open('history')}>
        <ReceiptText aria-hidden="true" />
        Payments and Days
      </Button>
      <Button size="sm" onClick={() => open('changes')}>
        <History aria-hidden="true" />
        What coaches changed
      </Button>
    </div>
  );
}

function RemindButton({ person }: { person: PersonInFull }) {
  const remind = useSend(remindOfPayment, {
    success: ({ mailed }) => ({
      title: 'Reminded',
      description: mailed
        ? `${memberName(person)} gets an e-mail, and a notice in the app`
        : `${memberName(person)} gets a notice in the app. There is no mail server: the e-mail waits for one`,
    }),
    failure: 'The reminder could not be sent',
  });
  return (
    <Button
      size="sm"
      pending={remind.isPending}
      pendingLabel="Reminding..."
      onClick={() => remind.mutate({ params: { id: person.id } })}
    >
      <BellRing aria-hidden="true" />
      Send Payment Reminder
    </Button>
  );
}
