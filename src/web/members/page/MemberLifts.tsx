import { MemberMaxesButton } from '#web/members/MemberMaxesButton.tsx';
import { YourLifts } from '#web/lifts/YourLifts.tsx';

type MemberLiftsProps = { memberId: string; memberName: string; onOpenDate: (date: string) => void };

/** Each lift's line; a date of it opens as planned beside done. */
export function MemberLifts({ memberId, memberName, onOpenDate }: MemberLiftsProps) {
  return (
    <section aria-label="Lifts" className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-2xl">Lifts</h2>
        <MemberMaxesButton memberId={memberId} memberName={memberName} />
      </div>
      <YourLifts memberId={memberId} onOpenDate={onOpenDate} />
    </section>
  );
}
