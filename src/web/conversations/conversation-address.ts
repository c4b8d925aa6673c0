import { pushEntry } from '#web/place/history-entry.ts';
import { viewsInHistory } from '#web/place/view-history.ts';

/** What the console's Messages show: the list, or one member's conversation (beside it, where there is room). */
export const {
  useView: useConversationView,
  switchView: switchConversation,
  openView: openConversationView,
  leaveView: leaveConversation,
} = viewsInHistory({ list: null, conversation: 'memberId' }, 'list');

/** From anywhere in the console to what was said with a member; Back leads there again. */
export function openConversation(memberId: string): void {
  pushEntry({ section: 'messages', view: { name: 'conversation', memberId } }, '/admin');
  window.scrollTo(0, 0);
}
