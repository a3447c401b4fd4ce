import type { ReactNode } from 'react';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { ChatRequest } from '../chat-request.tsx';
import { IcebreakerChips } from './icebreaker-chips.tsx';

interface WritingTrayProps {
  page: ConversationPage;
  /** What stands in the box. */
  text: string;
  /** The id of the form that accepts a request. */
  acceptForm: string;
  focusBox: () => void;
  /** An icebreaker goes into the box. */
  onChoose: (text: string) => void;
  /** What is to be acknowledged first. */
  children: ReactNode;
}

/** What stands above the box: the request to be answered, what is to be acknowledged, and how to begin. */
export const WritingTray = ({ page, text, acceptForm, focusBox, onChoose, children }: WritingTrayProps) => (
  <>
    {page.conversation?.state === 'request' && (
      <ChatRequest
        conversationId={page.conversation.id}
        name={page.profile.name}
        form={acceptForm}
        focusBox={focusBox}
      />
    )}
    {children}
    {page.messages.length === 0 && text === '' && <IcebreakerChips profileId={page.profile.id} onChoose={onChoose} />}
  </>
);
