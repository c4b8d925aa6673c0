import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Composer } from './Composer.tsx';
import { useMessageDraft } from './message-draft.ts';
import { MessageLog } from './MessageLog.tsx';
import { useMessages } from './use-messages.ts';

type DayMessagesProps = {
  memberId: string;
  trainingDayId: string;
  /** What the day asks for. */
  exercises: readonly { prescriptionId: string; name: string }[];
};

/** What was written about a training day, and the way to write more, where the day itself is seen. */
export function DayMessages({ memberId, trainingDayId, exercises }: DayMessagesProps) {
  const { messages = [], ...read } = useMessages(memberId, trainingDayId);
  const [isWriting, setWriting] = useState(false);
  const [prescriptionId, setPrescriptionId] = useState('');
  const draft = useMessageDraft(`${memberId} ${trainingDayId}`);
  const isOpen = isWriting || draft.text !== '';
  return (
    <section aria-label="Messages about this session" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {messages.length > 0 && (
        <div className="max-h-96 overflow-y-auto">
          <MessageLog newestFirst={messages} readUpTo={null} onTakenBack={() => undefined} />
        </div>
      )}
      {read.hasNextPage && (
        <Button size="sm" pending={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          Show earlier messages
        </Button>
      )}
      {isOpen ? (
        <Composer
          memberId={memberId}
          draft={draft}
          placeholder="Write about this session..."
          about={{ trainingDayId, prescriptionId: prescriptionId || null }}
          takesFocus={isWriting}
          onSent={() => setWriting(false)}
        >
          <SelectField
            label="About"
            hideLabel
            value={prescriptionId}
            onChange={event => setPrescriptionId(event.target.value)}
            options={[
              { value: '', label: 'The whole session' },
              ...exercises.map(({ prescriptionId: value, name }) => ({ value, label: name })),
            ]}
          />
        </Composer>
      ) : (
        <Button size="sm" className="justify-self-start" onClick={() => setWriting(true)}>
          <MessageSquarePlus aria-hidden="true" />
          Write about this
        </Button>
      )}
    </section>
  );
}
