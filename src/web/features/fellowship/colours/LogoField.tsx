import { Logo } from '#web/brand-marks/Logo.tsx';
import { ChoosePicture } from '#web/ui/pictures/ChoosePicture.tsx';

type LogoFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onPreparing: (isPreparing: boolean) => void;
};

/** A logo in place of the drawn mark, on every page. */
export function LogoField({ value, ...field }: LogoFieldProps) {
  return (
    <div className="grid gap-2">
      <span className="text-sm font-medium">Logo</span>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className="grid size-16 shrink-0 place-items-center rounded-lg border border-line bg-sunken p-1.5">
          {value === '' ? (
            <Logo className="size-full text-accent" />
          ) : (
            <img src={value} alt="" width="512" height="512" className="size-full object-contain" />
          )}
        </span>
        <ChoosePicture
          {...field}
          value={value}
          subject="Logo"
          hint="JPEG, PNG, WebP or AVIF, ideally with a transparent background. It is shown on dark and on light."
          className="min-w-0 flex-1 basis-56"
        />
      </div>
    </div>
  );
}
