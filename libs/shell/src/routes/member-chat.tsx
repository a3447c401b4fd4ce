import { useParams } from 'react-router';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { conversationAction } from '../navigation/conversation-action.ts';
import { ConversationPage, conversationQueries, drawnConversationQueries } from '../navigation/conversation-page.tsx';

const targetOf = (id: string) => ({ profile_id: id });

export const loader = serverLoader(drawnConversationQueries(targetOf));
export const clientLoader = browserLoader(conversationQueries(targetOf));
export const action = conversationAction(targetOf);

/** Writing to a member, before or after the first message. */
export default function MemberChatRoute() {
  return <ConversationPage target={targetOf(useParams()['id'] ?? '')} />;
}
