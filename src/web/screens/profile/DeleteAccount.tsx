import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';

const DeleteAccountDialog = lazyPart(
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
);

export function DeleteAccount({ user }: { user: CurrentUser }) {
  const [asking, setAsking] = useState(false);
  if (user.role === 'admin') {
    return (
      <Card title="Delete my account">
        <p className="text-sm text-muted">{whyNot}</p>
      </Card>
    );
  }
  return (
    <Card
      title="Delete my account"
      description="Removes you and everything you have logged here, for good. Download your data first if you may want it."
    >
      <Button onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="text-danger" />
        Delete my account
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

const whyNot =
  'A coach’s account cannot be deleted by its owner, so that the fellowship always has a coach. Another coach can make you a member first, or delete your account in The Fellowship.';
