import { Check, CheckCheck, CircleAlert, Clock, Hourglass } from 'lucide-react';
import { Icon } from '../layout/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** `held`: kept on the server until the address is confirmed; `failed`: not sent, nothing charged. */
export type MessageStatus = 'held' | 'sending' | 'sent' | 'read' | 'failed';

const glyphs = {
  held: Hourglass,
  sending: Clock,
  sent: Check,
  read: CheckCheck,
  failed: CircleAlert,
} satisfies Record<MessageStatus, unknown>;

export interface MessageStatusMarkProps {
  status: MessageStatus;
  /** "Sent", "Read" */
  label: string;
}

/** How far one's own message has come, as a mark and in words for those who listen. */
export function MessageStatusMark({ status, label }: MessageStatusMarkProps) {
  return (
    <>
      <Icon glyph={glyphs[status]} size="small" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
