import type { Units } from '#domain/measures/measure.ts';
import type { Measure } from '#domain/training-sessions/player/current-set.ts';
import {
  isDecimal,
  nameOf,
  readTyped,
  toType,
  unitOf,
  valueText,
} from '#web/features/training-sessions/player/state/measure-text.ts';
import { NumberStepper, type NumberStepperProps } from './NumberStepper.tsx';

type MeasureStepperProps = Pick<NumberStepperProps, 'value' | 'onStep' | 'onTyped'> & {
  measure: Measure;
  /** Its weight is help. */
  isAssisted: boolean;
  units: Units;
  /** Whose measure it is, where several exercises are on the screen. */
  of?: string;
};

/** One number of a set, named and read by what it measures. */
export function MeasureStepper({ measure, isAssisted, units, of, value, ...does }: MeasureStepperProps) {
  const name = nameOf(measure, isAssisted);
  return (
    <NumberStepper
      label={of === undefined ? name : `${of}, ${name}`}
      value={value}
      unit={unitOf(measure, value, units, isAssisted)}
      text={valueText(measure, value)}
      toType={toType(measure, value)}
      isDecimal={isDecimal(measure)}
      read={typed => readTyped(measure, typed, isAssisted)}
      {...does}
    />
  );
}
