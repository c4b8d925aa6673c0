import { maxGraceDays } from '#domain/fellowship/fellowship-limits.ts';
import { TimeZoneField } from '#web/parts/time-zone/TimeZoneField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { LineNumber } from '#web/features/fellowship/form/LineField.tsx';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';

export function Time({ values, problems, change }: FormParts) {
  return (
    <Card title="Time">
      <div className="grid gap-4">
        <TimeZoneField
          hint="The months of the Hall of Honor begin and end by it. Each member’s training days follow their own."
          value={values.timeZone}
          error={problems.timeZone}
          onChange={timeZone => change({ timeZone })}
        />
        <LineNumber
          values={values}
          problems={problems}
          change={change}
          of="graceDays"
          label="Days of grace"
          suffix="days"
          className="sm:max-w-sm"
          hint={`How long a failed payment leaves the training open: 0 to ${maxGraceDays}.`}
        />
      </div>
    </Card>
  );
}
