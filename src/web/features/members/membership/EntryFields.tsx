import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { cashCurrencies } from '#domain/membership/money.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { EntryTyped } from './entry-form.ts';

type EntryFieldsProps = {
  register: UseFormRegister<EntryTyped>;
  errors: FieldErrors<EntryTyped>;
  /** Without it cash gives no days: the provider renews the membership. */
  takesDays: boolean;
};

const currencies = cashCurrencies.map(value => ({ value, label: value }));

/** The amount paid, the date, and how many days it gives. */
export function EntryFields({ register, errors, takesDays }: EntryFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
      <NumberField label="Amount" decimal least={0} error={errors.amount?.message} {...register('amount')} />
      <SelectField
        label="Currency"
        options={currencies}
        error={errors.currency?.message}
        {...register('currency')}
      />
      {takesDays && (
        <NumberField
          label="Days it gives"
          suffix="days"
          least={0}
          className="col-span-2 sm:max-w-48"
          error={errors.days?.message}
          {...register('days')}
        />
      )}
      <DateField
        label="Paid on"
        className="col-span-2 sm:max-w-48"
        error={errors.paidOn?.message}
        {...register('paidOn')}
      />
      <TextField
        label="Note"
        className="col-span-2"
        autoComplete="off"
        error={errors.note?.message}
        {...register('note')}
      />
    </div>
  );
}
