import { Download } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

const forms = [
  { href: '/api/my-data.json', label: 'Download JSON' },
  { href: '/api/my-data.csv', label: 'Download CSV' },
];

export function YourData() {
  return (
    <Card
      title="Your data"
      description="Everything the fellowship keeps about you, as JSON. Your training log as CSV, for a spreadsheet."
    >
      <div className="flex flex-wrap gap-3">
        {forms.map(({ href, label }) => (
          <Button key={href} asChild>
            <a href={href} download>
              <Download aria-hidden="true" />
              {label}
            </a>
          </Button>
        ))}
      </div>
    </Card>
  );
}
