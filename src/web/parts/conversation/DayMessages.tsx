import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { LoadEarlier } from '#web/data/LoadEarlier.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Composer } from './Composer.tsx';
import { useMessageDraft } from './message-draft.ts';
import { MessageLog } from './MessageLog.tsx';
import { useMessages } from './use-messages.ts';
import { PendingMessages } from './PendingMessages.tsx';

/** An exercise of the day, or one of its sets. */
export type Subject = { prescriptionId: string; setNum: number | null };

type DayMessagesProps = {
  memberId: string;
  trainingDayId: string;
  /** Exercises of the day. */
  exercises: readonly { prescriptionId: string; name: string }[];
  /** Name of the session, where others stand beside it. */
  session?: string | undefined;
  /** Pressed subject to write about; with it the composer opens. */
  subject?: Subject | null;
  onSubject?: (subject: Subject | null) => void;
  /** The place to write is open from the start. */
  isWriting?: boolean;
};

/** Messages about a training day, and the way to write more, where the day itself is seen. */
export function DayMessages(props: DayMessagesProps) {
  const { memberId, trainingDayId, exercises, session, subject: given = null, onSubject } = props;
  const { messages = [], ...read } = useMessages(memberId, trainingDayId);
  const [isWriting, setWriting] = useState(props.isWriting ?? false);
  const [own, setOwn] = useState<Subject | null>(null);
  const [subject, setSubject] = onSubject ? [given, onSubject] : [own, setOwn];
  const draft = useMessageDraft(`${memberId} ${trainingDayId}`);
  const isOpen = isWriting || draft.text !== '' || subject !== null;
  const close = () => {
    setWriting(false);
    setSubject(null);
  };
  const which = (words: string) => (session === undefined ? words : `${words}: ${session}`);
  return (
    <section
      aria-label={which('Messages about this session')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      {messages.length > 0 && (
        <div className="max-h-96 overflow-y-auto">
          <MessageLog newestFirst={messages} readUpTo={null} onTakenBack={() => undefined} />
        </div>
      )}
      <LoadEarlier
        of={read}
        label="Show earlier messages"
        failed="The earlier messages could not be loaded."
      />
      <PendingMessages
        memberId={memberId}
        trainingDayId={trainingDayId}
        onTakenBack={text => draft.change(now => (now.trim() === '' ? text : now))}
      />
      {isOpen ? (
        <Composer
          memberId={memberId}
          draft={draft}
          placeholder="Write about this session..."
          about={{ trainingDayId, ...(subject ?? { prescriptionId: null }) }}
          aboutWords={wordsOf(subject, exercises)}
          takesFocus={isWriting || subject !== null}
          onSent={close}
        >
          <SelectField
            label="About"
            hideLabel
            value={valueOf(subject)}
            onChange={event => setSubject(subjectOf(event.target.value))}
            options={[
              { value: '', label: 'The whole session' },
              ...exercises.flatMap(({ prescriptionId, name }) => [
                { value: valueOf({ prescriptionId, setNum: null }), label: name },
                ...(subject?.setNum && subject.prescriptionId === prescriptionId
                  ? [{ value: valueOf(subject), label: `${name}, set ${subject.setNum}` }]
                  : []),
              ]),
            ]}
          />
        </Composer>
      ) : (
        <Button size="sm" className="justify-self-start" onClick={() => setWriting(true)}>
          <MessageSquare aria-hidden="true" />
          {which('Write about this')}
        </Button>
      )}
    </section>
  );
}

/** 'Back Squat, set 3', or the session. */
function wordsOf(subject: Subject | null, exercises: DayMessagesProps['exercises']): string {
  const name = exercises.find(one => one.prescriptionId === subject?.prescriptionId)?.name;
  if (subject === null || name === undefined) return 'About a session';
  return subject.setNum === null ? name : `${name}, set ${subject.setNum}`;
}

const valueOf = (subject: Subject | null): string =>
  subject === null ? '' : [subject.prescriptionId, subject.setNum ?? ''].join(' ');

function subjectOf(value: string): Subject | null {
  const [prescriptionId = '', setNum = ''] = value.split(' ');
  return prescriptionId === '' ? null : { prescriptionId, setNum: setNum === '' ? null : Number(setNum) };
}
