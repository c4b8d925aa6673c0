import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { Brand } from '#brand.ts';
import { maxNameLength } from '#domain/fellowship/fellowship-limits.ts';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { typedNumber } from '#web/ui/controls/typed-number.ts';

type Typed = {
  firstName: string;
  lastName: string;
  fellowshipName?: string | undefined;
  coachPhone?: string | undefined;
  coachEmail?: string | undefined;
  monthlyPriceDollars?: string | number | null | undefined;
};

type FirstWordsProps<Values extends Typed> = {
  register: UseFormRegister<Values>;
  errors: FieldErrors<Typed>;
};

/** What visitors and members are told from the first hour on. Everything may be passed over. */
export function FirstWords<Values extends Typed>({ register, errors }: FirstWordsProps<Values>) {
  const field = register as unknown as UseFormRegister<Typed>;
  return (
    <fieldset className="grid gap-5 border-t border-line pt-6">
      <legend className="sr-only">Your fellowship</legend>
      <div>
        <h2 aria-hidden="true" className="display text-xl">
          Your fellowship
        </h2>
        <p className="mt-1 text-sm text-muted">
          What visitors and members see, with your name. You can leave all of it for later: it is in
          Fellowship Settings.
        </p>
      </div>
      <TextField
        label="Name of the fellowship"
        autoComplete="organization"
        maxLength={maxNameLength}
        error={errors.fellowshipName?.message}
        {...field('fellowshipName')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Phone for members"
          autoComplete="off"
          inputMode="tel"
          maxLength={60}
          error={errors.coachPhone?.message}
          {...field('coachPhone')}
        />
        <TextField
          label="Mail for members"
          type="email"
          autoComplete="off"
          error={errors.coachEmail?.message}
          {...field('coachEmail')}
        />
      </div>
      <NumberField
        label="Price a month"
        decimal
        prefix="$"
        enterKeyHint="go"
        className="sm:max-w-48"
        error={errors.monthlyPriceDollars?.message}
        {...field('monthlyPriceDollars')}
      />
    </fieldset>
  );
}

/** The brand with what was just said: this page came before it. */
export function brandWith(brand: Brand, typed: Typed): Brand {
  const price = String(typed.monthlyPriceDollars ?? '').trim();
  return {
    ...brand,
    name: typed.fellowshipName?.trim() || brand.name,
    coach: {
      name: `${typed.firstName.trim()} ${typed.lastName.trim()}`.trim(),
      phone: typed.coachPhone?.trim() ?? '',
      email: typed.coachEmail?.trim().toLowerCase() ?? '',
    },
    monthlyPriceDollars: price === '' ? brand.monthlyPriceDollars : typedNumber(price),
  };
}
