import { CircleAlert } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type ChallengeWeekday, challengeWeekdays } from '#domain/challenges/challenge.ts';
import { weekdayLabel } from '#web/features/challenges/challenge-text.ts';
import { weekdaysLeftOut } from '#web/features/challenges/console/details/challenge-details.ts';
import {
  DateFields,
  InstructionsField,
  LevelFields,
  NameField,
} from '#web/features/challenges/console/details/DetailFields.tsx';
import { RestoredChallenge } from '#web/features/challenges/console/details/RestoredChallenge.tsx';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { focusFirstError } from '#web/ui/fields/first-error.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { SaveBar } from '#web/ui/layout/SaveBar.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { hasProblem } from './day-fields.ts';
import { DayEditor } from './DayEditor.tsx';
import { emptyDays } from './proposed-challenge.ts';
import { ExerciseNames } from './ExerciseNames.tsx';
import type { useFiveDayForm } from './use-five-day-form.ts';

/** After what the server says of another coach's change. */
const whatStays = 'What you typed is kept: saving again replaces theirs with it.';

type FiveDayEditorProps = {
  title: string;
  subtitle: string;
  saveLabel: string;
  form: ReturnType<typeof useFiveDayForm>;
  /** The way to begin with an earlier one. */
  copy?: ReactNode;
  onStartOver: () => void;
  onLeave: () => void;
};

/** The whole of a 5-day challenge on one page, a tab for each of its days. */
export function FiveDayEditor({
  title,
  subtitle,
  saveLabel,
  form,
  copy,
  onStartOver,
  onLeave,
}: FiveDayEditorProps) {
  const { values, problems, set, change } = form;
  const [weekday, setWeekday] = useState<ChallengeWeekday>('monday');
  const [isAskingOfEmpty, setAskingOfEmpty] = useState(false);
  /** The question is asked once: after a failure it is sent again as it was meant. */
  const [isEmptyConfirmed, setEmptyConfirmed] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const library = useLibrary();
  const known = useMemo(() => library.data && new Set(library.data.map(({ id }) => id)), [library.data]);
  const save = () => {
    const wrong = form.save({ withEmptyDays: isEmptyConfirmed });
    if (!wrong) return;
    if (wrong === 'empty-days') return setAskingOfEmpty(true);
    if (wrong !== 'details') setWeekday(wrong);
    focusFirstError(page.current);
  };
  const empty = new Intl.ListFormat('en-US').format(emptyDays(values).map(weekdayLabel));
  const fields = { details: values.details, problems, set };
  return (
    <>
      <BackButton label="Weekly Challenges" onClick={onLeave} />
      <PageHeader title={title} subtitle={subtitle} />
      <div ref={page} className="grid gap-6 [&_:focus]:scroll-mb-24" inert={form.isPending}>
        <RestoredChallenge isRestored={form.isRestored} isOlder={form.isOlder} onStartOver={onStartOver} />
        <Card title="Challenge Details">
          <div className="grid gap-4 lg:grid-cols-2">
            <NameField {...fields} />
            <DateFields {...fields} />
            <InstructionsField {...fields} />
            <LevelFields {...fields} />
            {copy}
            <LeftOut weekdays={weekdaysLeftOut(values.details)} />
          </div>
        </Card>
        <section aria-labelledby="five-days" className="min-w-0">
          <h2 id="five-days" className="display mb-2 text-xl">
            The Five Days
          </h2>
          <ExerciseNames library={library.data} />
          <Tabs
            label="Days"
            value={weekday}
            onValueChange={setWeekday}
            tabs={challengeWeekdays.map(value => ({
              value,
              label: <DayLabel weekday={value} isWrong={form.isMarked && hasProblem(values.days[value])} />,
              count: values.days[value].exercises.length,
            }))}
          >
            <TabPanel value={weekday}>
              <DayEditor
                key={weekday}
                weekday={weekday}
                day={values.days[weekday]}
                library={library}
                known={known}
                change={what => change(weekday, what)}
              />
            </TabPanel>
          </Tabs>
        </section>
      </div>
      <SaveBar
        label={saveLabel}
        keeping={form.keeping}
        beforeLeaving="save"
        pending={form.isPending}
        failure={form.failure && form.isOlder ? `${form.failure} ${whatStays}` : form.failure}
        onCancel={onLeave}
        onSave={save}
      />
      <ConfirmDialog
        open={isAskingOfEmpty}
        onOpenChange={setAskingOfEmpty}
        title={`${empty} ${emptyDays(values).length === 1 ? 'is' : 'are'} empty`}
        description="Members find no exercise on these days."
        confirmLabel={saveLabel}
        cancelLabel="Back to the days"
        tone="primary"
        onConfirm={() => {
          setAskingOfEmpty(false);
          setEmptyConfirmed(true);
          form.save({ withEmptyDays: true });
        }}
      />
    </>
  );
}

function DayLabel({ weekday, isWrong }: { weekday: ChallengeWeekday; isWrong: boolean }) {
  if (!isWrong) return weekdayLabel(weekday);
  return (
    <span className="flex items-center gap-1.5">
      {weekdayLabel(weekday)}
      <CircleAlert aria-hidden="true" className="size-4 text-danger" />
      <VisuallyHidden>has something to correct</VisuallyHidden>
    </span>
  );
}

function LeftOut({ weekdays }: { weekdays: readonly ChallengeWeekday[] }) {
  if (weekdays.length === 0) return null;
  const names = new Intl.ListFormat('en-US').format(weekdays.map(weekdayLabel));
  return (
    <Notice tone="warning" className="lg:col-span-2">
      {names} {weekdays.length === 1 ? 'is' : 'are'} not within these dates: nobody can complete all five
      days.
    </Notice>
  );
}
