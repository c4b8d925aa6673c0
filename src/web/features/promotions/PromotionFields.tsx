import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { ChoosePicture } from '#web/ui/pictures/ChoosePicture.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { PromotionForm } from './promotion-form.ts';
import { typeOptions } from './promotions.ts';

type PromotionFieldsProps = {
  register: UseFormRegister<PromotionForm>;
  errors: FieldErrors<PromotionForm>;
  imageUrl: string;
  onImage: (imageUrl: string) => void;
  onPreparing: (isPreparing: boolean) => void;
};

const longestSidePx = 1024;

export function PromotionFields({ register, errors, imageUrl, onImage, onPreparing }: PromotionFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Title"
        required
        autoFocus
        className="sm:col-span-2"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label="Description"
        rows={2}
        hint="The banner has room for two lines; on a phone, for one."
        className="sm:col-span-2"
        error={errors.description?.message}
        {...register('description')}
      />
      <TextField
        label="Button text"
        placeholder="Learn More"
        error={errors.buttonText?.message}
        {...register('buttonText')}
      />
      <TextField
        label="Button link"
        inputMode="url"
        autoCapitalize="none"
        placeholder="/subscribe"
        hint="A page of ours, or one that starts with https://"
        error={errors.buttonUrl?.message}
        {...register('buttonUrl')}
      />
      <SelectField label="Type" options={typeOptions} error={errors.type?.message} {...register('type')} />
      <div className="grid content-start gap-1.5">
        <span className="text-sm font-medium">Picture</span>
        <ChoosePicture
          value={imageUrl}
          hint="JPEG, PNG, WebP or AVIF. It is cut to a square."
          longestSidePx={longestSidePx}
          error={errors.imageUrl?.message}
          onChange={onImage}
          onPreparing={onPreparing}
        />
      </div>
    </div>
  );
}
