import { Square, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { attachmentLimits, clipTime } from '#domain/conversations/attachment.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { type Recording, startRecording } from './recording.ts';

const maxSeconds = attachmentLimits.voice.seconds;

type VoiceRecorderProps = {
  /** With what was recorded; null where it is thrown away, or nothing could be. */
  onDone: (recorded: Blob | null) => void;
};

/** Records from the moment it is there: how loud, how long, and a way to stop or to throw it away. */
export function VoiceRecorder({ onDone }: VoiceRecorderProps) {
  const [state, setState] = useState({ seconds: 0, level: 0 });
  const [problem, setProblem] = useState<string>();
  const recording = useRef<Recording>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);
  useEffect(() => {
    let isLeft = false;
    void startRecording({
      maxSeconds,
      onLevel: (seconds, level) => setState({ seconds, level }),
      onRecorded: blob => isLeft || done.current(blob),
    })
      .then(started => {
        recording.current = started;
        if (isLeft) started.discard();
        return undefined;
      })
      .catch(() => isLeft || setProblem(notAllowed));
    return () => {
      isLeft = true;
      recording.current?.discard();
    };
  }, []);
  if (problem)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
        {problem}
        <Button size="sm" onClick={() => onDone(null)}>
          Close
        </Button>
      </div>
    );
  return (
    <div role="group" aria-label="Voice note" className="flex min-w-0 items-center gap-2">
      <IconButton label="Discard recording" onClick={() => onDone(null)}>
        <Trash2 />
      </IconButton>
      <span role="timer" aria-label="Recorded" className="tabular w-10 text-sm font-medium">
        {clipTime(state.seconds)}
      </span>
      <span aria-hidden="true" className="h-2 w-16 overflow-hidden rounded-full bg-hover sm:w-28">
        <span
          className="block h-full origin-left rounded-full bg-danger-fill transition-transform"
          style={{ transform: `scaleX(${Math.max(0.04, state.level)})` }}
        />
      </span>
      <Button size="sm" onClick={() => recording.current?.stop()}>
        <Square aria-hidden="true" />
        Stop
      </Button>
    </div>
  );
}

const notAllowed = 'The microphone cannot be used. Allow it for this page, and try again.';
