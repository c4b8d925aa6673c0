import { DishPicture } from '#web/recipes/DishPicture.tsx';
import { ChoosePicture } from '#web/ui/fields/ChoosePicture.tsx';

const longestSidePx = 1600;

type PictureFieldProps = {
  /** The picture's address, a chosen one as a data URL, or empty for none. */
  value: string;
  dietTags: readonly string[];
  error?: string | undefined;
  onChange: (value: string) => void;
  onPreparing: (isPreparing: boolean) => void;
};

/** The dish, as its card will show it; a chosen picture is sent with the form. */
export function PictureField({ dietTags, ...field }: PictureFieldProps) {
  return (
    <ChoosePicture
      {...field}
      hint="JPEG, PNG, WebP or AVIF, three wide and two high."
      longestSidePx={longestSidePx}
    >
      <DishPicture imageUrl={field.value} dietTags={dietTags} className="rounded-md" />
    </ChoosePicture>
  );
}
