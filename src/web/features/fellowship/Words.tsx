import { maxMottoLength, maxNameLength, maxTaglineLength } from '#domain/fellowship/fellowship-limits.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { LineField } from '#web/features/fellowship/form/LineField.tsx';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';

export function Words({ values, problems, change }: FormParts) {
  const parts = { values, problems, change };
  return (
    <Card title="Words" description="On every page, in e-mails, and under the icon of the installed app.">
      <div className="grid gap-4">
        <LineField {...parts} of="name" label="Name" required maxLength={maxNameLength} />
        <LineField {...parts} of="motto" label="Motto" maxLength={maxMottoLength} />
        <LineField
          {...parts}
          of="tagline"
          label="Tagline"
          maxLength={maxTaglineLength}
          hint="The first sentence of the home page."
        />
      </div>
    </Card>
  );
}
