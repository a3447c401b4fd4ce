export { ChatPage, chatQueries, MemberChatPage, memberChatQueries } from './chat-page.tsx';
export { ChatsPage, chatsQueries } from './chats-page.tsx';
export { OpenChats } from './list/open-chats.tsx';
export { chatsTitle, chatTitle } from './titles.ts';
