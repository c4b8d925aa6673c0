import { Switch } from '#web/ui/controls/Switch.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';

/** Whether members get the notes written about them for coaches alone. */
export function PrivateNotes({ values, change }: FormParts) {
  return (
    <Card title="Private notes">
      <Switch
        label="Give members the notes on them"
        hint="What you and other coaches write of a member in private notes is then in the file when that member downloads their data, those written before too, without who wrote them. Switched off, no member ever sees them."
        checked={values.exportsNotes}
        onChange={event => change({ exportsNotes: event.target.checked })}
      />
    </Card>
  );
}
