import { useState } from 'react';
import { clearFeed } from '#contract/fellowship/feed.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

/** Whether members may share with one another, with whom, and how they answer. */
export function Sharing({ values, change }: FormParts) {
  return (
    <Card title="Feed" footer={<ClearFeed />}>
      <div className="grid gap-4">
        <Switch
          label="Let members share"
          hint="A member may then share a finished session or a new record with the members of their groups, one by one, after seeing what others will see. Nothing is shared automatically. Members can tell who is in a group with them; the names of your groups are never shown. Switched off, nobody sees any of it, but it is kept."
          checked={values.feed}
          onChange={event => change({ feed: event.target.checked })}
        />
        {values.feed && (
          <>
            <Switch
              label="Let them comment"
              hint="In addition to likes. You can delete any comment."
              checked={values.feedWords}
              onChange={event => change({ feedWords: event.target.checked })}
            />
            <Switch
              label="Let them share with everyone"
              hint="Not only with their groups. It is the only way for members who are not in a group. Switched off, such posts are seen by their groups only."
              checked={values.feedForAll}
              onChange={event => change({ feedForAll: event.target.checked })}
            />
          </>
        )}
      </div>
    </Card>
  );
}

function ClearFeed() {
  const [isOpen, setOpen] = useState(false);
  const clear = useSend(clearFeed, {
    success: ({ removed }) => ({
      title:
        removed === 0 ? 'Nothing was shared' : `Deleted ${removed === 1 ? '1 post' : `${removed} posts`}`,
    }),
    onSuccess: () => setOpen(false),
  });
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Delete everything shared
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete everything that was shared?"
        description="Every member’s posts, with all comments and likes, are deleted for good. Training logs stay as they are. The security log records that you did it."
        confirmLabel="Delete everything"
        pendingLabel="Deleting..."
        pending={clear.isPending}
        error={clear.error ? sentenceOf(clear.error, 'It could not be deleted.') : undefined}
        onConfirm={() => clear.mutate({})}
      />
    </>
  );
}
