import { Link2 } from 'lucide-react';
import { maxGroupRounds, maxRestSeconds } from '#domain/limits.ts';
import { type GroupFormat, type GroupKind, groupKinds } from '#domain/prescriptions/groups/group-format.ts';
import { formatFields, groupKindHints } from '#domain/prescriptions/groups/group-terms.ts';
import { groupKindNames } from '#domain/prescriptions/groups/group-text.ts';
import { plainSuperset } from '#domain/prescriptions/groups/groups.ts';
import type { PrescriptionDetails } from '#domain/prescriptions/prescription-details.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { NumberValueField } from '#web/ui/controls/NumberValueField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { type DayAround, leaderOf, type Neighbour, neighboursOf, nextLabel } from './group-of-day.ts';

type GroupFieldsProps = {
  details: PrescriptionDetails;
  day: DayAround | undefined;
  onChange: (changed: Partial<PrescriptionDetails>, joined?: Neighbour['where']) => void;
};

/** With which neighbours it is done together, and how. */
export function GroupFields({ details, day, onChange }: GroupFieldsProps) {
  const { groupLabel, groupFormat } = details;
  const leader = day && groupLabel ? leaderOf(day, groupLabel) : null;
  const join = (neighbour: Neighbour) => {
    const label = neighbour.details.groupLabel ?? groupLabel ?? (day ? nextLabel(day) : 'A');
    const format = neighbour.details.groupFormat ?? groupFormat ?? plainSuperset;
    onChange({ groupLabel: label, groupFormat: format }, neighbour.where);
  };
  return (
    <>
      {!groupLabel && <p className="text-sm text-muted">Neighbours with the same label are done together.</p>}
      {day && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {neighboursOf(day)
            .filter(({ details: other }) => !groupLabel || other.groupLabel !== groupLabel)
            .map(neighbour => (
              <Button key={neighbour.where} size="sm" className="max-w-full" onClick={() => join(neighbour)}>
                <Link2 aria-hidden="true" className="shrink-0" />
                <span className="truncate">
                  Join with {neighbour.name} ({neighbour.where})
                </span>
              </Button>
            ))}
        </div>
      )}
      <div className="grid grid-halves items-start gap-3">
        <TextField
          label="Label"
          placeholder="A"
          maxLength={10}
          autoComplete="off"
          value={groupLabel ?? ''}
          onChange={event => onChange(labelled(event.target.value, groupFormat))}
        />
        {groupLabel && !leader && (
          <Terms
            format={groupFormat ?? plainSuperset}
            onChange={format => onChange({ groupFormat: format })}
          />
        )}
      </div>
      {groupLabel && leader && (
        <p className="text-sm text-muted">How the group is done is set on its first exercise, {leader}.</p>
      )}
    </>
  );
}

/** Without a label there is no group, and nothing to be said of it. */
const labelled = (label: string, format: GroupFormat | null) =>
  label === ''
    ? { groupLabel: null, groupFormat: null }
    : { groupLabel: label, groupFormat: format ?? plainSuperset };

type TermsProps = { format: GroupFormat; onChange: (format: GroupFormat) => void };

function Terms({ format, onChange }: TermsProps) {
  const { kind } = format;
  return (
    <>
      <SelectField
        label="Done as"
        options={groupKinds.map(value => ({ value, label: groupKindNames[value] }))}
        value={kind}
        onChange={event => onChange(asKind(format, event.target.value as GroupKind))}
      />
      <p className="col-span-full text-sm text-muted">{groupKindHints[kind]}</p>
      {formatFields[kind].map(field => (
        <Term key={field} field={field} format={format} onChange={onChange} />
      ))}
    </>
  );
}

/** Fields that the new kind has no use for are dropped. */
function asKind(format: GroupFormat, kind: GroupKind): GroupFormat {
  const kept = Object.fromEntries(formatFields[kind].map(field => [field, format[field]]));
  return { ...plainSuperset, ...kept, kind };
}

type Field = keyof Omit<GroupFormat, 'kind'>;

/** A cap is typed in minutes, all other times in seconds. */
function Term({ field, format, onChange }: TermsProps & { field: Field }) {
  const isCap = field === 'capSeconds';
  const size = isCap ? 60 : 1;
  const value = format[field];
  return (
    <NumberValueField
      label={labelOf(field, format.kind)}
      least={isCap ? 1 / size : 1}
      most={field === 'rounds' ? maxGroupRounds : maxRestSeconds / size}
      decimal={isCap}
      value={value === null ? null : value / size}
      onValue={typed => onChange({ ...format, [field]: typed === null ? null : Math.round(typed * size) })}
    />
  );
}

function labelOf(field: Field, kind: GroupKind): string {
  if (field === 'rounds') return kind === 'emom' ? 'How many times' : 'Rounds';
  if (field === 'workSeconds') return kind === 'emom' ? 'Begins every (seconds)' : 'Work (seconds)';
  if (field === 'capSeconds') return kind === 'amrap' ? 'Time (minutes)' : 'Time cap (minutes)';
  return kind === 'intervals' ? 'Rest (seconds)' : 'Rest after a round (seconds)';
}
