import { longestSideOfPicture } from '#domain/conversations/attachment.ts';
import { ChoosePicture } from '#web/ui/pictures/ChoosePicture.tsx';

type PictureFaceProps = {
  text: string;
  /** Empty for none. */
  address: string;
  error: string | undefined;
  onChange: (chosen: string) => void;
  onPreparing: (isPreparing: boolean) => void;
};

/** A picture, taken now or chosen: a phone offers both. It is looked at before it is sent. */
export function PictureFace({ text, address, error, onChange, onPreparing }: PictureFaceProps) {
  return (
    <ChoosePicture
      value={address}
      subject={text}
      hint="You and your coaches see it, and nobody else. Its location is not sent."
      longestSidePx={longestSideOfPicture}
      error={error}
      onChange={onChange}
      onPreparing={onPreparing}
    >
      {address !== '' && (
        <img src={address} alt="" className="max-h-[45dvh] max-w-full rounded-md bg-hover object-contain" />
      )}
    </ChoosePicture>
  );
}
