import { useState } from 'react';
import { useSheet } from '#web/features/programs/reading/use-sheet.ts';
import { ChooseSource } from './ChooseSource.tsx';
import { ConfirmImport } from './ConfirmImport.tsx';
import { ConfirmText } from './ConfirmText.tsx';
import { bareName, isJson, type Made, type ImportSummary } from './import-source.ts';
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
  const [summary, setSummary] = useState<ImportSummary | null>(null);
  const [isLookedAt, setLookedAt] = useState(text !== '');
  const [made, setMade] = useState<Made | null>(null);
  const source = { text: sheet.text, fileName };
  const back = () => {
    setLookedAt(false);
    setSummary(null);
  };
  const finish = (done: Made) => {
    drop();
    setMade(done);
  };
  if (made) return <ImportedDialog made={made} onClose={onClose} />;
  if (summary?.read)
    return (
      <ConfirmImport
        text={sheet.text}
        summary={summary}
        read={summary.read}
        onSummary={setSummary}
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
      refused={summary?.refused ?? []}
      isRestored={isRestored}
      onStartOver={startOver}
      onSource={next => {
        setSheet({ ...sheet, text: next.text });
        setFileName(next.fileName);
        setSummary(null);
      }}
      onSummary={setSummary}
      onText={() => setLookedAt(true)}
      onClose={onClose}
    />
  );
}
