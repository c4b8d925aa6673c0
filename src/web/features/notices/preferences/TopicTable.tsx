import { channels, topicText } from '#domain/notices/topics.ts';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import type { Preferences } from './PreferencesForm.tsx';

type Topics = Preferences['topics'];

const channelText = { push: 'Push', mail: 'Mail', inApp: 'App' };

/** Which topic comes which way. Four narrow columns, so it fits a small phone as it is. */
export function TopicTable({ topics, onChange }: { topics: Topics; onChange: (next: Topics) => void }) {
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <caption className="sr-only">What you are notified about, and how</caption>
      <thead>
        <tr className="text-xs font-medium text-faint">
          <th scope="col" className="pb-1 font-medium">
            Topic
          </th>
          {channels.map(channel => (
            <th key={channel} scope="col" className="w-13 pb-1 text-center font-medium">
              {channelText[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map(one => (
          <tr key={one.topic} className="border-t border-line">
            <th scope="row" className="py-1 pr-2 text-sm font-normal">
              {topicText[one.topic]}
            </th>
            {channels.map(channel => (
              <td key={channel}>
                <Checkbox
                  hideLabel
                  label={`${topicText[one.topic]} by ${channelText[channel]}`}
                  className="[&>label]:min-h-11 [&>label]:cursor-pointer [&>label]:justify-center"
                  checked={one[channel]}
                  onChange={({ target }) =>
                    onChange(
                      topics.map(each =>
                        each.topic === one.topic ? { ...each, [channel]: target.checked } : each,
                      ),
                    )
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
