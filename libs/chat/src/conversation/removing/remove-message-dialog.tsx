import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerClock } from '@parlour/api-client/account/user';
import type { MessageRemoval } from '@parlour/api-client/chat/remove-message';
import type { Message } from '@parlour/contract/types/chat';
import { useErrorSentence } from '@parlour/i18n';
import { mayTakeBack } from '@parlour/models/chat/take-back';
import { Button, Dialog, Note, Text } from '@parlour/ui';

interface RemoveMessageDialogProps {
  message: Message;
  /** The other member's. */
  name: string;
  open: boolean;
  /** For whom it is being removed; null while nothing is. */
  removing: MessageRemoval['for'] | null;
  /** Why it was not removed. */
  error: Error | null;
  onClose: () => void;
  onRemove: (whom: MessageRemoval['for']) => void;
}

/** What a message can be: nobody's yet, one's own that may still go for both or is too old for that, or the other's. */
type Kind = 'held' | 'recent' | 'old' | 'theirs';

function kindOf({ from, status, sent_at }: Message, now: Date): Kind {
  if (from === 'them') return 'theirs';
  if (status === 'held') return 'held';
  return mayTakeBack(new Date(sent_at), now) ? 'recent' : 'old';
}

/** Says what removing a message means before it is done, for oneself and for both. */
export function RemoveMessageDialog(props: RemoveMessageDialogProps) {
  const { message, name, open, removing, error, onClose, onRemove } = props;
  const { t } = useLingui();
  const sentence = useErrorSentence();
  const { offset } = useServerClock();
  const [kind] = useState(() => kindOf(message, new Date(Date.now() + offset)));
  const meanings = {
    held: t`It will not be sent to ${name}.`,
    recent: t`If you remove it only for you, ${name} keeps it. If you remove it for both, ${name} can no longer read it.`,
    old: t`It disappears for you, ${name} keeps it. It is too late to remove it for both.`,
    theirs: t`It disappears for you, ${name} keeps it.`,
  };
  const buttonFor = (whom: MessageRemoval['for']) => ({
    pending: removing === whom,
    pendingLabel: t`Removing`,
    onClick: () => removing === null && onRemove(whom),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Remove this message?`}
      closeLabel={t`Close`}
      width={500}
      actions={
        kind === 'recent' ? (
          <>
            <Button {...buttonFor('me')}>{t`Only for me`}</Button>
            <Button tone="danger" {...buttonFor('all')}>{t`For both`}</Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t`Keep it`}</Button>
            {/* Sent meanwhile, a held one goes for both: whoever removes it was told that it does not reach the other. */}
            <Button tone="danger" {...buttonFor(kind === 'held' ? 'all' : 'me')}>{t`Remove`}</Button>
          </>
        )
      }
    >
      <Text>{meanings[kind]}</Text>
      {(kind === 'recent' || kind === 'old') && <Text $tone="quiet">{t`Credits are not returned.`}</Text>}
      {error && (
        <Note tone="danger" announce="assertive">
          {sentence(error)}
        </Note>
      )}
    </Dialog>
  );
}
