import { Check } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { knownZones, type Zone, zonesFound, zonesFrom } from './zone-list.ts';

type TimeZoneDialogProps = {
  value: string;
  /** The device's own. */
  here: string;
  onChoose: (zone: string) => void;
  onClose: () => void;
};

/** All time zones, and a search. Enter takes the first that is found; the arrow keys go through the list. */
export function TimeZoneDialog({ value, here, onChoose, onClose }: TimeZoneDialogProps) {
  const [search, setSearch] = useState('');
  const zones = useMemo(() => zonesFrom(knownZones(), [value, here]), [value, here]);
  const found = zonesFound(zones, useDeferredValue(search));
  const match = search.trim() ? found[0] : undefined;
  const take = (zone: string) => {
    onChoose(zone);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Time zone"
      size="sm"
      onSubmit={event => {
        event.preventDefault();
        // A form in a dialog is, for React, still within the form it was opened from.
        event.stopPropagation();
        if (match) take(match.id);
      }}
      footer={<DialogClose>Cancel</DialogClose>}
    >
      <div data-zones className="grid gap-3">
        <SearchField
          label="Search time zones"
          placeholder="Search for a city or region..."
          autoFocus
          hint={
            match ? (
              <span className="pointer-coarse:hidden">Press Enter to choose {match.city}.</span>
            ) : (
              'The place nearest to you with the same clock.'
            )
          }
          value={search}
          onChange={event => setSearch(event.target.value)}
          onKeyDown={moveThroughZones}
        />
        {found.length === 0 && (
          <p role="status" className="py-6 text-center text-muted">
            No time zone found. Try a larger city nearby.
          </p>
        )}
        <ul aria-label="Time zones" className="grid">
          {found.map((zone, index) => (
            <li key={zone.id}>
              <ZoneOption
                zone={zone}
                note={zone.id === here ? 'This device' : zone.region}
                chosen={zone.id === value}
                marked={zone === match}
                reachable={index === 0}
                onTake={take}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type ZoneOptionProps = {
  zone: Zone;
  note: string;
  chosen: boolean;
  marked: boolean;
  /** A single tab stop for the list; from there the arrow keys lead on. */
  reachable: boolean;
  onTake: (zone: string) => void;
};

function ZoneOption({ zone, note, chosen, marked, reachable, onTake }: ZoneOptionProps) {
  return (
    <button
      type="button"
      data-option
      aria-pressed={chosen}
      tabIndex={reachable ? 0 : -1}
      onKeyDown={moveThroughZones}
      onClick={() => onTake(zone.id)}
      className={cx(
        'flex min-h-(--control-height-small) w-full items-center gap-3 rounded-sm px-2 py-1 text-left text-sm hover:bg-hover focus-visible:-outline-offset-2',
        marked && 'bg-accent-soft',
      )}
    >
      <span className="min-w-0 flex-1">{zone.city}</span>
      <span className="text-xs text-muted">{note}</span>
      <Check aria-hidden="true" className={cx('size-4 shrink-0 text-accent', !chosen && 'invisible')} />
    </button>
  );
}

/** Down and up go from the search box through the list, and back. */
function moveThroughZones(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const list = event.currentTarget.closest('[data-zones]');
  if (step === undefined || !list) return;
  const stops = [...list.querySelectorAll<HTMLElement>('input[type=search], [data-option]')];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
