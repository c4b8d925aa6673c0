import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { FieldNotes } from '#web/ui/fields/Field.tsx';
import { cx } from '#web/ui/look/cx.ts';

export type NumberStepperProps = {
  label: string;
  value: number | null;
  /** What stands next to the number: 'lb', 'reps'. */
  unit: string;
  text: string;
  /** What stands in the field when the number is typed. */
  toType: string;
  /** The number that was typed, or a sentence that says why it is none. */
  read: (typed: string) => number | string;
  isDecimal?: boolean;
  onStep: (direction: 'up' | 'down') => void;
  onTyped: (value: number | null) => void;
};

/** A large number between a step down and a step up; a tap on it types another. Held, a step goes on. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, value, unit, text, onStep } = props;
  // Focus comes back with the number itself: a frame later it would be taken from what was pressed meanwhile.
  const [shows, setShows] = useState<'shown' | 'typing' | 'typed'>('shown');
  return (
    <div role="group" aria-label={label} className="flex items-center justify-between gap-2">
      <StepButton label={`Less: ${label}`} onStep={() => onStep('down')} isDisabled={value === null}>
        <Minus aria-hidden="true" />
      </StepButton>
      {shows === 'typing' ? (
        <Typing {...props} onEnd={hasFocus => setShows(hasFocus ? 'typed' : 'shown')} />
      ) : (
        <button
          type="button"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter in the field leads back to its number
          autoFocus={shows === 'typed'}
          aria-label={`${label}: ${text} ${unit}. Type another`}
          onClick={() => setShows('typing')}
          className="flex min-h-16 min-w-0 flex-1 flex-wrap items-baseline justify-center gap-x-1.5 rounded-md px-1 hover:bg-hover"
        >
          <span className={cx('font-semibold tracking-tight', sizeOf(text))}>{text}</span>
          <span className="text-lg text-muted">{unit}</span>
        </button>
      )}
      <StepButton label={`More: ${label}`} onStep={() => onStep('up')}>
        <Plus aria-hidden="true" />
      </StepButton>
    </div>
  );
}

/** As large as fits between the steps, on the narrowest phone too: '185', '102.5', '147.42'. */
function sizeOf(text: string): string {
  if (text.length <= 4) return 'text-[min(4rem,18.2vw)]/[min(4.125rem,18.8vw)] max-[22rem]:text-5xl';
  if (text.length === 5)
    return 'text-[min(4rem,17.4vw)]/[min(4.125rem,18vw)] max-[23rem]:text-5xl max-[22rem]:text-4xl';
  return text.length === 6
    ? 'text-[min(3rem,13.7vw)]/[min(3.25rem,14.8vw)] max-[22rem]:text-4xl'
    : 'text-[min(2.375rem,11.9vw)]/[min(2.625rem,13.2vw)]';
}

function Typing({
  label,
  toType,
  isDecimal,
  read,
  onTyped,
  onEnd,
}: NumberStepperProps & { onEnd: (hasFocus: boolean) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const notes = useId();
  const [text, setText] = useState(toType);
  const [isTried, setTried] = useState(false);
  useEffect(() => field.current?.select(), []);
  const value = text.trim() === '' ? null : read(text);
  const isUnread = typeof value === 'string';
  const problem = isUnread && isTried ? value : undefined;
  /** What is no number stays as it was typed, and the field open. */
  const take = (hasFocus: boolean) => {
    if (isUnread) return setTried(true);
    onTyped(value);
    onEnd(hasFocus);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') take(true);
    else onEnd(true);
  };
  return (
    <div className="grid w-0 min-w-0 flex-1 gap-1">
      <input
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the tap on the number asked for it
        autoFocus
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && `${notes}-error`}
        data-unread={isUnread || undefined}
        inputMode={isDecimal ? 'decimal' : 'numeric'}
        enterKeyHint="done"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={onKey}
        onInvalid={() => setTried(true)}
        onBlur={() => take(false)}
        className="min-h-16 min-w-0 rounded-md border border-accent bg-sunken text-center text-[min(3rem,15vw)]/[min(3.25rem,16.25vw)] font-semibold outline-2 outline-accent"
      />
      <FieldNotes id={notes} error={problem} />
    </div>
  );
}

/** Milliseconds until a held step goes on, and between its steps. */
const heldAfter = 450;
const heldEvery = 90;

type StepButtonProps = { label: string; onStep: () => void; isDisabled?: boolean; children: ReactNode };

function StepButton({ label, onStep, isDisabled, children }: StepButtonProps) {
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  const timers = useRef<{ wait?: ReturnType<typeof setTimeout>; go?: ReturnType<typeof setInterval> }>({});
  const wasHeld = useRef(false);
  const stop = useCallback(() => {
    clearTimeout(timers.current.wait);
    clearInterval(timers.current.go);
  }, []);
  const press = () => {
    wasHeld.current = false;
    stop();
    timers.current.wait = setTimeout(() => {
      wasHeld.current = true;
      timers.current.go = setInterval(() => step.current(), heldEvery);
    }, heldAfter);
  };
  useEffect(() => stop, [stop]);
  return (
    <IconButton
      label={label}
      variant="secondary"
      aria-disabled={isDisabled || undefined}
      className="size-14 rounded-xl"
      onPointerDown={press}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={event => event.preventDefault()}
      onClick={() => !wasHeld.current && !isDisabled && onStep()}
    >
      {children}
    </IconButton>
  );
}
