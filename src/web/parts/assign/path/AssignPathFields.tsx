import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { assignPath } from '#contract/programs/paths.ts';
import { StartPicks } from '#web/parts/assign/StartPicks.tsx';
import { GroupSelect } from '#web/parts/groups/GroupSelect.tsx';
import type { Group } from '#web/parts/groups/groups.ts';
import { ChooseMembers } from '#web/parts/people/ChooseMembers.tsx';
import type { Member } from '#web/parts/people/member-text.ts';
import { lengthOfPath } from '#web/parts/paths/path-text.ts';
import type { Path } from '#web/parts/paths/path.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { OneOf } from '#web/ui/fields/OneOf.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { type PathAudience, audienceText, untilText } from './assign-path-text.ts';

export type Typed = z.input<typeof assignPath.body>;

type AssignPathFieldsProps = {
  form: UseFormReturn<Typed>;
  /** Paths to choose from; null where the path is known. */
  paths: readonly Path[] | null;
  path: Path | undefined;
  onPath: (id: string) => void;
  /** Members to choose from; null where the member is known. */
  people: readonly Member[] | null;
  groups: readonly Group[];
  /** Null as long as no path is chosen. */
  audience: PathAudience | null;
};

export function AssignPathFields({
  form,
  paths,
  path,
  onPath,
  people,
  groups,
  audience,
}: AssignPathFieldsProps) {
  const { errors, isSubmitted } = form.formState;
  const startDate = form.watch('startDate');
  return (
    <div className="grid gap-4">
      {paths && (
        <SelectField
          label="Path"
          placeholder="Select a path"
          options={paths.map(({ id, name, weeks, blocks }) => ({
            value: id,
            label: `${name} (${lengthOfPath(weeks, blocks.length)})`,
          }))}
          error={isSubmitted && !path ? 'Path is required' : undefined}
          value={path?.id ?? ''}
          onChange={event => onPath(event.target.value)}
        />
      )}
      {people && <ForWhom form={form} people={people} groups={groups} />}
      <div className="grid content-start gap-1.5">
        <DateField
          label="Start date"
          hint={path && untilText(path, startDate)}
          error={errors.startDate?.message}
          {...form.register('startDate')}
        />
        <StartPicks onPick={date => form.setValue('startDate', date, { shouldValidate: isSubmitted })} />
      </div>
      <div role="status" className="empty:hidden">
        {audience && (people || audience.skipped > 0) && (
          <Notice tone={audience.gets === 0 ? 'warning' : 'info'}>
            {people ? audienceText(audience) : 'They are on this path already.'}
          </Notice>
        )}
      </div>
    </div>
  );
}

type ForWhomProps = Pick<AssignPathFieldsProps, 'form' | 'groups'> & { people: readonly Member[] };

/** Members by name, or all of a group as it is when the path is assigned. */
function ForWhom({ form, people, groups }: ForWhomProps) {
  const { memberIds, groupId } = form.watch();
  const [first] = groups;
  const choose = (chosen: Pick<Typed, 'memberIds' | 'groupId'>) => {
    form.setValue('groupId', chosen.groupId);
    form.setValue('memberIds', chosen.memberIds, { shouldValidate: form.formState.isSubmitted });
  };
  return (
    <>
      {first && (
        <OneOf
          legend="Who gets it"
          value={groupId === undefined ? 'some' : 'group'}
          onChange={who =>
            choose(
              who === 'some'
                ? { memberIds: [], groupId: undefined }
                : { memberIds: undefined, groupId: first.id },
            )
          }
          options={[
            { value: 'some', label: 'Choose members', explained: 'Only those ticked in the list.' },
            { value: 'group', label: 'A group', explained: 'Everyone who is in it now.' },
          ]}
        />
      )}
      {groupId === undefined ? (
        <ChooseMembers
          people={people}
          chosen={new Set(memberIds)}
          onChoose={chosen => choose({ memberIds: [...chosen], groupId: undefined })}
        />
      ) : (
        <GroupSelect
          groups={groups}
          value={groupId}
          onChange={id =>
            choose(id === '' ? { memberIds: [], groupId: undefined } : { memberIds: undefined, groupId: id })
          }
        />
      )}
    </>
  );
}
