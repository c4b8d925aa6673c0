import { Download } from 'lucide-react';
import { dataOfMember } from '#contract/members.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

const formats = [
  { format: 'json', label: 'Download JSON' },
  { format: 'csv', label: 'Download CSV' },
] as const;

/** For a member who asks their coach for it, or who leaves. */
export function MemberData({ memberId }: { memberId: string }) {
  return (
    <Card
      title="Their data"
      description="Training, check-ins, messages and membership as JSON. The training log as CSV, for a spreadsheet."
    >
      <div className="flex flex-wrap gap-3">
        {formats.map(({ format, label }) => (
          <Button key={format} asChild>
            <a href={dataOfMember(memberId, format)} download>
              <Download aria-hidden="true" />
              {label}
            </a>
          </Button>
        ))}
      </div>
    </Card>
  );
}
