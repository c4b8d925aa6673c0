import { useState } from 'react';
import { useSheet } from '#web/features/programs/reading/use-sheet.ts';
import { ChooseSource } from './ChooseSource.tsx';
import { ConfirmImport } from './ConfirmImport.tsx';
import { ConfirmText } from './ConfirmText.tsx';
import { bareName, isJson, type Made, type Told } from './import-source.ts';
import { ImportedDialog } from './ImportedDialog.tsx';

type ImportDialogProps = {
  /** Text brought in from elsewhere in the app. */
  text?: string;
  onClose: () => void;
};

/** Brings a program in from a file, or from text as it was written: first it is looked at, then made, whole or not at all. */
export function ImportDialog({ text = '', onClose }: ImportDialogProps) {
  const { sheet, setSheet, isRestored, startOver, drop } = useSheet('import', text);
  const [fileName, setFileName] = useState('');
  const [told, setTold] = useState<Told | null>(null);
  const [isLookedAt, setLookedAt] = useState(text !== '');
  const [made, setMade] = useState<Made | null>(null);
  const source = { text: sheet.text, fileName };
  const back = () => {
    setLookedAt(false);
    setTold(null);
  };
  const finish = (done: Made) => {
    drop();
    setMade(done);
  };
  if (made) return <ImportedDialog made={made} onClose={onClose} />;
  if (told?.read)
    return (
      <ConfirmImport
        text={sheet.text}
        told={told}
        read={told.read}
        onTold={setTold}
        onMade={finish}
        onBack={back}
        onClose={onClose}
      />
    );
  if (isLookedAt && !isJson(sheet.text))
    return (
      <ConfirmText
        sheet={sheet}
        onSheet={setSheet}
        fileName={bareName(fileName)}
        onMade={finish}
        onBack={back}
        onClose={onClose}
      />
    );
  return (
    <ChooseSource
      source={source}
      refused={told?.refused ?? []}
      isRestored={isRestored}
      onStartOver={startOver}
      onSource={next => {
        setSheet({ ...sheet, text: next.text });
        setFileName(next.fileName);
        setTold(null);
      }}
      onTold={setTold}
      onText={() => setLookedAt(true)}
      onClose={onClose}
    />
  );
}
