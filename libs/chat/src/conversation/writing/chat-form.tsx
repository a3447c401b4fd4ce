import type { ReactNode } from 'react';
import { FORM_TOKEN } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';

interface ChatFormProps {
  id?: string;
  conversationId: string;
  /** What shall become of the conversation: the field by which the page's route action knows the act, and its value. */
  act: 'accept' | 'read_until' | 'muted';
  value: string;
  /** The button; none where it stands elsewhere and names the form. */
  children?: ReactNode;
}

/** What an act on a conversation posts to the conversation's own page as long as no script answers it; seen without scripts alone. */
export function ChatForm({ id, conversationId, act, value, children }: ChatFormProps) {
  const { formToken } = useSite();
  return (
    <form id={id} method="post" hidden data-unscripted={children ? '' : undefined}>
      <input type="hidden" name={FORM_TOKEN} value={formToken} />
      <input type="hidden" name="conversation_id" value={conversationId} />
      <input type="hidden" name={act} value={value} />
      {children}
    </form>
  );
}
