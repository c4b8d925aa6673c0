import { Mic, Paperclip } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { maxAttachments } from '#domain/conversations/attachment.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { buttonStyles } from '#web/ui/look/button-styles.ts';
import { cx } from '#web/ui/look/cx.ts';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import type { AttachedFiles } from './attached-files.ts';

const VoiceRecorder = partToOpen(async () => (await import('./VoiceRecorder.tsx')).VoiceRecorder);

type AttachButtonsProps = { memberId: string; files: AttachedFiles; count: number; isDisabled: boolean };

const canRecord = () => typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined;

/** Two small buttons; what they open, and whatever prepares and sends a file, is fetched when it is wanted. */
export function AttachButtons({ memberId, files, count, isDisabled }: AttachButtonsProps) {
  const inputId = useId();
  const [isRecording, setRecording] = useState(false);
  const mayRecord = useOnDevice(canRecord, false);
  const isFull = isDisabled || count >= maxAttachments;
  const attach = async (chosen: readonly Blob[]) => {
    const { attachFile } = await import('./attach-file.ts');
    const room = maxAttachments - files.now().length;
    for (const file of chosen.slice(0, room)) attachFile(files, memberId, file);
    if (chosen.length > room)
      showToast({
        title: 'Too many files',
        description: `A message takes at most ${maxAttachments}.`,
        tone: 'danger',
      });
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void attach([...(currentTarget.files ?? [])]).catch(sayNotLoaded);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  if (isRecording)
    return (
      <VoiceRecorder
        onDone={recorded => {
          setRecording(false);
          if (recorded) void attach([recorded]).catch(sayNotLoaded);
        }}
      />
    );
  return (
    <div className="flex items-center gap-1">
      <input
        id={inputId}
        type="file"
        accept="image/*,video/*,audio/*"
        multiple
        disabled={isFull}
        aria-label="Attach pictures or a video"
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={inputId}
        title="Attach pictures or a video"
        className={cx(
          buttonStyles({ variant: 'ghost', square: true }),
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-55',
        )}
      >
        <Paperclip aria-hidden="true" />
      </label>
      {mayRecord && (
        <IconButton label="Record a voice note" disabled={isFull} onClick={() => setRecording(true)}>
          <Mic />
        </IconButton>
      )}
    </div>
  );
}

const sayNotLoaded = () =>
  showToast({
    title: 'Error',
    description: 'Files cannot be attached right now. Please try again when you have a signal.',
    tone: 'danger',
  });
