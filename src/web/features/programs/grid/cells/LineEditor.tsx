import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import { useRecentExercises } from '#web/parts/exercise-picker/recent-exercises.ts';
import { typeLine } from '#web/features/programs/grid/editing/type-line.ts';
import type { Move, Cell } from '#web/features/programs/grid/document/selection.ts';
import { cx } from '#web/ui/look/cx.ts';
import { useSuggestions } from './suggestions.ts';
import { useGrid } from './use-grid.ts';

/** A line being typed, with the exercises that it may begin with. */
export function LineEditor({ cell }: { cell: Cell }) {
  const grid = useGrid();
  const list = useId();
  const [text, setText] = useState(grid.now().editing?.text ?? '');
  const [picked, setPicked] = useState(-1);
  const isOver = useRef(false);
  const { name } = parseShorthand(text);
  const suggestions = useSuggestions(name);
  const { note } = useRecentExercises();

  const finish = (move: Move | null) => {
    if (isOver.current) return;
    isOver.current = true;
    const exerciseId = typeLine(grid, cell, text, move);
    if (exerciseId !== null) note(exerciseId);
  };
  const leave = useEffectEvent(() => document.hidden && finish(null));
  useEffect(() => {
    // A phone closes a page without notice: the text is in the draft by then.
    const hide = () => leave();
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
  const give = (exercise: string) => {
    setText(`${exercise}${text.trimStart().slice(name.length) || ' '}`);
    setPicked(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const suggestion = suggestions[picked];
    const act = actOf(event, { suggestion, count: suggestions.length });
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    switch (act.kind) {
      case 'give':
        return give(act.name);
      case 'pick':
        return setPicked(
          (picked + act.by + suggestions.length + 1) % (suggestions.length + 1) || (act.by > 0 ? 0 : -1),
        );
      case 'cancel':
        isOver.current = true;
        grid.edit(null);
        return grid.select(grid.now().selection);
      default:
        return finish(act.move);
    }
  };
  return (
    <div className="absolute inset-y-0 left-0 z-20 min-w-full sm:w-88">
      <input
        role="combobox"
        aria-label="Line"
        aria-expanded={suggestions.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={picked >= 0 ? `${list}-${picked}` : undefined}
        autoFocus
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={10_000}
        placeholder="Back Squat 4x6-8 @75% r120"
        value={text}
        onChange={event => {
          setText(event.target.value);
          setPicked(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => finish(null)}
        className="h-full min-h-8 lg:group-data-[rows=compact]/grid:min-h-6 w-full bg-raised px-2 text-sm text-ink ring-2 ring-accent outline-none ring-inset max-lg:min-h-11 max-lg:text-base"
      />
      <div
        id={list}
        role="listbox"
        aria-label="Exercises"
        hidden={suggestions.length === 0}
        className="absolute top-full left-0 z-30 w-full min-w-64 rounded-b-md border border-line bg-raised py-1 shadow-overlay"
      >
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.id}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === picked}
            onPointerDown={event => {
              // The line keeps the focus.
              event.preventDefault();
              give(suggestion.name);
            }}
            className={cx(
              'flex min-h-8 cursor-pointer items-center justify-between gap-3 px-2 text-sm text-ink max-lg:min-h-11',
              index === picked ? 'bg-accent-soft' : 'hover:bg-hover',
            )}
          >
            <span className="truncate">{suggestion.name}</span>
            <span className="shrink-0 text-xs text-muted">{suggestion.category}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

type Act =
  | { kind: 'give'; name: string }
  | { kind: 'pick'; by: 1 | -1 }
  | { kind: 'cancel' }
  | { kind: 'finish'; move: Move };

type Offered = { suggestion: { name: string } | undefined; count: number };

function actOf(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { suggestion, count }: Offered,
): Act | null {
  if (altKey || ctrlKey || metaKey) return null;
  switch (key) {
    case 'Enter':
      return suggestion
        ? { kind: 'give', name: suggestion.name }
        : { kind: 'finish', move: shiftKey ? 'up' : 'down' };
    case 'Tab':
      if (suggestion) return { kind: 'give', name: suggestion.name };
      return { kind: 'finish', move: shiftKey ? 'left' : 'right' };
    case 'Escape':
      return { kind: 'cancel' };
    case 'ArrowDown':
      return count > 0 ? { kind: 'pick', by: 1 } : { kind: 'finish', move: 'down' };
    case 'ArrowUp':
      return count > 0 ? { kind: 'pick', by: -1 } : { kind: 'finish', move: 'up' };
    default:
      return null;
  }
}
