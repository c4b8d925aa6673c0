import { MessageSquare } from 'lucide-react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';

type CommentButtonProps = { on: string; onPress: () => void };

/** A small button, beside its subject. */
export function CommentButton({ on, onPress }: CommentButtonProps) {
  return (
    <IconButton
      size="sm"
      label={`Comment on ${on}`}
      className="-my-1.5 text-faint pointer-coarse:min-h-11"
      onClick={onPress}
    >
      <MessageSquare />
    </IconButton>
  );
}
