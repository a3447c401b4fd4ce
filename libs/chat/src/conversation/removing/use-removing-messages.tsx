import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { removeMessageMutation, type MessageRemoval } from '@parlour/api-client/chat/remove-message';
import type { Message } from '@parlour/contract/types/chat';
import { IconButton, useFocusHeir } from '@parlour/ui';
import { RemoveMessageDialog } from './remove-message-dialog.tsx';

export interface RemovingMessages {
  /** What asks whether a message shall go; the same function in every render. */
  button: (message: Message) => ReactNode;
  dialog: ReactNode;
}

/**
 * Removes messages for oneself, or one's own for both as long as it is early enough (contract E4). The dialog stays where that
 * failed, so that it can be tried again.
 *
 * @param name of the other
 * @param focusMessages takes the focus from a button that went with its message
 */
export function useRemovingMessages(name: string, focusMessages: () => void): RemovingMessages {
  const [chosen, choose] = useState<{ message: Message; isOpen: boolean; opening: number } | null>(null);
  const { mutate, reset, error, isPending, variables } = useMutation(removeMessageMutation(useQueryClient()));
  useEffect(() => {
    if (chosen && !chosen.isOpen && document.activeElement === document.body) focusMessages();
  }, [chosen, focusMessages]);
  const close = () => choose((current) => current && { ...current, isOpen: false });
  const button = useCallback(
    (message: Message) => {
      const ask = () => {
        reset();
        choose((before) => ({ message, isOpen: true, opening: (before?.opening ?? 0) + 1 }));
      };
      return <RemoveButton onClick={ask} focusMessages={focusMessages} />;
    },
    [reset, focusMessages],
  );
  const remove = (message: Message, whom: MessageRemoval['for']) =>
    mutate({ message, for: whom }, { onSuccess: close });
  return {
    button,
    dialog: chosen && (
      <RemoveMessageDialog
        key={chosen.opening}
        message={chosen.message}
        name={name}
        open={chosen.isOpen}
        removing={isPending ? variables.for : null}
        error={error}
        onClose={close}
        onRemove={(whom) => remove(chosen.message, whom)}
      />
    ),
  };
}

function RemoveButton({ onClick, focusMessages }: { onClick: () => void; focusMessages: () => void }) {
  const { t } = useLingui();
  const button = useFocusHeir(focusMessages);
  return <IconButton data-scripted ref={button} label={t`Remove this message`} glyph={Trash2} onClick={onClick} />;
}
