import { pushEntry } from '#web/navigation/history-entry.ts';
import { viewsInHistory } from '#web/navigation/view-history.ts';

/** The view of the console's Messages: the list, or one member's conversation (beside it, where there is room). */
export const {
  useView: useConversationView,
  switchView: switchConversation,
  openView: openConversationView,
  leaveView: leaveConversation,
} = viewsInHistory({ list: null, conversation: 'memberId' }, 'list');

/** Leads from anywhere in the console to a member's conversation; Back leads there again. */
export function openConversation(memberId: string): void {
  pushEntry({ section: 'messages', view: { name: 'conversation', memberId } }, '/admin');
  window.scrollTo(0, 0);
}
