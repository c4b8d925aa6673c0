import { useState } from 'react';
import { listLeaderboardMonths } from '#contract/leaderboard.ts';
import { MultiDayChallengeCard } from '#web/features/challenges/member/five-day/MultiDayChallengeCard.tsx';
import { PastChallenges } from '#web/features/challenges/member/past/PastChallenges.tsx';
import { WeeklyChallengeCard } from '#web/features/challenges/member/weekly/WeeklyChallengeCard.tsx';
import { useRead } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Board } from '#web/features/leaderboard/Board.tsx';
import { OwnRank } from '#web/features/leaderboard/OwnRank.tsx';
import { monthName, monthNote, monthOptions, type Months } from '#web/features/leaderboard/months.ts';

/** A month that closes is seen to close within this many milliseconds of opening the section. */
const monthsFreshFor = 60_000;

/** The challenges that run, and who stands where this month, or did in one before it. Members take part; coaches look on. */
export function HallOfHonorScreen() {
  const { user } = useCurrentUser();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: months } = useRead(listLeaderboardMonths, {}, { staleTime: monthsFreshFor });
  const month = chosen ?? months?.current;
  const note = months && month && monthNote(months, month, user?.timeZone ?? 'UTC');
  const isMember = user?.role === 'member';
  const isThisMonth = chosen === null || chosen === months?.current;
  return (
    <div className="@container">
      <PageHeader
        title="Hall of Honor"
        subtitle={month ? monthName(month) : ' '}
        actions={months && month && <MonthChoice months={months} month={month} onChoose={setChosen} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isMember && <OwnRank month={isThisMonth ? undefined : (chosen ?? undefined)} />}
        {isMember && isThisMonth && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-(--stack) @5xl:grid-cols-2">
            <MultiDayChallengeCard location="hall" />
            <WeeklyChallengeCard location="hall" />
          </div>
        )}
        <div className="-my-3 flex justify-end">
          <PastChallenges />
        </div>
        {note && <Notice>{note}</Notice>}
        <Board month={isThisMonth ? undefined : chosen} />
      </div>
    </div>
  );
}

type MonthChoiceProps = { months: Months; month: string; onChoose: (month: string) => void };

/** A choice of month: this one, and the boards of those before it. */
function MonthChoice({ months, month, onChoose }: MonthChoiceProps) {
  const options = monthOptions(months);
  if (options.length === 1) return null;
  return (
    <SelectField
      label="Month"
      hideLabel
      options={options}
      value={month}
      onChange={event => onChoose(event.target.value)}
      className="sm:w-72"
    />
  );
}
