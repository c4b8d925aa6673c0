import { useState } from 'react';
import { clearFeed } from '#contract/fellowship/feed.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { FormParts } from '#web/fellowship/form/use-fellowship-form.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Switch } from '#web/ui/fields/Switch.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

/** Whether members may share with one another, with whom, and how they answer. */
export function Sharing({ values, change }: FormParts) {
  return (
    <Card title="Feed" footer={<ClearFeed />}>
      <div className="grid gap-4">
        <Switch
          label="Let members share"
          hint="A member may then share a finished session or a new record with the members of their groups, one by one, after seeing what others will see. Nothing is shared by itself. Who is in a group with whom can be told from that; what you call your groups is never shown. Switched off, nobody sees any of it, and it is kept."
          checked={values.feed}
          onChange={event => change({ feed: event.target.checked })}
        />
        {values.feed && (
          <>
            <Switch
              label="Let them answer in words"
              hint="Besides encouraging with one tap. You can delete any of it."
              checked={values.feedWords}
              onChange={event => change({ feedWords: event.target.checked })}
            />
            <Switch
              label="Let them share with everyone"
              hint="Not only with their groups. It is the only way for members who are in none. Switched off, what was shared so is seen by their groups alone."
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
        description="Every member’s posts, with all words and encouragement, are gone for good. Training logs stay as they are. The security log says that you did it."
        confirmLabel="Delete everything"
        pendingLabel="Deleting..."
        pending={clear.isPending}
        error={clear.error ? sentenceOf(clear.error, 'It could not be deleted.') : undefined}
        onConfirm={() => clear.mutate({})}
      />
    </>
  );
}
