import { DeleteFile } from '#web/attachments/DeleteFile.tsx';
import { ShownPicture } from '#web/attachments/ShownPicture.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import type { AnsweredWeek } from './check-in-text.ts';

type AnswerPictureProps = { picture: AnsweredWeek['pictures'][number] | undefined; about: string };

/** The picture that answers a question; whose it is may delete it. */
export function AnswerPicture({ picture, about }: AnswerPictureProps) {
  const { user } = useCurrentUser();
  if (!picture || picture.deletedAt !== null)
    return <span className="text-muted italic">The picture was deleted</span>;
  return (
    <div className="grid justify-items-start gap-1">
      <ShownPicture picture={picture} about={about} />
      {user?.role === 'member' && <DeleteFile id={picture.id} name="picture" of="answer" />}
    </div>
  );
}
