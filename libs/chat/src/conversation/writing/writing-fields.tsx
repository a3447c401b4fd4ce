import { FormToken } from '@parlour/api-client/call-form';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { newestUnread } from '../messages/newest-unread.ts';

/** What goes with a message that is sent without scripts: the price beside the button, and how far its writer has read. */
export function WritingFields({ page }: { page: ConversationPage }) {
  const unread = newestUnread(page.messages);
  return (
    <>
      <FormToken />
      <input type="hidden" name="expected_cost" value={page.can_send.cost.text} />
      {unread !== undefined && <input type="hidden" name="read_until" value={unread} />}
    </>
  );
}
