import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { changeChat } from '@parlour/api-client/chat/update-chat';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';
import { Button, lowOnly, Note, useFocusHeir } from '@parlour/ui';

/** On a phone on its side, title and sentence go on one line, so that the box to write in has room. */
const Place = styled.div`
  ${lowOnly} {
    > div {
      padding-block: 6px;
    }

    & :has(> strong) {
      display: block;
    }

    & strong,
    & strong + div {
      display: inline;
    }

    & strong::after {
      content: ' · ';
    }
  }
`;

interface ChatRequestProps {
  conversationId: string;
  name: string;
  /** The id of what is posted as long as no script answers; it stands elsewhere, since this is inside of the form of a message. */
  form: string;
  /** Takes the focus from the button once it has accepted. */
  focusBox: () => void;
}

/** Somebody who was not asked for would like to chat: answering opens the conversation, and so does accepting. */
export function ChatRequest({ conversationId, name, form, focusBox }: ChatRequestProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const sentence = useErrorSentence();
  const button = useFocusHeir(focusBox);
  const accept = (event: MouseEvent) => {
    event.preventDefault();
    changeChat(client, { id: conversationId, accept: true }).catch((error: unknown) =>
      toast({ tone: 'danger', text: sentence(error) }),
    );
  };
  return (
    <Place>
      <Note
        tone="action"
        title={t`${name} would like to get to know you`}
        end={
          <Button ref={button} type="submit" form={form} tone="primary" onClick={accept}>
            <Trans>Accept</Trans>
          </Button>
        }
      >
        <Trans>Answer or accept to begin. Nobody is told if you don’t.</Trans>
      </Note>
    </Place>
  );
}
