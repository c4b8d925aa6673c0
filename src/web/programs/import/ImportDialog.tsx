import { useState } from 'react';
import { ChooseSource } from './ChooseSource.tsx';
import { ConfirmImport } from './ConfirmImport.tsx';
import type { Source, Told } from './import-source.ts';

/** Brings a program in from a file or a table: first it is looked at, then made, whole or not at all. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [source, setSource] = useState<Source>({ text: '', fileName: '' });
  const [told, setTold] = useState<Told | null>(null);
  if (told?.read) {
    return (
      <ConfirmImport
        source={source}
        told={told}
        read={told.read}
        onTold={setTold}
        onBack={() => setTold(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <ChooseSource
      source={source}
      refused={told?.refused ?? []}
      onSource={next => {
        setSource(next);
        setTold(null);
      }}
      onTold={setTold}
      onClose={onClose}
    />
  );
}
