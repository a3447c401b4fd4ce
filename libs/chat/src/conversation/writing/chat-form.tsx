import type { ReactNode } from 'react';
import { FormToken } from '@parlour/api-client/call-form';

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
  return (
    <form id={id} method="post" hidden data-unscripted={children ? '' : undefined}>
      <FormToken />
      <input type="hidden" name="conversation_id" value={conversationId} />
      <input type="hidden" name={act} value={value} />
      {children}
    </form>
  );
}
