import { Card } from '#web/ui/layout/Card.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';

/** Questions for members while they train. */
export function TrainingSessions({ values, change }: FormParts) {
  return (
    <Card title="Sessions">
      <Switch
        label="Ask how it felt"
        hint="Before a session members are asked how ready they are, after it how hard it was: one tap each, which they can skip. You see the answers beside what was done."
        checked={values.asksHowItFelt}
        onChange={event => change({ asksHowItFelt: event.target.checked })}
      />
    </Card>
  );
}
