import { YourLifts } from '#web/lifts/YourLifts.tsx';

type MemberLiftsProps = { memberId: string; onOpenDate: (date: string) => void };

/** Each lift's line; a date of it opens as planned beside done. */
export function MemberLifts({ memberId, onOpenDate }: MemberLiftsProps) {
  return (
    <section aria-label="Lifts" className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
      <h2 className="display text-2xl">Lifts</h2>
      <YourLifts memberId={memberId} onOpenDate={onOpenDate} />
    </section>
  );
}
