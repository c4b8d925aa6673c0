import { OneOf } from '#web/ui/fields/OneOf.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { ImportAnswers } from './import-answers.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { ImportTable } from './ImportTable.tsx';
import { countsText, type ImportPlan } from './import-text.ts';

type ImportPreviewProps = {
  plan: ImportPlan;
  answers: ImportAnswers;
  onAnswers: (answers: ImportAnswers) => void;
};

const waysToInvite = [
  {
    value: 'now' as const,
    label: 'Invite now',
    explained: 'Each gets an e-mail with a link to choose a password.',
  },
  {
    value: 'later' as const,
    label: 'Invite later',
    explained: 'They are added and wait; one button in Member Management invites them all.',
  },
];

/** The result of importing the list, and the questions to answer first. */
export function ImportPreview({ plan, answers, onAnswers }: ImportPreviewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {plan.refused === null ? (
        <p role="status" className="font-medium">
          {countsText(plan.counts)}
          {plan.newGroups.length > 0 && (
            <span className="block text-sm font-normal text-muted">
              New {plan.newGroups.length === 1 ? 'group' : 'groups'}: {plan.newGroups.join(', ')}
            </span>
          )}
        </p>
      ) : (
        <Notice tone="warning">{plan.refused}</Notice>
      )}
      <ImportQuestions plan={plan} answers={answers} onAnswers={onAnswers} />
      {plan.counts.taken > 0 && (
        <OneOf
          legend="Invitations"
          options={waysToInvite}
          value={answers.invite}
          onChange={invite => onAnswers({ ...answers, invite })}
        />
      )}
      <ImportColumns plan={plan} answers={answers} onAnswers={onAnswers} />
      {plan.lines.length > 0 && <ImportTable lines={plan.lines} />}
    </div>
  );
}
