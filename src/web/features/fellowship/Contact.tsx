import { Card } from '#web/ui/layout/Card.tsx';
import { LineField } from '#web/features/fellowship/form/LineField.tsx';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';

export function Contact({ values, problems, change }: FormParts) {
  const parts = { values, problems, change };
  return (
    <Card
      title="Coach and contact"
      description="For everyone to see. Phone and e-mail can be tapped wherever they appear."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField {...parts} of="coachName" label="Head coach" maxLength={100} />
        <LineField {...parts} of="coachPhone" label="Phone" inputMode="tel" maxLength={60} />
        <LineField {...parts} of="coachEmail" label="E-mail" type="email" maxLength={254} />
        <LineField
          {...parts}
          of="website"
          label="Website"
          inputMode="url"
          placeholder="https://"
          maxLength={2000}
        />
      </div>
    </Card>
  );
}
