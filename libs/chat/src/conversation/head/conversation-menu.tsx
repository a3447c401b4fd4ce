import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, EllipsisVertical, Trash2, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { removeChatMutation } from '@parlour/api-client/chat/remove-chat';
import { changeChat } from '@parlour/api-client/chat/update-chat';
import { addresses } from '@parlour/contract/addresses';
import type { Conversation } from '@parlour/contract/types/chat';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';
import { Button, Dialog, IconButton, Menu, type MenuEntry } from '@parlour/ui';
import { useSegment } from '../../list/use-segment.ts';
import { ChatForm } from '../writing/chat-form.tsx';

/** Profile and mute where there is somebody to see and to hear of, remove, and what other features add. */
export function ConversationMenu({
  page: { profile, conversation },
  extraEntries,
}: {
  page: ConversationPage;
  extraEntries: readonly MenuEntry[];
}) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const muteForm = useId();
  const muteEntry = useMuteEntry(muteForm);

  const isClosed = profile.status === 'disabled';
  const entries: MenuEntry[] = [];
  if (!isClosed)
    entries.push({ label: t`View profile`, glyph: UserRound, href: addresses.member.href({ id: profile.id }) });
  if (conversation && !isClosed) entries.push(muteEntry(conversation));
  entries.push(...extraEntries);
  if (conversation)
    entries.push({
      label: t`Remove conversation`,
      glyph: Trash2,
      tone: 'danger',
      onSelect: () => setAsking(true),
    });

  return (
    <>
      <Menu label={t`More`} entries={entries}>
        {(trigger) => <IconButton {...trigger} label={t`More`} glyph={EllipsisVertical} />}
      </Menu>
      {conversation && (
        <>
          <ChatForm
            id={muteForm}
            conversationId={conversation.id}
            act="muted"
            value={conversation.muted ? 'no' : 'yes'}
          />
          <RemoveDialog
            open={asking}
            name={profile.name}
            conversationId={conversation.id}
            onClose={() => setAsking(false)}
          />
        </>
      )}
    </>
  );
}

/** @param form the id of the form that is posted as long as no script answers */
function useMuteEntry(form: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const sentence = useErrorSentence();
  return ({ id, muted }: Conversation): MenuEntry => ({
    label: muted ? t`Unmute` : t`Mute`,
    glyph: muted ? Bell : BellOff,
    form,
    onSelect: () =>
      void changeChat(client, { id, muted: !muted }).then(
        () => toast({ tone: 'success', text: muted ? t`Unmuted` : t`Muted` }),
        (error: unknown) => toast({ tone: 'danger', text: sentence(error) }),
      ),
  });
}

interface RemoveDialogProps {
  open: boolean;
  name: string;
  conversationId: string;
  onClose: () => void;
}

/** Removes locally first, then at the server; a failure is told in an alert and the list is loaded again (spec section 4). */
function RemoveDialog({ open, name, conversationId, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useSegment();
  const sentence = useErrorSentence();
  const removal = removeChatMutation(useQueryClient());
  const { mutate } = useMutation({
    ...removal,
    onError: (error, ...rest) => {
      window.alert(sentence(error));
      return removal.onError?.(error, ...rest);
    },
  });
  const remove = () => {
    onClose();
    mutate(conversationId);
    void navigate(addresses.chats.href(undefined, search));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Remove this conversation?`}
      width={300}
      actions={
        <>
          <Button onClick={onClose}>{t`Keep it`}</Button>
          <Button tone="danger" onClick={remove}>{t`Remove`}</Button>
        </>
      }
    >
      <p>{t`The messages disappear for you. ${name} keeps them, and a new message brings the conversation back.`}</p>
    </Dialog>
  );
}
