import { RestoredDraft } from '#web/ui/notices/RestoredDraft.tsx';

type RestoredChallengeProps = {
  isRestored: boolean;
  /** Another coach has changed the challenge since this was begun. */
  isOlder: boolean;
  onStartOver: () => void;
};

/** Says that what is shown was typed earlier, or over something that is different by now. */
export function RestoredChallenge({ isRestored, isOlder, onStartOver }: RestoredChallengeProps) {
  if (!isRestored && !isOlder) return null;
  return (
    <RestoredDraft isOlder={isOlder} onStartOver={onStartOver}>
      {isOlder &&
        'Another coach has changed this challenge meanwhile. What you typed is still here: saving puts yours in its place, starting over shows theirs.'}
    </RestoredDraft>
  );
}
