import type { ComponentProps, ReactNode } from 'react';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { cx } from '#web/ui/look/cx.ts';
import { bracket, GroupMark } from '#web/parts/prescriptions/GroupMark.tsx';
import type { GroupPosition } from '#web/parts/prescriptions/group-positions.ts';
import { type PrescribedText, prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { useUnits } from '#web/measures/use-units.ts';

type PrescriptionLineProps = Pick<ComponentProps<'li'>, 'ref' | 'style' | 'className'> & {
  /** Before it: its place in the day, or a handle to move it by. */
  mark: ReactNode;
  name: string;
  category: ExerciseCategory;
  prescription: PrescribedText & { notes?: string | null };
  /** Position in a group. */
  group?: GroupPosition | null | undefined;
  /** Beside it: what can be done with it. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** An exercise in a day's list: its position, name, prescription and notes. */
export function PrescriptionLine(props: PrescriptionLineProps) {
  const { mark, name, category, prescription, actions, group, children, className, ...item } = props;
  const text = prescriptionLine(prescription, category, useUnits());
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
