import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { useTodayOf } from '#web/session/today.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { Segments } from '#web/ui/fields/Segments.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

/** A day and a minute on the coach's own clock. */
export type SendTime = { date: PlainDate; time: string };

const ways = ['Now', 'Later'] as const;

type SendLaterProps = {
  /** The coach's own. */
  zone: string;
  /** Null is now. */
  value: SendTime | null;
  onChange: (value: SendTime | null) => void;
};

/** The time at which a message to many goes out: at once, or on a day at a time, in the zone that is named. */
export function SendLater({ zone, value, onChange }: SendLaterProps) {
  const today = useTodayOf(zone);
  return (
    <div className="grid gap-3">
      <Segments
        legend="When"
        options={ways}
        value={value ? 'Later' : 'Now'}
        onChange={way => onChange(way === 'Later' ? { date: addDays(today, 1), time: '08:00' } : null)}
      />
      {value && (
        <div className="grid gap-3 sm:grid-cols-2">
          <DateField
            label="On"
            min={today}
            value={value.date}
            onChange={event => onChange({ ...value, date: event.target.value })}
          />
          <TextField
            label="At"
            type="time"
            hint={`Your time: ${zone.replaceAll('_', ' ')}`}
            value={value.time}
            onChange={event => onChange({ ...value, time: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
