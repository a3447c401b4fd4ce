import { useParams } from 'react-router';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { conversationAction } from '../navigation/conversation-action.ts';
import { ConversationPage, conversationQueries, drawnConversationQueries } from '../navigation/conversation-page.tsx';

const targetOf = (id: string) => ({ conversation_id: id });

export const loader = serverLoader(drawnConversationQueries(targetOf));
export const clientLoader = browserLoader(conversationQueries(targetOf));
export const action = conversationAction(targetOf);

/** One conversation. */
export default function ChatRoute() {
  return <ConversationPage target={targetOf(useParams()['id'] ?? '')} />;
}
