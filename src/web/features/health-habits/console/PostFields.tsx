import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { postCategories } from '#domain/health-habit.ts';
import { categoryNames } from '#web/features/health-habits/posts.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { PostForm } from './post-form.ts';

type PostFieldsProps = {
  register: UseFormRegister<PostForm>;
  errors: FieldErrors<PostForm>;
};

export function PostFields({ register, errors }: PostFieldsProps) {
  return (
    <>
      <TextField label="Title" autoFocus error={errors.title?.message} {...register('title')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Category"
          options={postCategories.map(value => ({ value, label: categoryNames[value] }))}
          error={errors.category?.message}
          {...register('category')}
        />
        <TextField
          label="Video link"
          type="url"
          inputMode="url"
          hint="YouTube and Vimeo play in the post; any other is a link."
          error={errors.videoUrl?.message}
          {...register('videoUrl')}
        />
      </div>
      <Switch
        label="Published"
        hint="Members read it once this is on. Until then it is a draft."
        {...register('isPublished')}
      />
      <TextArea
        label="Content"
        rows={14}
        hint="Markdown: ## Heading, **bold**, *italic*, - list, > quote, [words](https://…)"
        error={errors.content?.message}
        {...register('content')}
      />
    </>
  );
}
