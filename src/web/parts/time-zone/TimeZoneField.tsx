import { Suspense, useState } from 'react';
import { browserTimeZone } from '#web/session/browser-time-zone.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { zoneOf } from './zone-list.ts';

const TimeZoneDialog = lazyPart(async () => (await import('./TimeZoneDialog.tsx')).TimeZoneDialog);

type TimeZoneFieldProps = {
  value: string;
  /** Sentence on what depends on the zone. */
  hint?: string;
  error?: string | undefined;
  onChange: (zone: string) => void;
};

/** The zone that says when one's day begins. The device's own is one click away, any other a search. */
export function TimeZoneField({ value, hint = own, error, onChange }: TimeZoneFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const here = useOnDevice(browserTimeZone, value);
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <TextField
          label="Time zone"
          hint={hint}
          readOnly
          value={zoneText(value)}
          error={error}
          className="flex-1"
        />
        <Button className="mt-6.5" aria-label="Change time zone" onClick={() => setChoosing(true)}>
          Change
        </Button>
      </div>
      {here !== value && (
        <Button size="sm" className="justify-self-start" onClick={() => onChange(here)}>
          Use this device’s: {zoneText(here)}
        </Button>
      )}
      {choosing && (
        <Suspense fallback={null}>
          <TimeZoneDialog value={value} here={here} onChoose={onChange} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

const own = 'Your training days and dates follow it.';

function zoneText(id: string): string {
  const { city, region } = zoneOf(id);
  return region ? `${city}, ${region}` : city;
}
