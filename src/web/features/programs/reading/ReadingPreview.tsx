import type { ReactNode, RefObject } from 'react';
import type { ProgramReading, Question } from '#domain/program-reader/program-reading.ts';
import { SourceAndReading } from './SourceAndReading.tsx';
import { LeftLines } from './LeftLines.tsx';
import { Questions } from './Questions.tsx';
import { leftLines, summaryOf } from './reading-text.ts';
import { type Sheet, withAnswer, withLine } from './sheet.ts';
import { type WeightUnit, weightUnits } from '#domain/measures/measure.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

type ReadingPreviewProps = {
  sheet: Sheet;
  onSheet: (sheet: Sheet) => void;
  reading: ProgramReading;
  /** Questions other than unknown names. */
  questions: readonly Question[];
  /** Number of unknown names. */
  openNames: number;
  /** Gets the focus once nothing is left to be said. */
  summary?: RefObject<HTMLParagraphElement | null>;
  /** The fields for names that the library does not know. */
  names: ReactNode;
};

/** The reading of a text beside the original: its questions, leftovers, and each line. */
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
      <SourceAndReading lines={reading.lines} />
    </div>
  );
}

type UnitSwitchProps = { unit: WeightUnit; onUnit: (unit: WeightUnit) => void };

/** The unit of bare weights: shown once for all of the text, and changed here. */
function UnitSwitch({ unit, onUnit }: UnitSwitchProps) {
  const other = weightUnits.find(one => one !== unit) ?? unit;
  return (
    <p className="flex items-center gap-3 text-sm">
      <span role="status">Bare weights are in {unit}</span>
      <Button size="sm" onClick={() => onUnit(other)}>
        Change to {other}
      </Button>
    </p>
  );
}
