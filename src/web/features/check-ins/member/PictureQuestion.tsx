import type { Question } from '#domain/check-ins/question.ts';
import { useFileAddress } from '#web/outbox/files/store/use-file-address.ts';
import { QuestionFace } from '#web/features/check-ins/QuestionFace.tsx';
import { fileOf } from '#web/data/pictures/file-of.ts';
import { useCurrentUser } from '#web/session/current-user.ts';

const fileStore = () => import('#web/outbox/files/store/file-store.ts');

type PictureQuestionProps = {
  question: Question;
  /** By which the picture is kept on this device until it is sent; empty for none. */
  fileKey: string;
  error: string | undefined;
  onPut: (fileKey: string) => void;
  /** The storage was cleared, or never took it: it is to be chosen again. Stays the same from drawing to drawing. */
  onGone: (fileKey: string) => void;
  onPreparing: (isPreparing: boolean) => void;
};

/** A question that is answered by a picture: it is made ready here, looked at, and kept with what is answered so far. */
export function PictureQuestion(props: PictureQuestionProps) {
  const { question, fileKey, error, onPut, onGone, onPreparing } = props;
  const { user } = useCurrentUser();
  const address = useFileAddress(fileKey, { onGone });
  const choose = async (chosen: string) => {
    const files = await fileStore();
    onPut(chosen === '' ? '' : await files.keepFile(fileOf(chosen), { userId: user?.id ?? '' }));
    if (fileKey !== '') await files.dropFiles([fileKey]);
  };
  return (
    <QuestionFace
      question={question}
      value={address}
      weightUnit=""
      error={error}
      onChoose={nothing}
      onType={nothing}
      onPicture={chosen => void choose(chosen)}
      onPreparing={onPreparing}
    />
  );
}

const nothing = () => undefined;
