import { PostBody } from '#web/features/health-habits/PostBody.tsx';
import type { Post } from '#web/features/health-habits/posts.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';

type PreviewDialogProps = { post: Post; onEdit: () => void; onClose: () => void };

/** The post as members read it. */
export function PreviewDialog({ post, onEdit, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Preview"
      description={
        post.isPublished === 'true' ? 'This is what members read.' : 'A draft: only coaches see it.'
      }
      size="lg"
      footer={
        <>
          <DialogClose>Close</DialogClose>
          <Button onClick={onEdit}>Edit</Button>
        </>
      }
    >
      <PostBody post={post} level={3} />
    </Dialog>
  );
}
