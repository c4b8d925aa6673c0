import type { ComponentProps, ReactNode } from 'react';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { cx } from '#web/ui/look/cx.ts';
import { bracket, GroupMark } from '#web/prescriptions/GroupMark.tsx';
import type { GroupPlace } from '#web/prescriptions/group-places.ts';
import { prescriptionText, type SaidPrescription } from '#domain/prescriptions/prescription-line.ts';

type PrescriptionLineProps = Pick<ComponentProps<'li'>, 'ref' | 'style' | 'className'> & {
  /** Before it: its place in the day, or a handle to move it by. */
  mark: ReactNode;
  name: string;
  category: ExerciseCategory;
  prescription: SaidPrescription;
  /** Where it stands in a group. */
  group?: GroupPlace | null | undefined;
  /** What is prescribed in words; of the category's own parameters unless given. */
  text?: string;
  /** Beside it: what can be done with it. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** One exercise in a day's list: its place, its name, what is prescribed, its notes. */
export function PrescriptionLine(props: PrescriptionLineProps) {
  const { mark, name, category, prescription, actions, group, children, className, ...rest } = props;
  const { text = prescriptionText(category, prescription), ...item } = rest;
  return (
    <li {...item} className={cx('flex items-start gap-2', bracket(group), className)}>
      {typeof mark === 'number' ? (
        <span aria-hidden="true" className="min-w-5 pt-px text-right text-sm text-faint">
          {mark}
        </span>
      ) : (
        mark
      )}
      <div className="min-w-0 flex-1">
        <GroupMark of={group} />
        <p className="font-medium break-words">{name}</p>
        {text && <p className="text-sm break-words text-muted">{text}</p>}
        {prescription.notes && (
          <p className="text-sm break-words whitespace-pre-line text-faint">{prescription.notes}</p>
        )}
        {children}
      </div>
      {actions}
    </li>
  );
}
