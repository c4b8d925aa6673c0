type SelectRowProps = {
  id: string;
  /** Subject of the row, as in 'Select Ada Stone'. */
  name: string;
  isSelected: boolean;
  className?: string;
  onPress: (id: string, isRange: boolean) => void;
};

/**
 * Ticks one row of a list; with Shift all from the one ticked before. A bare box: there may be thousands, on pages that have no
 * form. `<SelectRow id={id} name={name} isSelected={…} onPress={selection.press} />`
 */
export function SelectRow({ id, name, isSelected, className = '', onPress }: SelectRowProps) {
  return (
    <label
      className={`grid min-h-(--control-height-small) min-w-(--control-height-small) shrink-0 place-items-center ${className}`}
    >
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        className="size-5 accent-(--accent-fill)"
        checked={isSelected}
        // Shift would select the text up to here as well.
        onMouseDown={event => event.shiftKey && event.preventDefault()}
        onChange={event => onPress(id, (event.nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}
