import { useState } from 'react';
import { formatInstant } from '#domain/plain-date.ts';
import { type Draft, exercisesInDraft, weekCountOf } from '#web/parts/prescriptions/fields/draft.ts';
import { dropDraft, type StoredDraft, useStoredDrafts } from '#web/features/programs/draft/stored-drafts.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { counted } from '#web/ui/text/words.ts';

/** Programs begun on this device and not created yet: each can be continued or thrown away. */
export function StoredDrafts() {
  const { user } = useCurrentUser();
  const userId = user?.id ?? '';
  const drafts = useStoredDrafts(userId);
  const [discarding, setDiscarding] = useState<Draft | null>(null);
  if (drafts.length === 0) return null;
  return (
    <Card
      accent
      title="Unfinished"
      description="Kept on this device until you create or discard it."
      className="mb-6"
    >
      <ul className="grid gap-4">
        {drafts.map(stored => (
          <StoredDraftRow key={stored.draft.id} stored={stored} onDiscard={setDiscarding} />
        ))}
      </ul>
      {discarding && (
        <ConfirmDialog
          open
          onOpenChange={open => !open && setDiscarding(null)}
          title="Discard this draft?"
          description={`${titleOf(discarding)} (${sizeOf(discarding)}) is removed from this device. This cannot be undone.`}
          confirmLabel="Discard"
          cancelLabel="Keep It"
          onConfirm={() => {
            dropDraft(userId, discarding.id);
            setDiscarding(null);
          }}
        />
      )}
    </Card>
  );
}

function StoredDraftRow({ stored, onDiscard }: { stored: StoredDraft; onDiscard: (draft: Draft) => void }) {
  const { draft, savedAt } = stored;
  const title = titleOf(draft);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">
          {sizeOf(draft)} · last edited {formatInstant(savedAt)}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:last:flex-1">
        <Button variant="ghost" aria-label={`Discard ${title}`} onClick={() => onDiscard(draft)}>
          Discard
        </Button>
        <Button
          aria-label={`Continue Your Draft ${title}`}
          onClick={() => openView({ name: 'create', draftId: draft.id })}
        >
          Continue Your Draft
        </Button>
      </div>
    </li>
  );
}

const titleOf = (draft: Draft) => draft.name.trim() || 'Untitled program';

const sizeOf = (draft: Draft) =>
  `${counted(weekCountOf(draft), 'week')}, ${counted(exercisesInDraft(draft), 'exercise')}`;
