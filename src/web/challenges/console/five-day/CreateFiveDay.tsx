import { FiveDayEditor } from './FiveDayEditor.tsx';
import { blankFiveDay } from './five-day-draft.ts';
import { useFiveDayForm } from './use-five-day-form.ts';

/** A new 5-day challenge: written on this device, then created in one request. */
export function CreateFiveDay({ onLeave }: { onLeave: () => void }) {
  const form = useFiveDayForm({ challenge: null, begun: blankFiveDay, onDone: onLeave });
  return (
    <FiveDayEditor
      title="Create 5-Day Challenge"
      subtitle="Monday to Friday, a workout a day. Write it in your own time: the draft is kept on this device."
      saveLabel="Create Challenge"
      form={form}
      onStartOver={form.startOver}
      onLeave={onLeave}
    />
  );
}
