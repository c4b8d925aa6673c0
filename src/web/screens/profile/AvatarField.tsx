import { ChoosePicture } from '#web/ui/pictures/ChoosePicture.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';

type AvatarFieldProps = {
  name: string;
  /** The picture's address, a chosen one as a data URL, or empty for none. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  onPreparing: (isPreparing: boolean) => void;
};

/** The person's picture as others see it; a chosen one is shown at once, and sent with Save Changes. */
export function AvatarField({ name, ...field }: AvatarFieldProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={name} src={field.value} size="xl" />
      <ChoosePicture
        {...field}
        subject="Profile picture"
        hint="JPEG, PNG, WebP or AVIF. It is made smaller before it is sent."
        className="min-w-0 flex-1 basis-56"
      />
    </div>
  );
}
