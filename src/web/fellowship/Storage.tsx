import { sizeText, storageBytes } from '#domain/conversations/attachment.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { LineField } from '#web/fellowship/form/LineField.tsx';
import type { FormParts } from '#web/fellowship/form/use-fellowship-form.ts';

/** How much of a member's pictures and clips is kept. */
export function Storage(form: FormParts) {
  const megabytes = Number(form.values.storageMegabytes);
  return (
    <Card title="Pictures and clips">
      <LineField
        {...form}
        of="storageMegabytes"
        label="Room for each member"
        inputMode="numeric"
        suffix={Number.isFinite(megabytes) ? `MB (${sizeText(storageBytes(megabytes))})` : 'MB'}
        maxLength={7}
        className="sm:max-w-sm"
        hint="What a member sends in messages may take so much. Beyond it they are asked to delete something first; nothing goes by itself."
      />
    </Card>
  );
}
