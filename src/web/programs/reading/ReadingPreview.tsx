import type { ReactNode, RefObject } from 'react';
import type { ProgramReading, Question } from '#domain/program-reader/program-reading.ts';
import { GivenAndRead } from './GivenAndRead.tsx';
import { LeftLines } from './LeftLines.tsx';
import { Questions } from './Questions.tsx';
import { leftLines, summaryOf } from './reading-text.ts';
import { type Sheet, withAnswer, withLine } from './sheet.ts';
import { UnitSwitch } from './UnitSwitch.tsx';

type ReadingPreviewProps = {
  sheet: Sheet;
  onSheet: (sheet: Sheet) => void;
  reading: ProgramReading;
  /** What is asked besides names that are not known. */
  questions: readonly Question[];
  /** How many names are not known. */
  openNames: number;
  /** Gets the focus once nothing is left to be said. */
  summary?: RefObject<HTMLParagraphElement | null>;
  /** What the names mean that the library does not know. */
  names: ReactNode;
};

/** What was read of a text, beside what was given: what is asked of it, what is left over, and each line. */
export function ReadingPreview(props: ReadingPreviewProps) {
  const { sheet, onSheet, reading, questions, openNames, summary, names } = props;
  if (reading.lines.length === 0) return null;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p ref={summary} role="status" tabIndex={-1} className="min-w-0 flex-1 basis-56 font-medium">
          {summaryOf(reading, { questions: questions.length, names: openNames })}
        </p>
        <UnitSwitch unit={sheet.weightUnit} onUnit={weightUnit => onSheet({ ...sheet, weightUnit })} />
      </div>
      <Questions
        questions={questions}
        answers={sheet.answers}
        onAnswer={(id, value) => onSheet(withAnswer(sheet, id, value))}
      />
      {names}
      <LeftLines
        lines={leftLines(reading)}
        onChange={(line, typed) => onSheet(withLine(sheet, line, typed))}
      />
      <GivenAndRead lines={reading.lines} />
    </div>
  );
}
