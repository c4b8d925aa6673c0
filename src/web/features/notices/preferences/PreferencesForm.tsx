import { type FormEvent, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type getNoticePreferences, setNoticePreferences } from '#contract/notices/preferences.ts';
import { isQuietAt, usualQuietHours } from '#domain/notices/quiet-hours.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { TopicTable } from './TopicTable.tsx';

export type Preferences = ResponseOf<typeof getNoticePreferences>;

/** Saved as a whole: several boxes are set in one go. */
export function PreferencesForm({ saved, isMember }: { saved: Preferences; isMember: boolean }) {
  const [chosen, setChosen] = useState(saved);
  const save = useSend(setNoticePreferences, {
    success: { title: 'Your preferences are saved' },
    failure: 'Failed to save your preferences',
  });
  const { topics, quiet, reminderHour } = chosen;
  const isSleepless = isMember && quiet !== null && isQuietAt(quiet, reminderHour);
  const isNoTime = quiet !== null && quiet.from === quiet.until;
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(saved);
  const change = (next: Partial<Preferences>) => setChosen(present => ({ ...present, ...next }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSleepless && !isNoTime) save.mutate({ body: { topics, quiet, reminderHour } });
  };
  return (
    <form aria-label="Notices" className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <TopicTable topics={topics} onChange={next => change({ topics: next })} />
      <div className="grid gap-3">
        <Switch
          label="Quiet hours"
          hint="In your own time zone. The list in the app is not affected."
          checked={quiet !== null}
          onChange={({ target }) => change({ quiet: target.checked ? usualQuietHours : null })}
        />
        {quiet && (
          <div className="grid grid-halves gap-3">
            <SelectField
              label="From"
              value={quiet.from}
              options={hourOptions}
              onChange={({ target }) => change({ quiet: { ...quiet, from: Number(target.value) } })}
            />
            <SelectField
              label="Until"
              value={quiet.until}
              error={isNoTime ? 'Choose another hour' : undefined}
              options={hourOptions}
              onChange={({ target }) => change({ quiet: { ...quiet, until: Number(target.value) } })}
            />
          </div>
        )}
      </div>
      {isMember && (
        <SelectField
          label="Remind me to train at"
          hint="Only on days with something left to do."
          error={isSleepless ? 'This hour is within your quiet hours' : undefined}
          value={reminderHour}
          options={hourOptions}
          onChange={({ target }) => change({ reminderHour: Number(target.value) })}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        disabled={!isChanged || isSleepless || isNoTime}
        pending={save.isPending}
        pendingLabel="Saving..."
      >
        Save preferences
      </Button>
    </form>
  );
}

/** The full hours of a day: '10 PM'. */
const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
}));
