import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { conversationOptions } from '@parlour/api-client/chat/conversation';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import { SkipLink } from '@parlour/ui';
import { isWritingOver, writingId } from './writing-place.ts';

/** Leads past the list and the acts of every message to where one writes, if one may (WCAG 2.4.1). */
export function WritingLink({ target }: { target: ConversationTarget }) {
  const { t } = useLingui();
  const { can_send: canSend } = useSuspenseQuery(conversationOptions(target)).data;
  return isWritingOver(canSend.reason) ? null : (
    <SkipLink href={`#${writingId}`}>{t`Skip to the message box`}</SkipLink>
  );
}
