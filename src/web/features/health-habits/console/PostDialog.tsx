import { PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { createPost, updatePost } from '#contract/health-habits.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { changedIn } from '#web/data/drafts/changes.ts';
import { keepTyped, useFormDraft } from '#web/data/drafts/form-draft.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { PostBody } from '#web/features/health-habits/PostBody.tsx';
import type { Post } from '#web/features/health-habits/posts.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { RestoredDraft } from '#web/ui/notices/RestoredDraft.tsx';
import { draftOf, type PostForm } from './post-form.ts';
import { PostFields } from './PostFields.tsx';

type PostDialogProps = { post: Post | null; onClose: () => void };

type Side = 'write' | 'preview';

const sides: { value: Side; label: string }[] = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
];

/** Writes a post, or changes one. The text is stored on the device until it is saved or started over. */
export function PostDialog({ post, onClose }: PostDialogProps) {
  const { user } = useCurrentUser();
  const { form: draft, saved, ...kept } = useFormDraft<PostForm>(draftOf(user?.id ?? '', post));
  const [side, setSide] = useState<Side>('write');
  const form = useContractForm<typeof createPost.body, PostForm>(createPost.body, kept.first);
  const typed = useWatch({ control: form.control }) as PostForm;
  useEffect(() => keepTyped(draft, typed), [draft, typed]);

  const save = useSavePost(() => {
    kept.drop();
    onClose();
  }, form.refuse);
  const submit = form.handleSubmit(
    values => save.send(post, values, saved),
    () => setSide('write'),
  );
  const startOver = () => {
    form.reset(saved);
    kept.forgetRestored();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={post ? 'Edit Post' : 'New Post'}
      size="lg"
      error={save.error ? sentenceOf(save.error, save.failure) : undefined}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving...">
            {post ? 'Save Changes' : 'Create Post'}
          </Button>
        </>
      }
    >
      <Tabs label="Write or preview" tabs={sides} value={side} onValueChange={setSide}>
        <TabPanel value="write">
          <div className="grid gap-4">
            {kept.isRestored && <RestoredDraft onStartOver={startOver} />}
            <PostFields register={form.register} errors={form.formState.errors} />
          </div>
        </TabPanel>
        <TabPanel value="preview">
          <Preview typed={typed} publishedAt={post?.publishedAt ?? null} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

function Preview({ typed, publishedAt }: { typed: PostForm; publishedAt: Post['publishedAt'] }) {
  const title = typed.title.trim();
  if (title === '' && typed.content.trim() === '') {
    return (
      <EmptyState icon={PenLine}>Nothing written yet. It shows here as members will read it.</EmptyState>
    );
  }
  return <PostBody post={{ ...typed, title: title || 'Untitled', publishedAt }} level={3} />;
}

function useSavePost(onSuccess: () => void, onError: (error: Error) => void) {
  const outcome = { onSuccess, onError, plainly: true };
  const create = useSend(createPost, {
    ...outcome,
    success: { title: 'Success', description: 'Post created successfully' },
    failure: 'Failed to create post',
  });
  const update = useSend(updatePost, {
    ...outcome,
    success: { title: 'Success', description: 'Post updated successfully' },
    failure: 'Failed to update post',
  });
  return {
    send: (post: Post | null, values: PostForm, saved: PostForm) => {
      if (post) update.mutate({ params: { id: post.id }, body: changedIn(values, saved) });
      else create.mutate({ body: values });
    },
    isPending: create.isPending || update.isPending,
    error: create.error ?? update.error,
    failure: update.error ? 'Failed to update post' : 'Failed to create post',
  };
}
