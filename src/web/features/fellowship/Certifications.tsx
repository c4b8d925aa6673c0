import { Plus, Trash2 } from 'lucide-react';
import { maxCertifications } from '#domain/fellowship/fellowship-limits.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { type Certification, noCertification } from '#web/features/fellowship/form/fellowship-form.ts';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';

/** The bodies whose foundations the training cites, in the order of the home page. */
export function Certifications({ values: { certifications }, problems, change }: FormParts) {
  const put = (next: Certification[]) => change({ certifications: next });
  const changeAt = (at: number, part: Partial<Certification>) =>
    put(certifications.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <Card
      title="Certifications"
      description="Shown on the home page, the first as a badge. Without any, the page does not mention them."
      footer={
        <Button
          size="sm"
          disabled={certifications.length >= maxCertifications}
          onClick={() => put([...certifications, noCertification])}
        >
          <Plus aria-hidden="true" />
          Add a certification
        </Button>
      }
    >
      {certifications.length === 0 && <p className="text-sm text-muted">None yet.</p>}
      <ul className="grid gap-4 empty:hidden">
        {certifications.map((certification, index) => (
          <li key={rowKey(index)} className="flex flex-wrap items-start gap-3">
            <TextField
              label="Name"
              autoComplete="off"
              maxLength={100}
              className="flex-1 max-sm:basis-full"
              value={certification.name}
              error={problems[`certifications.${index}.name`]}
              onChange={event => changeAt(index, { name: event.target.value })}
            />
            <TextField
              label="Initials"
              autoComplete="off"
              maxLength={8}
              className="w-24 shrink-0 max-sm:flex-1"
              value={certification.short}
              error={problems[`certifications.${index}.short`]}
              onChange={event => changeAt(index, { short: event.target.value })}
            />
            <IconButton
              label={`Remove ${certification.name || 'this certification'}`}
              className="mt-6.5"
              onClick={() => put(certifications.filter((_, at) => at !== index))}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const rowKey = (index: number) => `row ${index}`;
