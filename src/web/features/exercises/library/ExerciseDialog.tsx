import { useWatch } from 'react-hook-form';
import { createExercise, updateExercise } from '#contract/exercises.ts';
import { difficultyLevels, exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { embedUrl } from '#domain/videos/video-embed.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { VideoFrame } from '#web/ui/video/VideoFrame.tsx';
import { capitalised } from '#web/ui/text/words.ts';
import { DefaultPrescriptionFields } from './DefaultPrescriptionFields.tsx';
import { type ExerciseForm, exerciseForm, formOf, hasWeight, payloadOf } from './exercise-form.ts';
import type { Exercise } from './library.ts';
import { LinkedLift } from './LinkedLift.tsx';
import { SharedNames } from './SharedNames.tsx';

type ExerciseDialogProps = {
  exercise: Exercise | 'new';
  /** The field that is meant. */
  opensAt?: 'name' | 'videoUrl';
  onClose: () => void;
};

export function ExerciseDialog({ exercise, opensAt = 'name', onClose }: ExerciseDialogProps) {
  const isNew = exercise === 'new';
  const form = useContractForm<typeof exerciseForm, ExerciseForm>(
    exerciseForm,
    formOf(isNew ? null : exercise),
  );
  const outcome = { onSuccess: onClose, onError: form.refuse, plainly: true };
  const create = useSend(createExercise, {
    ...outcome,
    success: { title: 'Success', description: 'Exercise created successfully' },
    failure: 'Failed to create exercise',
  });
  const update = useSend(updateExercise, {
    ...outcome,
    success: { title: 'Success', description: 'Exercise updated successfully' },
    failure: 'Failed to update exercise',
  });
  const pending = create.isPending || update.isPending;
  const failed = create.error ?? update.error;
  const submit = form.handleSubmit(values => {
    const body = payloadOf(values);
    if (isNew) create.mutate({ body });
    else update.mutate({ params: { id: exercise.id }, body });
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control }) as ExerciseForm;
  const { name, videoUrl, category, linkedExerciseId } = typed;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={isNew ? 'Create New Exercise' : 'Edit Exercise'}
      error={failed ? sentenceOf(failed, 'This could not be saved. Please try again.') : undefined}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={pending} pendingLabel="Saving...">
            {isNew ? 'Create Exercise' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Name"
          autoFocus={opensAt === 'name'}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextArea
          label="Other names"
          hint="One a line. Searches find it by these too."
          rows={1}
          error={errors.aliases?.message}
          {...form.register('aliases')}
        />
        <SharedNames id={isNew ? null : exercise.id} name={name} aliases={typed.aliases} />
        <TextArea
          label="Description"
          rows={3}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Category"
            options={exerciseCategories.map(value => ({ value, label: value }))}
            {...form.register('category')}
          />
          <SelectField
            label="Difficulty"
            options={difficultyLevels.map(value => ({ value, label: capitalised(value) }))}
            {...form.register('difficultyLevel')}
          />
        </div>
        <TextField
          label="Muscle groups"
          hint="Separate with commas: Chest, Triceps"
          error={errors.muscleGroups?.message}
          {...form.register('muscleGroups')}
        />
        <TextField
          label="Equipment"
          hint="Separate with commas: Barbell, Rack"
          error={errors.equipment?.message}
          {...form.register('equipment')}
        />
        <DefaultPrescriptionFields
          category={category}
          value={typed.defaultPrescription}
          onChange={given => form.setValue('defaultPrescription', given, { shouldDirty: true })}
        />
        {hasWeight(category) && (
          <Checkbox
            label="Assisted: less help is better"
            hint="A weight of 20 is 20 of help, as from a band or a counterweight."
            {...form.register('isAssisted')}
          />
        )}
        {category === 'Strength' && (
          <LinkedLift
            exerciseId={isNew ? null : exercise.id}
            linkedExerciseId={linkedExerciseId}
            register={form.register}
            error={errors.linkedExerciseId?.message}
            ratioError={errors.linkedRatio?.message}
          />
        )}
        <TextField
          label="Your own video"
          hint="YouTube, Vimeo or any link. Members open it from the exercise in their day."
          type="url"
          inputMode="url"
          autoFocus={opensAt === 'videoUrl'}
          error={errors.videoUrl?.message}
          {...form.register('videoUrl')}
        />
        {embedUrl(videoUrl) && <VideoFrame link={videoUrl} title={name} />}
      </div>
    </Dialog>
  );
}
