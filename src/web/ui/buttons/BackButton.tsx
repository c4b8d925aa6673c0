import { ArrowLeft } from 'lucide-react';
import { Button } from './Button.tsx';

/** Above a view's heading: to where it was opened from. */
export function BackButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="sm" className="mb-3 -ml-3 print:hidden" onClick={onClick}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </Button>
  );
}
