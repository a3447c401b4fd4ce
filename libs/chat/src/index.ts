export { ChatPage, chatQueries } from './chat-page.tsx';
export { ChatsPage, chatsQueries } from './chats-page.tsx';
export { FailedChat } from './failed-chat.tsx';
export { GiftButton } from './gifts/gift-button.tsx';
export { OpenChats } from './list/open-chats.tsx';
export { chatsTitle, chatTitle } from './titles.ts';
