import { sizeText, storageBytes } from '#domain/conversations/attachment.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { LineNumber } from '#web/features/fellowship/form/LineField.tsx';
import { typedNumber } from '#web/ui/controls/typed-number.ts';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';

/** Storage settings of a member's pictures and clips. */
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
        hint="How much space a member’s messages may take. Beyond it they are asked to delete something first; nothing is deleted automatically."
      />
    </Card>
  );
}
