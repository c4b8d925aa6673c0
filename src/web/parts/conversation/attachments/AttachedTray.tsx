import { Mic, Pause, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { attachmentLimits, clipTime, sizeText } from '#domain/conversations/attachment.ts';
import { getAttachmentStorage } from '#contract/conversations/attachments.ts';
import { useRead } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import type { AttachedFile } from './attached-files.ts';

const names = { picture: 'Picture', voice: 'Voice note', video: 'Video' };

/** What will go with the message: how far each has come, and the way to stop, to go on, and to leave it out. */
export function AttachedTray({ files }: { files: readonly AttachedFile[] }) {
  const { user } = useCurrentUser();
  return (
    <div className="grid gap-1.5">
      <UploadingFiles files={files} />
      {user?.role === 'member' && <Room />}
    </div>
  );
}

/** How much of what may be kept is taken. */
function Room() {
  const { data } = useRead(getAttachmentStorage, {});
  if (!data) return null;
  return (
    <p className="text-xs text-faint">
      Your pictures and clips take {sizeText(data.used)} of {sizeText(data.most)}.
    </p>
  );
}

function UploadingFiles({ files }: { files: readonly AttachedFile[] }) {
  return (
    <ul aria-label="Attached" className="grid gap-2">
      {files.map(file => (
        <li key={file.key} className="flex items-start gap-3 rounded-md border border-line bg-raised p-2">
          <Preview file={file} />
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="text-sm font-medium">
              {names[file.kind]}
              {file.seconds !== null && ` · ${clipTime(file.seconds)}`}
            </p>
            <State file={file} />
          </div>
          <Actions file={file} />
        </li>
      ))}
    </ul>
  );
}

function Preview({ file: { kind, address, state } }: { file: AttachedFile }) {
  const look = 'size-14 shrink-0 rounded-sm bg-hover object-cover';
  if (kind === 'picture') return <img src={address} alt="" className={look} />;
  if (kind === 'video' && state !== 'too-long')
    return <video src={address} muted playsInline preload="metadata" aria-hidden="true" className={look} />;
  if (kind === 'video') return null;
  return (
    <span className={`${look} grid place-items-center text-muted`}>
      <Mic aria-hidden="true" className="size-5" />
    </span>
  );
}

const words = {
  preparing: 'Preparing',
  sending: 'Uploading',
  paused: 'Paused',
  waiting: 'Waiting for a signal',
} as const;

/** What it waits for instead of a signal. */
const waitText = {
  server: 'Waiting for the server',
  owner: 'Waiting for you to sign in again',
} as const;

function State({ file }: { file: AttachedFile }) {
  const { state, part, sentence, waitsFor } = file;
  if (state === 'refused')
    return (
      <p role="alert" className="text-sm text-danger">
        {sentence}
      </p>
    );
  if (state === 'ready') return <p className="text-sm text-muted">Ready to send</p>;
  if (state === 'too-long') return <ChoosePart file={file} />;
  const label = state === 'waiting' && waitsFor ? waitText[waitsFor] : words[state];
  return <ProgressBar label={label} value={part * 100} />;
}

function Actions({ file: { kind, state, controls } }: { file: AttachedFile }) {
  const name = names[kind].toLowerCase();
  return (
    <div className="flex shrink-0">
      {state === 'sending' && (
        <IconButton size="sm" label={`Pause the ${name}`} onClick={() => controls.pause()}>
          <Pause />
        </IconButton>
      )}
      {(state === 'paused' || state === 'waiting') && (
        <IconButton size="sm" label={`Resume the ${name}`} onClick={() => controls.goOn()}>
          <Play />
        </IconButton>
      )}
      <IconButton size="sm" label={`Remove the ${name}`} onClick={() => controls.remove()}>
        <Trash2 />
      </IconButton>
    </div>
  );
}

/** Of a clip that is too long: from where on it is sent. */
function ChoosePart({ file: { kind, address, seconds, controls } }: { file: AttachedFile }) {
  const [start, setStart] = useState(0);
  const most = attachmentLimits[kind].seconds;
  const Player = kind === 'video' ? 'video' : 'audio';
  return (
    <div className="grid gap-2 text-sm">
      <p className="text-muted">
        {kind === 'video'
          ? 'A video can be at most 90 seconds long'
          : 'A voice note can be at most 3 minutes long'}
        . Choose where it starts.
      </p>
      <Player
        // Shows the moment it would begin at.
        ref={player => {
          if (player) player.currentTime = start;
        }}
        src={address}
        controls
        playsInline
        preload="metadata"
        className="max-h-48 w-full rounded-sm"
      >
        <track kind="captions" />
      </Player>
      <label className="grid gap-1">
        <span>
          From {clipTime(start)} to {clipTime(start + most)}
        </span>
        <input
          type="range"
          min={0}
          max={Math.max(0, Math.floor((seconds ?? most) - most))}
          value={start}
          onChange={event => setStart(Number(event.target.value))}
          className="min-h-6 w-full accent-accent-fill pointer-coarse:min-h-11"
        />
      </label>
      <Button size="sm" className="justify-self-start" onClick={() => controls.cutFrom(start)}>
        Use this part
      </Button>
    </div>
  );
}
