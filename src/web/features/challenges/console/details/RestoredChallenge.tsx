import { RestoredDraft } from '#web/ui/notices/RestoredDraft.tsx';

type RestoredChallengeProps = {
  isRestored: boolean;
  /** Whether a coach has changed the challenge since this was begun. */
  isOlder: boolean;
  onStartOver: () => void;
};

/** A notice that the values were typed earlier, or over something that has changed since. */
export function RestoredChallenge({ isRestored, isOlder, onStartOver }: RestoredChallengeProps) {
  if (!isRestored && !isOlder) return null;
  return (
    <RestoredDraft isOlder={isOlder} onStartOver={onStartOver}>
      {isOlder &&
        'Another coach has changed this challenge in the meantime. What you typed is still here: saving replaces theirs with yours, starting over shows theirs.'}
    </RestoredDraft>
  );
}
