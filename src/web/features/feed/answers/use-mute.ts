import { mutePerson, unmutePerson } from '#contract/fellowship/feed.ts';
import { useSend } from '#web/data/send.ts';
import type { Person } from '#web/features/feed/use-feed.ts';

/** Hides everything else of a person; they are not told, and Undo brings them back. */
export function useMute({ id: memberId, name }: Person): () => void {
  const undo = useSend(unmutePerson, { failure: 'They are still muted.' });
  const mute = useSend(mutePerson, {
    success: {
      title: `${name} is muted`,
      description: 'They are not told. Profile lists who you have muted.',
      action: { label: 'Undo', onSelect: () => undo.mutate({ params: { memberId } }) },
    },
    failure: 'They could not be muted.',
  });
  return () => mute.mutate({ params: { memberId } });
}
