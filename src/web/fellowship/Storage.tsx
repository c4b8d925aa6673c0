import { sizeText, storageBytes } from '#domain/conversations/attachment.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { LineNumber } from '#web/fellowship/form/LineField.tsx';
import { typedNumber } from '#web/ui/fields/typed-number.ts';
import type { FormParts } from '#web/fellowship/form/use-fellowship-form.ts';

/** How much of a member's pictures and clips is kept. */
export function Storage(form: FormParts) {
  const megabytes = typedNumber(form.values.storageMegabytes);
  return (
    <Card title="Pictures and clips">
      <LineNumber
        {...form}
        of="storageMegabytes"
        label="Room for each member"
        suffix={Number.isFinite(megabytes) ? `MB (${sizeText(storageBytes(megabytes))})` : 'MB'}
        className="sm:max-w-sm"
        hint="What a member sends in messages may take so much. Beyond it they are asked to delete something first; nothing goes by itself."
      />
    </Card>
  );
}
