import { useEffect, useState } from 'react';
import type { Question } from '#domain/check-ins/question.ts';
import { QuestionFace } from '#web/check-ins/QuestionFace.tsx';
import { fileOf } from '#web/data/file-of.ts';
import { useCurrentUser } from '#web/session/current-user.ts';

const keptFiles = () => import('#web/attachments/kept-files.ts');

type PictureQuestionProps = {
  question: Question;
  /** By which the picture is kept on this device until it is sent; empty for none. */
  fileKey: string;
  error: string | undefined;
  onPut: (fileKey: string) => void;
  /** Stays the same from drawing to drawing. */
  onGone: (questionId: string) => void;
  onPreparing: (isPreparing: boolean) => void;
};

/** A question that is answered by a picture: it is made ready here, looked at, and kept with what is answered so far. */
export function PictureQuestion(props: PictureQuestionProps) {
  const { question, fileKey, error, onPut, onGone, onPreparing } = props;
  const { user } = useCurrentUser();
  const address = useKeptPicture(fileKey, question.id, onGone);
  const choose = async (chosen: string) => {
    const files = await keptFiles();
    onPut(chosen === '' ? '' : await files.keepFile(user?.id ?? '', fileOf(chosen)));
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

/** Where it can be seen; empty until it is there. */
function useKeptPicture(key: string, questionId: string, onGone: (questionId: string) => void): string {
  const [seen, setSeen] = useState({ key: '', address: '' });
  useEffect(() => {
    if (key === '') return undefined;
    let address = '';
    let isLeft = false;
    void keptFiles()
      .then(files => files.keptFile(key))
      .then(file => {
        if (isLeft) return undefined;
        // The storage was cleared, or never took it: it is to be chosen again.
        if (file === null) return onGone(questionId);
        address = URL.createObjectURL(file.blob);
        return setSeen({ key, address });
      })
      .catch(() => undefined);
    return () => {
      isLeft = true;
      if (address !== '') URL.revokeObjectURL(address);
    };
  }, [key, questionId, onGone]);
  return seen.key === key ? seen.address : '';
}
