import { loadingInput } from '#contract/loading-fields.ts';
import { updateProfile } from '#contract/profile.ts';
import { gymLoading, type Loading } from '#domain/loads/loading.ts';
import { weightUnits } from '#domain/measures/measure.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { formOf, type LoadingForm, loadingPresets } from './loading-form.ts';
import { PlateRows } from './PlateRows.tsx';

type LoadingDialogProps = { loading: Loading | null; onClose: () => void };

const units = weightUnits.map(unit => ({ value: unit, label: unit }));

/** The bar, how many pairs of which plates, and the smallest step; one of the usual sets fills it in. */
export function LoadingDialog({ loading, onClose }: LoadingDialogProps) {
  const { weight: own } = useUnits();
  const form = useContractForm<typeof loadingInput, LoadingForm>(
    loadingInput,
    formOf(loading ?? gymLoading[own]),
  );
  const { errors } = form.formState;
  const save = useSend(updateProfile, {
    success: { title: 'Your bar and plates are saved' },
    onSuccess: onClose,
  });
  const forget = useSend(updateProfile, {
    success: { title: 'Your bar and plates are removed' },
    onSuccess: onClose,
  });
  const failed = save.error ?? forget.error;
  const unit = form.watch('unit');
  const submit = form.handleSubmit(typed => save.mutate({ body: { loading: typed } }));
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="My bar and plates"
      size="sm"
      error={failed ? sentenceOf(failed, 'This could not be saved. Please try again.') : undefined}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div role="group" aria-label="Fill in" className="flex flex-wrap gap-2">
          {loadingPresets.map(preset => (
            <Button key={preset.label} size="sm" onClick={() => form.reset(formOf(preset.loading(unit)))}>
              {preset.label}
            </Button>
          ))}
        </div>
        <div className="grid grid-halves gap-4">
          <SelectField label="Unit" options={units} error={errors.unit?.message} {...form.register('unit')} />
          <NumberField
            label="Bar"
            decimal
            suffix={unit}
            error={errors.bar?.message}
            {...form.register('bar')}
          />
        </div>
        <PlateRows form={form} unit={unit} />
        <NumberField
          label="Smallest step"
          hint="Weights go up and down by no less, dumbbells and machines too."
          decimal
          suffix={unit}
          error={errors.step?.message}
          {...form.register('step')}
        />
        {loading && (
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-start"
            pending={forget.isPending}
            onClick={() => forget.mutate({ body: { loading: null } })}
          >
            Remove my bar and plates
          </Button>
        )}
      </div>
    </Dialog>
  );
}
